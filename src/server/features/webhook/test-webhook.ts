import type { Transaction } from 'kysely';
import type { Handler } from '../../api/handler.ts';
import { requireSession } from '../../api/require-session.ts';
import type { Schema } from '../../db/schema.ts';
import type { Services } from '../../services.ts';
import { findWaitingTest, insertDeliveries, insertMessage } from './message-queries.ts';
import { deliverWebhook, planTry } from './webhook-jobs.ts';
import { requireOwnWebhook } from './webhook-policy.ts';
import { findOwnWebhook, lockOwnWebhook, type WebhookRow } from './webhook-queries.ts';
import { writePayload } from './write-payload.ts';

/**
 * Sends one test message to a webhook, even if it is turned off, without retries. Only one may be pending: neither a
 * button nor a program may make us send a third party a thousand requests.
 */
export function testWebhook({ database, jobs }: Pick<Services, 'database' | 'jobs'>): Handler<'testWebhook'> {
  return async ({ id }, context) => {
    const { userId } = requireSession(context);
    const at = new Date(context.clock());
    const deliveryId = await database.db.transaction().execute(async (trx) => {
      requireOwnWebhook(await lockOwnWebhook(trx, { userId, id }));
      const waiting = await findWaitingTest(trx, id);
      if (waiting !== undefined) return waiting.id;
      const webhook = requireOwnWebhook(await findOwnWebhook(trx, { userId, id }));
      const made = await makeTest(trx, webhook, at);
      const planned = planTry({ deliveryId: made, webhookId: id, tries: 0, isFailing: webhook.failing_since !== null });
      await jobs.enqueue(trx, deliverWebhook, planned.data, planned.options);
      return made;
    });
    return { deliveryId };
  };
}

async function makeTest(trx: Transaction<Schema>, webhook: WebhookRow, at: Date): Promise<number> {
  const type = 'webhook.test';
  const messageNumber = await insertMessage(trx, {
    ...{ application_id: webhook.application_id, type, created_at: at, fanned_out_at: at },
    payload: writePayload({ type, at, data: { applicationId: webhook.app_id } }),
  });
  const [delivery] = await insertDeliveries(trx, [{ webhookId: webhook.id, messageNumber }], at);
  if (delivery === undefined) throw new Error('a delivery was not stored');
  return delivery.id;
}
