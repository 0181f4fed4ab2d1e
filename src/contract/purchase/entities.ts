import { amountSchema, currencySchema, momentSchema } from '../schema/code-schemas.ts';
import { described, named, z } from '../schema/schema.ts';

export const PURCHASE_STATES = ['completed', 'refunded'] as const;
export type PurchaseState = (typeof PURCHASE_STATES)[number];

/** An order as its game sees it: who bought what, and whether it was delivered. No personal data. */
export const purchaseSchema = named(
  'Purchase',
  z.object({
    exchangeId: z.string(),
    applicationId: z.string(),
    playerId: described('the buyer; the ID is specific to this game', z.string()),
    productId: z.string(),
    quantity: z.int(),
    currency: currencySchema,
    amount: described('star coins paid; 0 in test mode', amountSchema),
    state: z.enum(PURCHASE_STATES),
    testMode: z.boolean(),
    createdAt: momentSchema,
    acknowledgedAt: described('null until the game acknowledges the delivery', z.nullable(momentSchema)),
    refundedAt: z.nullable(momentSchema),
  }),
);
export type Purchase = z.output<typeof purchaseSchema>;
