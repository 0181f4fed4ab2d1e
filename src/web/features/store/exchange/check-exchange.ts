import { type CurrencyCode, LIMITS } from '#contract/values/limits.ts';
import { toMajor, toMinor } from '#domain/money/money.ts';
import { amountRules } from '#domain/rules/amount-rules.ts';
import { numberRules } from '#domain/rules/number-rules.ts';

export interface ExchangeWish {
  /** Unit price in major units. */
  readonly price: number;
  readonly currency: CurrencyCode;
  /** As typed. */
  readonly quantity: string;
  /** Star coins of the currency; null if unknown. */
  readonly balance: number | null;
}

export interface ExchangeCheck {
  /** Number of units; null if the input is invalid. */
  readonly quantity: number | null;
  readonly total: number | null;
  /** Remaining star coins; null if unknown. */
  readonly remains: number | null;
  /** Missing star coins; 0 if there are enough. */
  readonly missing: number;
  /** Message key of the problem with its values; null if there is none. */
  readonly issue: { readonly message: string; readonly values: Readonly<Record<string, number>> } | null;
}

const NOTHING = { quantity: null, total: null, remains: null, missing: 0 } as const;

/** Calculates an exchange and checks whether the star coins are enough (R5.91, R5.92). */
export function checkExchange({ price, currency, quantity: typed, balance }: ExchangeWish): ExchangeCheck {
  const text = typed.normalize('NFKC').trim();
  const whole = numberRules.positive_integer.check(text, {});
  if (whole !== true) return { ...NOTHING, issue: { message: whole, values: {} } };
  const quota = amountRules.insufficient_quota.check(text, { available: LIMITS.orderQuantityMax });
  if (quota !== true) return { ...NOTHING, issue: { message: quota, values: { available: LIMITS.orderQuantityMax } } };
  const quantity = Number(text);
  const totalMinor = (toMinor(price, currency) ?? 0) * quantity;
  const total = toMajor(totalMinor, currency);
  if (balance === null) return { quantity, total, remains: null, missing: 0, issue: null };
  const enough = amountRules.insufficient_points_vip.check(total, { available: balance });
  const leftMinor = (toMinor(balance, currency) ?? 0) - totalMinor;
  if (enough === true) return { quantity, total, remains: toMajor(leftMinor, currency), missing: 0, issue: null };
  const missing = toMajor(-leftMinor, currency);
  return { quantity, total, remains: null, missing, issue: { message: enough, values: { available: balance } } };
}
