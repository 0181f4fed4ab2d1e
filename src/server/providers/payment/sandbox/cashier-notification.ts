import { amountSchema, currencySchema, momentSchema } from '#contract/schema/code-schemas.ts';
import { z } from '#contract/schema/schema.ts';
import { toMajor, toMinor } from '#domain/money/money.ts';
import { BadNotification, type PaymentFact, REPORTED_STATUSES } from '../payment-provider.ts';
import { isSignedNotification, signNotification } from './cashier-signature.ts';

/** The fields of the cashier's notifications, besides the signature. */
const notificationSchema = z.object({
  orderId: z.string(),
  paymentStatus: z.literal(REPORTED_STATUSES),
  currency: currencySchema,
  amount: amountSchema,
  refundedAmount: amountSchema,
  reference: z.string(),
  storeCode: z.nullable(z.string()),
  expiresAt: momentSchema,
  sentAt: momentSchema,
});

/** Formats a payment's status as signed JSON. */
export function writeNotification(fact: PaymentFact, secret: string, sentAt: Date): string {
  const { orderId, status, currency, amountMinor, refundedMinor } = fact;
  const fields: z.output<typeof notificationSchema> = {
    orderId,
    paymentStatus: status,
    currency,
    amount: toMajor(amountMinor, currency),
    refundedAmount: toMajor(refundedMinor, currency),
    reference: fact.providerReference ?? '',
    storeCode: fact.storeCode ?? null,
    expiresAt: (fact.expiresAt ?? sentAt).toISOString(),
    sentAt: sentAt.toISOString(),
  };
  return JSON.stringify(signNotification(fields, secret));
}

/** Verifies and parses a notification. @throws BadNotification */
export function readNotification(fields: Readonly<Record<string, unknown>>, secret: string): PaymentFact {
  if (!isSignedNotification(fields, secret)) throw new BadNotification('the signature is not that of the cashier');
  const parsed = notificationSchema.safeParse(fields);
  if (!parsed.success) throw new BadNotification('the notification is not what the cashier sends');
  const { orderId, paymentStatus, currency, amount, refundedAmount, reference, storeCode, expiresAt } = parsed.data;
  const amountMinor = toMinor(amount, currency);
  const refundedMinor = toMinor(refundedAmount, currency);
  if (amountMinor === undefined || refundedMinor === undefined || Number.isNaN(Date.parse(expiresAt))) {
    throw new BadNotification('an amount or a time of the notification is none');
  }
  return {
    orderId,
    status: paymentStatus,
    amountMinor,
    currency,
    refundedMinor,
    providerReference: reference,
    storeCode: storeCode ?? undefined,
    expiresAt: new Date(expiresAt),
  };
}
