import type { Handler } from '../../api/handler.ts';
import { requireSession } from '../../api/require-session.ts';
import type { Services } from '../../services.ts';
import { findOwnDelivery, listAttempts } from './delivery-queries.ts';
import { presentAttempt, presentDelivery } from './present-delivery.ts';
import { requireOwnWebhook } from './webhook-policy.ts';

/** Returns a delivery of one of the caller's webhooks, with its payload and attempts. */
export function getDelivery({ database }: Pick<Services, 'database'>): Handler<'getDelivery'> {
  return async ({ id }, context) => {
    const { userId } = requireSession(context);
    const row = requireOwnWebhook(await findOwnDelivery(database.db, { userId, id }));
    const attempts = await listAttempts(database.db, row.id);
    return { ...presentDelivery(row), payload: row.payload ?? '', attempts: attempts.map(presentAttempt) };
  };
}
