import { type CurrencyCode, LIMITS } from '#contract/values/limits.ts';
import { isCurrencyCode } from './currencies.ts';
import { toMinor } from './money.ts';

/** For each currency, in major units, the amount from which money moves only with a second operator. */
export type SecondPersonAmounts = Readonly<Record<CurrencyCode, number>>;

/** Minor units of any currency stay far below AMOUNT_MINOR_MAX. */
const AMOUNT = /^[1-9]\d{0,8}$/;

/**
 * Parses amounts such as `TWD:10000,EUR:250`; a currency that is not named keeps its default. Undefined for any other
 * form, also a number without a currency: it would mean another worth in each.
 */
export function readSecondPersonAmounts(setting: string): SecondPersonAmounts | undefined {
  const amounts: Partial<Record<CurrencyCode, number>> = {};
  for (const part of setting.split(',')) {
    const [currency, amount = '', ...more] = part.split(':').map((word) => word.trim());
    const isNew = isCurrencyCode(currency) && amounts[currency] === undefined;
    if (!isNew || !AMOUNT.test(amount) || more.length > 0) return undefined;
    amounts[currency] = Number(amount);
  }
  return { ...LIMITS.secondPersonFrom, ...amounts };
}

/** The amount of a currency from which a second operator is needed, in minor units. */
export function secondPersonFromMinor(amounts: SecondPersonAmounts, currency: CurrencyCode): number {
  // Without an amount everything would need two: the safe side.
  return toMinor(amounts[currency], currency) ?? 0;
}
