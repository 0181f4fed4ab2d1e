import { businessDayOf, startOfBusinessDay } from './business-period.ts';

/** A ledger transaction is dated by its start; by then the last one of a month has long been committed. */
const SETTLED_AFTER_MS = 60 * 60 * 1000;

/** The bounds of a month (`YYYY-MM`, Taiwan) in unix milliseconds; `toMs` is exclusive. */
export function spanOfMonth(month: string): { readonly fromMs: number; readonly toMs: number } {
  return { fromMs: startOfBusinessDay(`${month}-01`), toMs: startOfBusinessDay(`${monthAfter(month)}-01`) };
}

/** Whether a month is final: true an hour after its end. */
export function isMonthOver(month: string, nowMs: number): boolean {
  return businessDayOf(nowMs - SETTLED_AFTER_MS).slice(0, 7) > month;
}

function monthAfter(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  const next = number === 12 ? { year: year + 1, number: 1 } : { year, number: number + 1 };
  return `${String(next.year).padStart(4, '0')}-${String(next.number).padStart(2, '0')}`;
}
