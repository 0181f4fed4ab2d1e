import {
  createWebhook,
  deleteWebhook,
  editWebhook,
  getDelivery,
  listDeliveries,
  listWebhooks,
  renewWebhookSecret,
  replayDelivery,
  replayFailed,
  testWebhook,
} from '#contract/webhook/endpoints.ts';
import { type BoundHandler, handle } from '../../api/handler-table.ts';
import type { Services } from '../../services.ts';
import { createCreateWebhook } from './create-webhook.ts';
import { createDeleteWebhook } from './delete-webhook.ts';
import { createEditWebhook } from './edit-webhook.ts';
import { createGetDelivery } from './get-delivery.ts';
import { createListDeliveries } from './list-deliveries.ts';
import { createListWebhooks } from './list-webhooks.ts';
import { createRenewWebhookSecret } from './renew-webhook-secret.ts';
import { createReplayDelivery } from './replay-delivery.ts';
import { createReplayFailed } from './replay-failed.ts';
import { createTestWebhook } from './test-webhook.ts';

/** Addresses of developers that are told of purchases, and the log of what they were told. */
export function webhookHandlers(services: Services): BoundHandler[] {
  return [
    handle(listWebhooks, createListWebhooks(services)),
    handle(createWebhook, createCreateWebhook(services)),
    handle(editWebhook, createEditWebhook(services)),
    handle(deleteWebhook, createDeleteWebhook(services)),
    handle(renewWebhookSecret, createRenewWebhookSecret(services)),
    handle(testWebhook, createTestWebhook(services)),
    handle(listDeliveries, createListDeliveries(services)),
    handle(getDelivery, createGetDelivery(services)),
    handle(replayDelivery, createReplayDelivery(services)),
    handle(replayFailed, createReplayFailed(services)),
  ];
}
