import { CURRENCY_DIGITS, type CurrencyCode, LIMITS } from '#contract/values/limits.ts';
import { isCurrencyCode } from '../money/currencies.ts';
import { AMOUNT_MINOR_MAX } from '../money/money.ts';
import { rule, ruleWith } from './rule.ts';

const PRODUCT_ID = /^[a-z0-9][a-z0-9_.]*$/;
/** The Android store's test product, with everything below it, and the store's own prefix (O75, O76). */
const RESERVED = /^(?:android\.test(?:\.|$)|yoe)/;

/** The format of an amount by the number of decimals: no exponent, sign or leading zero. */
const AMOUNT_TEXTS = { 0: /^(?:0|[1-9][0-9]*)$/, 2: /^(?:0|[1-9][0-9]*)(?:\.[0-9]{1,2})?$/ } as const;

/** Rules for a product's identifier and price (R5.35, R5.118-R5.120, R5.127). */
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

/**
 * Zero is a valid price, except in TWD. The amount must be one that `toMinor` accepts, and is checked without decimal
 * arithmetic.
 */
function isPrice(amount: number, currency: CurrencyCode): boolean {
  if (amount < 0 || (amount === 0 && currency === 'TWD')) return false;
  // Up to 2^51 minor units, a number has no excess digits exactly if it is the nearest one to a whole number of minor
  // units, which the division restores. NaN and infinity fail the comparisons.
  const scale = 10 ** CURRENCY_DIGITS[currency];
  const minor = Math.round(amount * scale);
  return minor <= AMOUNT_MINOR_MAX && minor / scale === amount;
}
