import type { OperatorDeposit } from '#contract/deposit/entities.ts';
import { toMajor, toMinor } from '#domain/money/money.ts';

type Refunded = Pick<OperatorDeposit, 'amount' | 'refundedAmount' | 'currency'>;

/** The amount not yet refunded, exact, in major units. */
export function leftOf({ amount, refundedAmount, currency }: Refunded): number {
  return toMajor((toMinor(amount, currency) ?? 0) - (toMinor(refundedAmount, currency) ?? 0), currency);
}

/** Parses a refund amount in major units; undefined if it is invalid or exceeds what is left. */
export function readRefund(deposit: Refunded, text: string): number | undefined {
  const { currency } = deposit;
  const minor = toMinor(text.trim(), currency);
  if (minor === undefined || minor <= 0) return undefined;
  const amount = toMajor(minor, currency);
  return amount <= leftOf(deposit) ? amount : undefined;
}
