import { currencySchema, daySchema, momentSchema } from '../schema/code-schemas.ts';
import { described, named, z } from '../schema/schema.ts';

/** The value of one unit of `from` in the other currencies; `from` itself is listed with 1. */
export const exchangeRatesSchema = named(
  'ExchangeRates',
  z.object({
    from: currencySchema,
    updatedAt: described('when an operator last set a rate; null where none is set', z.nullable(momentSchema)),
    list: described(
      'those that the operator set, computed the other way round or by way of EUR where need be',
      z.array(
        z.object({
          currency: currencySchema,
          rate: described('above zero', z.number()),
          day: described('of the oldest rate that it was computed from; null for `from` itself', z.nullable(daySchema)),
        }),
      ),
    ),
  }),
);
export type ExchangeRates = z.output<typeof exchangeRatesSchema>;
