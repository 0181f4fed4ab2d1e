import { CURRENCY_DIGITS, type CurrencyCode, LIMITS } from '#contract/values/limits.ts';
import { isCurrencyCode } from '../money/currencies.ts';
import { AMOUNT_MINOR_MAX } from '../money/money.ts';
import { rule, ruleWith } from './rule.ts';

const PRODUCT_ID = /^[a-z0-9][a-z0-9_.]*$/;
/** The test product of the Android store, with everything below it, and the store's own prefix (O75, O76). */
const RESERVED = /^(?:android\.test(?:\.|$)|yoe)/;

/** The written form of an amount by the digits of its currency: no exponent, no sign, no leading zero. */
const AMOUNT_TEXTS = { 0: /^(?:0|[1-9][0-9]*)$/, 2: /^(?:0|[1-9][0-9]*)(?:\.[0-9]{1,2})?$/ } as const;

/** The rules of a product's identifier and price (R5.35, R5.118-R5.120, R5.127). */
export const productRules = {
  product_id_format: rule(
    'rule.product_id_format',
    (value) =>
      typeof value === 'string' &&
      value.length <= LIMITS.productIdLength &&
      PRODUCT_ID.test(value) &&
      !RESERVED.test(value),
  ),
  price: ruleWith({ currency: 'text' }, 'rule.price', (value, { currency }) => {
    if (!isCurrencyCode(currency)) return false;
    if (typeof value === 'number') return isPrice(value, currency);
    return (
      typeof value === 'string' && AMOUNT_TEXTS[CURRENCY_DIGITS[currency]].test(value) && isPrice(+value, currency)
    );
  }),
} as const;

/** Free is a price, except in TWD. It has to be an amount that `toMinor` reads, and is judged without a decimal number. */
function isPrice(amount: number, currency: CurrencyCode): boolean {
  if (amount < 0 || (amount === 0 && currency === 'TWD')) return false;
  // Up to 2^51 minor units, a number has no digit too many exactly when it is the nearest one to a whole number of minor
  // units, which the division gives again. NaN and infinity fail the comparisons.
  const scale = 10 ** CURRENCY_DIGITS[currency];
  const minor = Math.round(amount * scale);
  return minor <= AMOUNT_MINOR_MAX && minor / scale === amount;
}
