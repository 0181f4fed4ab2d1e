import { amountSchema, countrySchema, currencySchema, momentSchema } from '../schema/code-schemas.ts';
import { described, named, z } from '../schema/schema.ts';
import { stateSchema } from '../schema/state-schemas.ts';
import { ORDER_PAYMENT_METHODS } from '../values/payment-methods.ts';
import { PAYMENT_STATUS } from '../values/states.ts';

/** Why a player or the seller wants a refund of an order, and the outcome. An order has one request at most. */
export const orderRefundRequestSchema = named(
  'OrderRefundRequest',
  z.object({
    reason: z.string(),
    requestedAt: momentSchema,
    decision: described('null until it is decided', z.nullable(z.enum(['refunded', 'declined']))),
    answer: described('the reason that came with the decision', z.string()),
    decidedAt: z.nullable(momentSchema),
    by: described('who requested it', z.enum(['player', 'seller'])),
  }),
);
export type OrderRefundRequest = z.output<typeof orderRefundRequestSchema>;

/** Star coins spent on a product, in the requested language (R3.36, R3.37). */
export const orderSchema = named(
  'Order',
  z.object({
    orderId: z.string(),
    exchangeId: described('exchange number, as the seller sees it', z.string()),
    applicationId: z.string(),
    applicationName: z.string(),
    productId: z.string(),
    productName: z.string(),
    paymentMethod: z.enum(ORDER_PAYMENT_METHODS),
    paymentStatus: stateSchema(PAYMENT_STATUS),
    currency: currencySchema,
    quantity: z.int(),
    amount: amountSchema,
    points: amountSchema,
    refundedAmount: amountSchema,
    refundRequest: described('null if none was ever requested', z.nullable(orderRefundRequestSchema)),
    seller: described('name of the provider', z.string()),
    createdAt: momentSchema,
    testMode: described('a test account got it for free, to try the game', z.boolean()),
    country: described(
      'country whose price was charged; null for older orders that did not record it',
      z.nullable(countrySchema),
    ),
    acknowledgedAt: described('when the game acknowledged the delivery', z.nullable(momentSchema)),
  }),
);
export type Order = z.output<typeof orderSchema>;

/** All matching orders of one currency together. `amount` includes refunded ones. */
export const orderTotalSchema = named(
  'OrderTotal',
  z.object({
    currency: currencySchema,
    count: z.int(),
    amount: amountSchema,
    points: amountSchema,
    refundedAmount: amountSchema,
  }),
);
export type OrderTotal = z.output<typeof orderTotalSchema>;

/** An order as operators see it. */
export const operatorOrderSchema = named(
  'OperatorOrder',
  z.extend(orderSchema, {
    user: described('who paid', z.object({ id: z.int(), account: z.string(), nickname: z.string() })),
    refundOperatorId: described(
      'who has called for the refund, while it waits for another operator; else null',
      z.nullable(z.int()),
    ),
  }),
);
export type OperatorOrder = z.output<typeof operatorOrderSchema>;
