import { type PaymentMethod, STORE_CODE_PAYMENT_METHODS } from '#contract/values/payment-methods.ts';

/** Leading letters of each chain's codes. */
const PREFIXES = {
  familymart: 'FMA',
  hilife: 'LHL',
  okmart: 'LOK',
} as const satisfies Record<(typeof STORE_CODE_PAYMENT_METHODS)[number], string>;

/** A code to pay with at the counter, three letters and eleven digits; null for methods without one. */
export function makeStoreCode(method: PaymentMethod, random: (below: number) => number): string | null {
  const chain = STORE_CODE_PAYMENT_METHODS.find((name) => name === method);
  if (chain === undefined) return null;
  return PREFIXES[chain] + Array.from({ length: 11 }, () => random(10)).join('');
}
