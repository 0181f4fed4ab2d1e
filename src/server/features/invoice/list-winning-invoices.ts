import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR } from '#contract/errors/errors.ts';
import { readCalendarDate } from '#contract/schema/calendar-date.ts';
import { isWithinWinningDays } from '#domain/invoice/winning-days.ts';
import { businessDayOf, type PeriodBounds, readPeriod } from '#domain/money/business-period.ts';
import { DAY_MS } from '#domain/time/durations.ts';
import type { Handler } from '../../api/handler.ts';
import { requireSession } from '../../api/require-session.ts';
import type { Services } from '../../services.ts';
import { type DrawDays, listWinning } from './own-invoice-queries.ts';
import { presentInvoice } from './present-invoice.ts';

/**
 * Lists invoices that won in draws of the last WINNING_DAYS (R9.5) within the requested period.
 * @throws ApiError `parameterError` for a period that ends before it begins.
 */
export function listWinningInvoices({ database, config }: Services): Handler<'listWinningInvoices'> {
  return async (bounds, context) => {
    const { userId } = requireSession(context);
    const days = config.WINNING_DAYS;
    const nowMs = context.clock();
    const rows = await listWinning(database.db, { userId, ...readDays(bounds, nowMs, days) });
    const list = rows.filter(({ drawn_on }) => isListed(drawn_on, nowMs, days)).map(presentInvoice);
    return { count: list.length, list, days };
  };
}

/** Intersects the requested period with the latest days, in whole days. */
function readDays(bounds: PeriodBounds, nowMs: number, days: number): DrawDays {
  const asked = readPeriod(bounds);
  if (asked === undefined) throw new ApiError(ERROR.parameterError);
  const oldest = businessDayOf(nowMs - days * DAY_MS);
  const today = businessDayOf(nowMs);
  const from = asked.fromMs === null ? oldest : businessDayOf(asked.fromMs);
  const until = asked.toMs === null ? today : businessDayOf(asked.toMs - 1);
  return { from: from > oldest ? from : oldest, until: until < today ? until : today };
}

function isListed(drawnOn: string | null, nowMs: number, days: number): boolean {
  const drawnAt = readCalendarDate(drawnOn ?? '');
  const today = readCalendarDate(businessDayOf(nowMs));
  return drawnAt !== undefined && today !== undefined && isWithinWinningDays(drawnAt, today, days);
}
