import type { FeatureHandlers } from '../../api/handler.ts';
import { createWebhook } from './create-webhook.ts';
import { deleteWebhook } from './delete-webhook.ts';
import { editWebhook } from './edit-webhook.ts';
import { getDelivery } from './get-delivery.ts';
import { listDeliveries } from './list-deliveries.ts';
import { listWebhooks } from './list-webhooks.ts';
import { renewWebhookSecret } from './renew-webhook-secret.ts';
import { replayDelivery } from './replay-delivery.ts';
import { replayFailed } from './replay-failed.ts';
import { testWebhook } from './test-webhook.ts';

/** Developers' webhooks for purchases, and their delivery log. */
export const webhookHandlers = {
  listWebhooks,
  createWebhook,
  editWebhook,
  deleteWebhook,
  renewWebhookSecret,
  testWebhook,
  listDeliveries,
  getDelivery,
  replayDelivery,
  replayFailed,
} satisfies FeatureHandlers;
