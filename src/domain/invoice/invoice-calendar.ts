/** Two-month invoice periods, named by the first month: `2025-11` is November and December 2025. */
const PERIOD = /^\d{4}-(?:01|03|05|07|09|11)$/;

/** The draw is in the month after a period; prizes are paid from the following month, for three months. */
const DRAW_DAY = '25';
const MONTHS_TO_DRAW = 2;
const FIRST_REDEEM_DAY = '06';
const LAST_REDEEM_DAY = '05';
const MONTHS_TO_REDEEM = 3;
const REDEEM_MONTHS = 3;

export interface RedeemWindow {
  /** Inclusive bounds, as YYYY-MM-DD in Taiwan. */
  readonly from: string;
  readonly until: string;
}

export function isInvoicePeriod(text: string): boolean {
  return PERIOD.test(text);
}

/** The period (`YYYY-MM`, its odd month) of an invoice issued on this day (`YYYY-MM-DD…`) in Taiwan. */
export function invoicePeriodOf(day: string): string {
  const month = Number(day.slice(5, 7));
  return addMonths(day.slice(0, 7), month % 2 === 0 ? -1 : 0);
}

/** The day of a period's draw: the 25th of the next odd month, as YYYY-MM-DD. */
export function drawDateOf(period: string): string {
  return `${addMonths(period, MONTHS_TO_DRAW)}-${DRAW_DAY}`;
}

/** When prizes of a period are paid. Bank holidays, which may postpone the last day, are not considered. */
export function redeemWindowOf(period: string): RedeemWindow {
  return {
    from: `${addMonths(period, MONTHS_TO_REDEEM)}-${FIRST_REDEEM_DAY}`,
    until: `${addMonths(period, MONTHS_TO_REDEEM + REDEEM_MONTHS)}-${LAST_REDEEM_DAY}`,
  };
}

/** Adds months to a month (`YYYY-MM`). */
function addMonths(month: string, count: number): string {
  const months = Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1 + count;
  return `${String(Math.floor(months / 12)).padStart(4, '0')}-${String((months % 12) + 1).padStart(2, '0')}`;
}
