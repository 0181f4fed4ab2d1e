import type { CurrencyCode } from '#contract/values/limits.ts';
import { isPaymentMethod, type PaymentMethod } from '#contract/values/payment-methods.ts';
import { isCurrencyCode } from '#domain/money/currencies.ts';
import { toMinor } from '#domain/money/money.ts';

/** Preselected values of the top-up form. */
export interface TopUpPrefill {
  readonly currency: CurrencyCode;
  /** In major units, as text. */
  readonly amount: string;
  readonly method: PaymentMethod | null;
}

/** Parses `?topUp=TWD-150` or `?topUp=TWD-150-credit_card`; null for anything else. */
export function readTopUpPrefill(value: unknown): TopUpPrefill | null {
  if (typeof value !== 'string') return null;
  const [currency, amount = '', method] = value.split('-');
  if (!isCurrencyCode(currency) || !/^\d{1,9}(?:\.\d{1,2})?$/.test(amount)) return null;
  if ((toMinor(amount, currency) ?? 0) === 0) return null;
  return { currency, amount, method: isPaymentMethod(method) ? method : null };
}

/** The query that opens the form with preselected values. */
export function topUpQuery({
  currency,
  amount,
  method = null,
}: Omit<TopUpPrefill, 'method'> & Partial<TopUpPrefill>): string {
  return `?topUp=${[currency, amount, method].filter((part) => part !== null).join('-')}`;
}
