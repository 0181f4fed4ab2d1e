import { amountSchema, countrySchema, currencySchema, localeSchema, momentSchema } from '../code-schemas.ts';
import { described, named, z } from '../schema.ts';
import { stateSchema } from '../state-schemas.ts';
import { SHELF } from '../states.ts';

export const productContentSchema = named(
  'ProductContent',
  z.object({
    lang: localeSchema,
    title: z.string(),
    description: z.string(),
    createdAt: momentSchema,
    updatedAt: momentSchema,
  }),
);
export type ProductContent = z.output<typeof productContentSchema>;

/** The price in one country. `defaultPrice` is the converted one; `price` counts and equals it unless set by hand. */
export const productPriceSchema = named(
  'ProductPrice',
  z.object({
    currency: currencySchema,
    price: amountSchema,
    country: countrySchema,
    defaultPrice: amountSchema,
    manualPrice: described('true: `price` was set by hand and follows nothing', z.boolean()),
    createdAt: momentSchema,
    updatedAt: momentSchema,
  }),
);
export type ProductPrice = z.output<typeof productPriceSchema>;

/** Something sold inside an application, as its developer sees it (R3.24-R3.30). */
export const productSchema = named(
  'Product',
  z.object({
    id: z.int(),
    name: z.string(),
    status: stateSchema(SHELF),
    appId: z.string(),
    productId: z.string(),
    userId: z.int(),
    icon: z.string(),
    contentDefault: localeSchema,
    defaultCurrency: currencySchema,
    defaultPrice: amountSchema,
    createdAt: momentSchema,
    updatedAt: momentSchema,
    contents: z.array(productContentSchema),
    prices: z.array(productPriceSchema),
    countries: z.array(countrySchema),
  }),
);
export type Product = z.output<typeof productSchema>;

/** The product that every application has: star coins themselves (R3.31, O52). */
export const DEFAULT_PRODUCT = { name: 'Point', productId: 'point', regionCode: 'TW', quantity: 1 } as const;

export const defaultProductSchema = named(
  'DefaultProduct',
  z.object({ name: z.literal('Point'), productId: z.string(), regionCode: countrySchema, quantity: z.int() }),
);
export type DefaultProduct = z.output<typeof defaultProductSchema>;

/** A product as players see it: in one language and with the price in one currency. */
export const publicProductSchema = named(
  'PublicProduct',
  z.object({
    productId: z.string(),
    title: z.string(),
    description: z.string(),
    icon: z.string(),
    currency: currencySchema,
    price: amountSchema,
  }),
);
export type PublicProduct = z.output<typeof publicProductSchema>;
