import { z } from '#contract/schema/schema.ts';
import type { CurrencyCode } from '#contract/values/limits.ts';
import { CURRENCY_DIGITS } from '#contract/values/limits.ts';
import { PAYMENT_STATUS } from '#contract/values/states.ts';
import { isCurrencyCode } from '#domain/money/currencies.ts';
import type { PaymentFact } from '../payment-provider.ts';
import { fromStripeAmount } from './stripe-amount.ts';

/** The parts of Stripe's objects that the store reads. */
const metadataSchema = z.nullish(z.object({ orderId: z.optional(z.string()) }));

export const chargeSchema = z.object({
  id: z.string(),
  amount: z.int(),
  amount_refunded: z.int(),
  currency: z.string(),
  metadata: metadataSchema,
});
export type StripeCharge = z.output<typeof chargeSchema>;

const paymentIntentSchema = z.object({
  id: z.string(),
  latest_charge: z.nullish(z.union([z.string(), chargeSchema])),
});

export const sessionSchema = z.object({
  id: z.string(),
  status: z.nullish(z.enum(['open', 'complete', 'expired'])),
  payment_status: z.enum(['paid', 'unpaid', 'no_payment_required']),
  amount_total: z.nullish(z.int()),
  currency: z.nullish(z.string()),
  url: z.nullish(z.string()),
  metadata: metadataSchema,
  payment_intent: z.nullish(z.union([z.string(), paymentIntentSchema])),
});
export type StripeSession = z.output<typeof sessionSchema>;

/** A dispute or refund in an event: the rest is read from Stripe, because events come in any order. */
export const subjectSchema = z.object({ id: z.string() });

export const knownDisputeSchema = z.object({
  id: z.string(),
  amount: z.int(),
  currency: z.string(),
  status: z.string(),
  /** What was taken from the store's balance, and put back: in the currency of the balance. */
  balance_transactions: z.array(z.object({ amount: z.int() })),
  charge: chargeSchema,
});
export type StripeDispute = z.output<typeof knownDisputeSchema>;

export const refundSchema = z.object({ id: z.string(), status: z.nullish(z.string()) });

/** A refund with the charge that it returns. */
export const knownRefundSchema = z.object({ ...refundSchema.shape, charge: z.nullish(chargeSchema) });
export type StripeRefund = z.output<typeof knownRefundSchema>;

export const eventSchema = z.object({
  type: z.string(),
  livemode: z.boolean(),
  data: z.object({ object: z.unknown() }),
});
export type StripeEvent = z.output<typeof eventSchema>;

/** An amount of Stripe's in the store's terms; undefined for a currency or fraction that the store does not have. */
export function readAmount(amount: number, currency: string) {
  const code = currency.toUpperCase();
  const amountMinor = isCurrencyCode(code)
    ? fromStripeAmount(amount, { code, digits: CURRENCY_DIGITS[code] })
    : undefined;
  return isCurrencyCode(code) && amountMinor !== undefined ? { amountMinor, currency: code } : undefined;
}

/** What a session is for; undefined for one that this store has not made, or not in its currencies. */
export function readSessionAmount({ metadata, amount_total, currency }: StripeSession) {
  const orderId = metadata?.orderId;
  const amount = readAmount(amount_total ?? -1, currency ?? '');
  return orderId === undefined || amount === undefined ? undefined : { orderId, ...amount };
}

export interface PaidAndReturned {
  readonly orderId: string;
  readonly amountMinor: number;
  readonly currency: CurrencyCode;
  /** Refunded, or taken back by a bank. */
  readonly returnedMinor: number;
}

/** A payment of which part or all was returned. */
export function returnedFact({ orderId, amountMinor, currency, returnedMinor }: PaidAndReturned): PaymentFact {
  const refundedMinor = Math.min(returnedMinor, amountMinor);
  const status = refundedMinor === amountMinor ? PAYMENT_STATUS.refunded : PAYMENT_STATUS.paid;
  return { orderId, status, amountMinor, currency, refundedMinor };
}
