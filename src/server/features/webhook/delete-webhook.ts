import type { Handler } from '../../api/handler.ts';
import { requireSession } from '../../api/require-session.ts';
import type { Services } from '../../services.ts';
import { writeAudit } from '../audit/public.ts';
import { requireOwnWebhook } from './webhook-policy.ts';
import { deleteWebhookRow, lockOwnWebhook } from './webhook-queries.ts';

/** Deletes a webhook; its remaining jobs do nothing. */
export function deleteWebhook({ database }: Pick<Services, 'database'>): Handler<'deleteWebhook'> {
  return async ({ id }, context) => {
    const { userId } = requireSession(context);
    await database.db.transaction().execute(async (trx) => {
      requireOwnWebhook(await lockOwnWebhook(trx, { userId, id }));
      await deleteWebhookRow(trx, id);
      await writeAudit(trx, { actorUserId: userId, action: 'webhook.delete', subject: `webhook:${id}` });
    });
    return { result: true };
  };
}
