import { momentSchema } from '../schema/code-schemas.ts';
import { described, named, z } from '../schema/schema.ts';

/** Where a discount is in its life, by the clock of the server. */
export const DISCOUNT_STATES = ['planned', 'running', 'ended'] as const;
export type DiscountState = (typeof DISCOUNT_STATES)[number];

/** Lower prices for a time, as their developer sees them. */
export const discountSchema = named(
  'Discount',
  z.object({
    id: z.int(),
    product: described(
      'null: all products of the application',
      z.nullable(z.object({ id: z.int(), productId: z.string(), name: z.string() })),
    ),
    percent: z.int(),
    beginAt: momentSchema,
    endAt: described('excluded', momentSchema),
    state: z.enum(DISCOUNT_STATES),
  }),
);
export type Discount = z.output<typeof discountSchema>;
