import type { CurrencyCode } from './limits.ts';

/** The payment methods of top-ups, in the order of the form (R3.67). */
export const PAYMENT_METHODS = [
  'credit_card',
  'direct_carrier_billing',
  'ecpay',
  'familymart',
  'hilife',
  'okmart',
] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

/** What an order was paid with: star coins, or what its top-up was paid with. */
export const ORDER_PAYMENT_METHODS = [...PAYMENT_METHODS, 'point'] as const;
export type OrderPaymentMethod = (typeof ORDER_PAYMENT_METHODS)[number];

/** Methods that exist in Taiwan only (decisions.md, "Money"). */
export const TWD_ONLY_PAYMENT_METHODS = [
  'direct_carrier_billing',
  'ecpay',
  'familymart',
  'hilife',
  'okmart',
] as const satisfies readonly PaymentMethod[];

/** Methods that are paid at the counter of a convenience store, with a code. */
export const STORE_CODE_PAYMENT_METHODS = [
  'familymart',
  'hilife',
  'okmart',
] as const satisfies readonly PaymentMethod[];

export function isPaymentMethod(value: unknown): value is PaymentMethod {
  return PAYMENT_METHODS.some((method) => method === value);
}

/** Whether a top-up in this currency can be paid with the method. */
export function takesCurrency(method: PaymentMethod, currency: CurrencyCode): boolean {
  return currency === 'TWD' || !TWD_ONLY_PAYMENT_METHODS.some((local) => local === method);
}
