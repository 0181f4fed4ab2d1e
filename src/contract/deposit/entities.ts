import { amountSchema, currencySchema, momentSchema } from '../code-schemas.ts';
import { PAYMENT_METHODS } from '../payment-methods.ts';
import { described, named, z } from '../schema.ts';
import { stateSchema } from '../state-schemas.ts';
import { PAYMENT_STATUS } from '../states.ts';

/** A top-up. A refund of a part leaves it paid, with `refundedAmount`; status 3 means that all went back. */
export const depositSchema = named(
  'Deposit',
  z.object({
    orderId: z.string(),
    paymentMethod: z.enum(PAYMENT_METHODS),
    paymentStatus: stateSchema(PAYMENT_STATUS),
    currency: currencySchema,
    amount: amountSchema,
    points: amountSchema,
    refundedAmount: amountSchema,
    storeCode: described('to pay with in a convenience store', z.nullable(z.string())),
    expiresAt: described('when the offer to pay ends', z.nullable(momentSchema)),
    invoiceNumber: z.nullable(z.string()),
    createdAt: momentSchema,
    paidAt: z.nullable(momentSchema),
  }),
);
export type Deposit = z.output<typeof depositSchema>;
