import Big from 'big.js';

/** The store's share, in percent, from a month on (`YYYY-MM`). */
export interface FeeStep {
  readonly fromMonth: string;
  readonly percent: number;
}

const PERCENT = String.raw`(?:100(?:\.0{1,2})?|\d{1,2}(?:\.\d{1,2})?)`;
const MONTH = String.raw`\d{4}-(?:0[1-9]|1[0-2])`;
const SCHEDULE = new RegExp(`^${PERCENT}(?:,${MONTH}:${PERCENT})*$`);
/** Before every month that has sales. */
const FIRST_MONTH = '0000-01';

/**
 * Reads shares like `30` or `30,2027-01:25`: the share, and from which months on it is another one. Months that are over
 * keep theirs, so that no statement changes any more. Undefined for anything else, or months out of order.
 */
export function readFeeSchedule(text: string): readonly FeeStep[] | undefined {
  const compact = text.replaceAll(/\s/g, '');
  if (!SCHEDULE.test(compact)) return undefined;
  const steps = compact.split(',').map((part) => {
    const [last = '', month = FIRST_MONTH] = part.split(':').reverse();
    return { fromMonth: month, percent: Number(last) };
  });
  const isInOrder = steps.every(({ fromMonth }, index) => fromMonth > (steps[index - 1]?.fromMonth ?? ''));
  return isInOrder ? steps : undefined;
}

/** The share of a month, in percent; the schedule is a text that `readFeeSchedule` reads. */
export function feePercentOf(schedule: string, month: string): number {
  return readFeeSchedule(schedule)?.findLast(({ fromMonth }) => fromMonth <= month)?.percent ?? 0;
}

/** What a seller has made in a month and a currency, in minor units. */
export interface Turnover {
  readonly amountMinor: number;
  readonly refundedMinor: number;
}

/**
 * What the store keeps of it and what the seller is paid, in minor units: the share of amount less refunds, rounded half
 * up, never below zero. A month in which refunds prevail costs no fee, and its payout is below zero.
 */
export function splitTurnover({ amountMinor, refundedMinor }: Turnover, percent: number) {
  const netMinor = amountMinor - refundedMinor;
  const feeMinor = Number(new Big(Math.max(netMinor, 0)).times(percent).div(100).round(0, Big.roundHalfUp));
  return { feeMinor, payoutMinor: netMinor - feeMinor };
}
