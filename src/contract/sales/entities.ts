import { orderSchema } from '../order/entities.ts';
import { amountSchema, countrySchema, currencySchema, daySchema, momentSchema } from '../schema/code-schemas.ts';
import { described, named, z } from '../schema/schema.ts';

/** An order as its seller sees it: the buyer is an ID of the game. */
export const saleSchema = named('Sale', z.extend(orderSchema, { playerId: z.string() }));
export type Sale = z.output<typeof saleSchema>;

const sold = { count: z.int(), amount: amountSchema, refundedAmount: amountSchema };

/** Sales in one currency in a period, by day, product and country. Test orders are excluded. */
export const salesChartSchema = named(
  'SalesChart',
  z.object({
    currency: currencySchema,
    ...sold,
    days: described('every day of the period, Taiwan time', z.array(z.object({ day: daySchema, ...sold }))),
    products: described(
      'best-selling first, at most 100',
      z.array(z.object({ applicationId: z.string(), productId: z.string(), name: z.string(), ...sold })),
    ),
    countries: described(
      'country of the price; null if unknown',
      z.array(z.object({ country: z.nullable(countrySchema), ...sold })),
    ),
  }),
);
export type SalesChart = z.output<typeof salesChartSchema>;

/** A month's total sales in one currency. `payout` = `amount` - `refundedAmount` - `fee`; negative if refunds exceed sales. */
export const statementSumSchema = named(
  'StatementSum',
  z.object({
    currency: currencySchema,
    count: z.int(),
    amount: amountSchema,
    refundCount: z.int(),
    refundedAmount: described('refunds made in this month, for orders of any month', amountSchema),
    fee: described("the store's share of the amount minus refunds", amountSchema),
    payout: amountSchema,
  }),
);
export type StatementSum = z.output<typeof statementSumSchema>;

/** A developer's payout for a month, from the ledger. */
export const statementSchema = named(
  'Statement',
  z.object({
    month: described('YYYY-MM, Taiwan time', z.string()),
    isFinal: described('whether the month has ended', z.boolean()),
    feePercent: z.number(),
    sums: z.array(statementSumSchema),
    lines: z.array(
      z.object({
        applicationId: z.string(),
        applicationName: z.string(),
        productId: z.string(),
        productName: z.string(),
        currency: currencySchema,
        count: z.int(),
        quantity: z.int(),
        amount: amountSchema,
        refundCount: z.int(),
        refundedAmount: amountSchema,
      }),
    ),
    company: z.object({
      name: z.string(),
      taxIdNumber: z.string(),
      bankName: z.string(),
      bankAccountNumber: z.string(),
    }),
    madeAt: momentSchema,
  }),
);
export type Statement = z.output<typeof statementSchema>;
