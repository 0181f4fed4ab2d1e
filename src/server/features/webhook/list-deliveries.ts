import type { Handler } from '../../api/handler.ts';
import { requireSession } from '../../api/require-session.ts';
import type { Services } from '../../services.ts';
import { listDeliveryRows } from './delivery-queries.ts';
import { presentDelivery } from './present-delivery.ts';
import { requireOwnWebhook } from './webhook-policy.ts';
import { findOwnWebhook } from './webhook-queries.ts';

/** Lists the deliveries of one of the caller's webhooks. */
export function listDeliveries({ database }: Pick<Services, 'database'>): Handler<'listDeliveries'> {
  return async ({ id, ...filter }, context) => {
    const { userId } = requireSession(context);
    requireOwnWebhook(await findOwnWebhook(database.db, { userId, id }));
    const { rows, count } = await listDeliveryRows(database.db, { ...filter, webhookId: id });
    return { count, list: rows.map(presentDelivery) };
  };
}
