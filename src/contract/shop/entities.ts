import { currencySchema } from '../schema/code-schemas.ts';
import { named, z } from '../schema/schema.ts';

/** Shown as the code, then the name (R3.53). */
export const agencySchema = named('Agency', z.object({ code: z.string(), name: z.string() }));
export type Agency = z.output<typeof agencySchema>;

/** A currency of the shop and its symbol (R3.54). */
export const shopCurrencySchema = named('ShopCurrency', z.object({ code: currencySchema, symbol: z.string() }));
export type ShopCurrency = z.output<typeof shopCurrencySchema>;
