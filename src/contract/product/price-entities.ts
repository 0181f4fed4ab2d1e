import { amountSchema, currencySchema, momentSchema } from '../schema/code-schemas.ts';
import { described, named, z } from '../schema/schema.ts';

/** What a discount adds to a price: all or nothing of it, `lowest` and `until` only beside a single game or product. */
export const discountShape = {
  before: z.optional(described('price without the discount', amountSchema)),
  percent: z.optional(described('percentage that the discount takes off', z.int())),
  lowest: z.optional(described('lowest price in the 30 days before the discount', amountSchema)),
  until: z.optional(described('when the discount ends', momentSchema)),
};

/** What a game costs, once. */
export const gamePriceSchema = named(
  'GamePrice',
  z.object({ currency: currencySchema, amount: amountSchema, ...discountShape }),
);
export type GamePrice = z.output<typeof gamePriceSchema>;
