import { amountSchema, currencySchema, momentSchema } from '../code-schemas.ts';
import { ORDER_PAYMENT_METHODS } from '../payment-methods.ts';
import { described, named, z } from '../schema.ts';
import { stateSchema } from '../state-schemas.ts';
import { PAYMENT_STATUS } from '../states.ts';

/** Star coins spent on a product, in the asked language (R3.36, R3.37). */
export const orderSchema = named(
  'Order',
  z.object({
    orderId: z.string(),
    exchangeId: z.string(),
    applicationId: z.string(),
    applicationName: z.string(),
    productId: z.string(),
    productName: z.string(),
    paymentMethod: z.enum(ORDER_PAYMENT_METHODS),
    paymentStatus: stateSchema(PAYMENT_STATUS),
    currency: currencySchema,
    amount: amountSchema,
    points: amountSchema,
    seller: described('name of the provider', z.string()),
    createdAt: momentSchema,
  }),
);
export type Order = z.output<typeof orderSchema>;
