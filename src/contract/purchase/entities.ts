import { amountSchema, currencySchema, momentSchema } from '../schema/code-schemas.ts';
import { described, named, z } from '../schema/schema.ts';

export const PURCHASE_STATES = ['completed', 'refunded'] as const;
export type PurchaseState = (typeof PURCHASE_STATES)[number];

/** An order as the game that sold it knows it: who bought what, and whether it was delivered. No personal data. */
export const purchaseSchema = named(
  'Purchase',
  z.object({
    exchangeId: z.string(),
    applicationId: z.string(),
    playerId: described('who bought, for this game only', z.string()),
    productId: z.string(),
    quantity: z.int(),
    currency: currencySchema,
    amount: described('paid in star coins; 0 in test mode', amountSchema),
    state: z.enum(PURCHASE_STATES),
    testMode: z.boolean(),
    createdAt: momentSchema,
    acknowledgedAt: described('null: the game has not said yet that it handed it over', z.nullable(momentSchema)),
    refundedAt: z.nullable(momentSchema),
  }),
);
export type Purchase = z.output<typeof purchaseSchema>;
