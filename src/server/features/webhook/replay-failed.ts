import { LIMITS } from '#contract/values/limits.ts';
import { readPeriod } from '#domain/money/business-period.ts';
import { DAY_MS } from '#domain/time/durations.ts';
import type { Handler } from '../../api/handler.ts';
import { requireSession } from '../../api/require-session.ts';
import type { Services } from '../../services.ts';
import { reviveFailed } from './delivery-queries.ts';
import { deliverWebhook, planTry } from './webhook-jobs.ts';
import { requireOwnWebhook } from './webhook-policy.ts';
import { lockOwnWebhook } from './webhook-queries.ts';

/** Replays deliveries that failed since a time, or all in the log, up to the limit of one call. */
export function replayFailed({ database, jobs }: Pick<Services, 'database' | 'jobs'>): Handler<'replayFailed'> {
  return async ({ id, since: beginAt }, context) => {
    const { userId } = requireSession(context);
    const at = new Date(context.clock());
    const fromMs = readPeriod({ beginAt })?.fromMs ?? at.getTime() - LIMITS.webhookLogDays * DAY_MS;
    const since = new Date(fromMs);
    const count = await database.db.transaction().execute(async (trx) => {
      const webhook = requireOwnWebhook(await lockOwnWebhook(trx, { userId, id }));
      const revived = await reviveFailed(trx, { webhookId: id, since, limit: LIMITS.webhookReplayAtOnce }, at);
      const isFailing = webhook.failing_since !== null;
      const tries = revived.map((row) =>
        planTry({ deliveryId: row.id, webhookId: id, tries: row.tries, isReplay: true, isFailing }),
      );
      await jobs.enqueueAll(trx, deliverWebhook, tries);
      return tries.length;
    });
    return { count, since: since.toISOString() };
  };
}
