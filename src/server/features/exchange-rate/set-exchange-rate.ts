import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR } from '#contract/errors/errors.ts';
import { businessDayOf } from '#domain/money/business-period.ts';
import type { Handler } from '../../api/handler.ts';
import { requireSession } from '../../api/require-session.ts';
import type { Services } from '../../services.ts';
import { writeAudit } from '../audit/public.ts';
import { saveRates } from './rate-queries.ts';

/** Sets a rate from a past or future day on; by default from today. */
export function setExchangeRate({ database }: Pick<Services, 'database'>): Handler<'setExchangeRate'> {
  return async ({ from, to, rate, day = '' }, context) => {
    const { userId } = requireSession(context);
    if (from === to) throw new ApiError(ERROR.invalidFormat, { fields: { to: 'field.choice' } });
    const now = context.clock();
    const set = { from, to, rate, day: day || businessDayOf(now) };
    await database.db.transaction().execute(async (trx) => {
      const saved = await saveRates(trx, [set], new Date(now));
      if (saved.length === 0) return;
      const details = { rate, day: set.day };
      await writeAudit(trx, { actorUserId: userId, action: 'rate.set', subject: `rate:${from}-${to}`, details });
    });
    return { result: true } as const;
  };
}
