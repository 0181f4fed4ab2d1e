import { LIMITS } from '#contract/values/limits.ts';
import { HOUR_MS } from '#domain/time/durations.ts';
import type { Handler } from '../../api/handler.ts';
import { requireSession } from '../../api/require-session.ts';
import type { Services } from '../../services.ts';
import { writeAudit } from '../audit/public.ts';
import { presentWebhook } from './present-webhook.ts';
import { requireOwnWebhook } from './webhook-policy.ts';
import { changeWebhook, findOwnWebhook, lockOwnWebhook } from './webhook-queries.ts';
import { makeWebhookSecret, sealWebhookSecret } from './webhook-secrets.ts';

/** Renews a webhook's secret and returns it, only this once; the previous one also signs for a day. */
export function renewWebhookSecret({
  database,
  hashKey,
}: Pick<Services, 'database' | 'hashKey'>): Handler<'renewWebhookSecret'> {
  return async ({ id }, context) => {
    const { userId } = requireSession(context);
    const at = new Date(context.clock());
    const secret = makeWebhookSecret();
    const row = await database.db.transaction().execute(async (trx) => {
      const before = requireOwnWebhook(await lockOwnWebhook(trx, { userId, id }));
      await changeWebhook(trx, id, {
        secret: sealWebhookSecret(hashKey, before.application_id, secret),
        old_secret: before.secret,
        old_secret_until: new Date(at.getTime() + LIMITS.webhookSecretHours * HOUR_MS),
        updated_at: at,
      });
      await writeAudit(trx, { actorUserId: userId, action: 'webhook.renew_secret', subject: `webhook:${id}` });
      return requireOwnWebhook(await findOwnWebhook(trx, { userId, id }));
    });
    return { secret, webhook: presentWebhook(row, context.clock()) };
  };
}
