import Big from 'big.js';

/** The store's fee in percent, from a month (`YYYY-MM`) on. */
export interface FeeStep {
  readonly fromMonth: string;
  readonly percent: number;
}

const PERCENT = String.raw`(?:100(?:\.0{1,2})?|\d{1,2}(?:\.\d{1,2})?)`;
const MONTH = String.raw`\d{4}-(?:0[1-9]|1[0-2])`;
const SCHEDULE = new RegExp(`^${PERCENT}(?:,${MONTH}:${PERCENT})*$`);
/** Earlier than any month with sales. */
const FIRST_MONTH = '0000-01';

/**
 * Parses a fee schedule such as `30` or `30,2027-01:25`: the fee, then later fees with their first months. Past
 * months keep their fee, so that statements never change. Undefined if it is malformed or months are out of order.
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

/** The fee of a month, in percent; `readFeeSchedule` parses the schedule. */
export function feePercentOf(schedule: string, month: string): number {
  return readFeeSchedule(schedule)?.findLast(({ fromMonth }) => fromMonth <= month)?.percent ?? 0;
}

/** A seller's turnover in a month and currency, in minor units. */
export interface Turnover {
  readonly amountMinor: number;
  readonly refundedMinor: number;
}

/**
 * Splits turnover into fee and payout, in minor units: the fee is a percentage of amount less refunds, rounded half
 * up, at least zero. A month with a negative net has no fee and a negative payout.
 */
export function splitTurnover({ amountMinor, refundedMinor }: Turnover, percent: number) {
  const netMinor = amountMinor - refundedMinor;
  const feeMinor = Number(new Big(Math.max(netMinor, 0)).times(percent).div(100).round(0, Big.roundHalfUp));
  return { feeMinor, payoutMinor: netMinor - feeMinor };
}
