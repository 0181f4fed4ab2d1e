import type { OperatorDeposit } from '#contract/deposit/entities.ts';
import { toMajor, toMinor } from '#domain/money/money.ts';

type Refunded = Pick<OperatorDeposit, 'amount' | 'refundedAmount' | 'currency'>;

/** What of a top-up was not refunded yet, in major units, exactly. */
export function leftOf({ amount, refundedAmount, currency }: Refunded): number {
  return toMajor((toMinor(amount, currency) ?? 0) - (toMinor(refundedAmount, currency) ?? 0), currency);
}

/** An amount that was typed to be refunded, in major units; undefined for none, or for more than is left. */
export function readRefund(deposit: Refunded, text: string): number | undefined {
  const { currency } = deposit;
  const minor = toMinor(text.trim(), currency);
  if (minor === undefined || minor <= 0) return undefined;
  const amount = toMajor(minor, currency);
  return amount <= leftOf(deposit) ? amount : undefined;
}
