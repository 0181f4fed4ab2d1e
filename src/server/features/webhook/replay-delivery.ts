import type { Handler } from '../../api/handler.ts';
import { requireSession } from '../../api/require-session.ts';
import type { Row } from '../../db/schema.ts';
import type { Services } from '../../services.ts';
import { changeDelivery, findOwnDelivery, lockDelivery } from './delivery-queries.ts';
import { deliverWebhook, planTry } from './webhook-jobs.ts';
import { requireOwnWebhook } from './webhook-policy.ts';
import { lockOwnWebhook } from './webhook-queries.ts';

/**
 * Replays a message under the same ID, immediately and with as many retries as a new one. A delivery that is about to
 * be attempted is unchanged; one that waits for a retry is sent now.
 */
export function replayDelivery({ database, jobs }: Pick<Services, 'database' | 'jobs'>): Handler<'replayDelivery'> {
  return async ({ id }, context) => {
    const { userId } = requireSession(context);
    const at = new Date(context.clock());
    await database.db.transaction().execute(async (trx) => {
      const own = requireOwnWebhook(await findOwnDelivery(trx, { userId, id }));
      const webhook = requireOwnWebhook(await lockOwnWebhook(trx, { userId, id: own.webhook_id }));
      const delivery = requireOwnWebhook(await lockDelivery(trx, id));
      if (isAboutToBeTried(delivery, at)) return;
      await changeDelivery(trx, id, { state: 'waiting', next_try_at: at, updated_at: at });
      const isFailing = webhook.failing_since !== null;
      const planned = planTry({
        deliveryId: id,
        webhookId: webhook.id,
        tries: delivery.tries,
        isReplay: true,
        isFailing,
      });
      await jobs.enqueue(trx, deliverWebhook, planned.data, planned.options);
    });
    return { result: true };
  };
}

function isAboutToBeTried({ state, next_try_at: next }: Row<'webhook_deliveries'>, at: Date): boolean {
  return state === 'waiting' && next !== null && next <= at;
}
