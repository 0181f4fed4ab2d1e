import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR } from '#contract/errors/errors.ts';
import { LIMITS } from '#contract/values/limits.ts';
import type { Handler } from '../../api/handler.ts';
import { requireSession } from '../../api/require-session.ts';
import type { Services } from '../../services.ts';
import { lockOwnApplication } from '../application/public.ts';
import { writeAudit } from '../audit/public.ts';
import { presentWebhook } from './present-webhook.ts';
import { requireForm, requireOwnWebhook } from './webhook-policy.ts';
import { countWebhooks, findOwnWebhook, insertWebhook } from './webhook-queries.ts';
import { makeWebhookSecret, sealWebhookSecret } from './webhook-secrets.ts';

type CreateServices = Pick<Services, 'config' | 'database' | 'hashKey'>;

/**
 * Creates a webhook and returns its secret, only this once.
 * @throws `parameterError` if its application has the maximum
 * number of webhooks.
 */
export function createWebhook(services: CreateServices): Handler<'createWebhook'> {
  const { config, database, hashKey } = services;
  return async ({ applicationId, url, description = '', events }, context) => {
    const { userId } = requireSession(context);
    const at = new Date(context.clock());
    const secret = makeWebhookSecret();
    const row = await database.db.transaction().execute(async (trx) => {
      // Locked, so that concurrent creations count each other.
      const application = await lockOwnApplication(trx, { userId, applicationId });
      if (application === undefined) throw new ApiError(ERROR.applicationNotFound);
      requireForm({ url, events }, config);
      if ((await countWebhooks(trx, application.id)) >= LIMITS.webhooksPerApplication) {
        throw new ApiError(ERROR.parameterError);
      }
      const id = await insertWebhook(trx, {
        ...{ application_id: application.id, url, description, events: [...new Set(events)] },
        ...{ secret: sealWebhookSecret(hashKey, application.id, secret), created_at: at, updated_at: at },
      });
      const details = { applicationId: application.app_id, events };
      await writeAudit(trx, { actorUserId: userId, action: 'webhook.create', subject: `webhook:${id}`, details });
      return requireOwnWebhook(await findOwnWebhook(trx, { userId, id }));
    });
    return { secret, webhook: presentWebhook(row, context.clock()) };
  };
}
