import { currencySchema, momentSchema } from '../code-schemas.ts';
import { described, named, z } from '../schema.ts';

/** What one unit of `from` is worth in every currency; `from` itself is listed with 1. */
export const exchangeRatesSchema = named(
  'ExchangeRates',
  z.object({
    from: currencySchema,
    updatedAt: momentSchema,
    list: z.array(z.object({ currency: currencySchema, rate: described('above zero', z.number()) })),
  }),
);
export type ExchangeRates = z.output<typeof exchangeRatesSchema>;
