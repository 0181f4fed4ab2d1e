import type { DepositOption } from '#contract/deposit/entities.ts';
import { CURRENCY_DIGITS, type CurrencyCode } from '#contract/values/limits.ts';
import type { PaymentMethod } from '#contract/values/payment-methods.ts';
import { toMajor, toMinor } from '#domain/money/money.ts';
import { amountRules } from '#domain/rules/amount-rules.ts';

/** The values of the top-up form. */
export interface TopUpFields {
  readonly currency: CurrencyCode;
  /** As typed, in major units. */
  readonly amount: string;
  readonly method: PaymentMethod | null;
}

export interface TopUpIssue {
  readonly field: 'amount' | 'method';
  /** Message key. */
  readonly message: string;
  readonly values?: Readonly<Record<string, number>>;
}

/** Normalizes a typed amount for the API: plain digits, a point as the decimal separator. */
export function normalizeAmount(typed: string): string {
  const text = typed.normalize('NFKC').replaceAll(/\s/g, '');
  return /^\d+,\d{1,2}$/.test(text) ? text.replace(',', '.') : text;
}

/** The typed amount in major units; undefined if it is invalid for the currency. */
export function readAmount({ amount, currency }: Pick<TopUpFields, 'amount' | 'currency'>): number | undefined {
  const minor = toMinor(normalizeAmount(amount), currency);
  return minor === undefined || minor < 0 ? undefined : toMajor(minor, currency);
}

/** The problems of the form by field; empty if it can be sent. */
export function checkTopUp(fields: TopUpFields, option: DepositOption): readonly TopUpIssue[] {
  const isOffered = option.methods.some(({ paymentMethod }) => paymentMethod === fields.method);
  const amount = checkAmount(fields, option);
  const issues: TopUpIssue[] = amount === null ? [] : [amount];
  return isOffered ? issues : [...issues, { field: 'method', message: 'topUp.method.choose' }];
}

function checkAmount(fields: TopUpFields, { minAmount, maxAmount }: DepositOption): TopUpIssue | null {
  if (fields.amount.trim() === '') return { field: 'amount', message: 'field.required' };
  const value = readAmount(fields);
  if (value === undefined) {
    const isWhole = CURRENCY_DIGITS[fields.currency] === 0;
    return { field: 'amount', message: isWhole ? 'topUp.amount.whole' : 'topUp.amount.decimals' };
  }
  const { coin_min, insufficient_quota } = amountRules;
  const low = coin_min.check(value, { min: minAmount });
  if (low !== true) return { field: 'amount', message: low, values: { min: minAmount } };
  const high = insufficient_quota.check(value, { available: maxAmount });
  return high === true ? null : { field: 'amount', message: high, values: { available: maxAmount } };
}
