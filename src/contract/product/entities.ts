import {
  amountSchema,
  countrySchema,
  currencySchema,
  daySchema,
  localeSchema,
  momentSchema,
} from '../schema/code-schemas.ts';
import { described, named, z } from '../schema/schema.ts';
import { stateSchema } from '../schema/state-schemas.ts';
import { SHELF } from '../values/states.ts';
import { discountShape } from './price-entities.ts';

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

/** The price in one country. `defaultPrice` is the converted one; `price` applies and equals it unless set manually. */
export const productPriceSchema = named(
  'ProductPrice',
  z.object({
    currency: currencySchema,
    price: amountSchema,
    country: countrySchema,
    defaultPrice: amountSchema,
    manualPrice: described('true: `price` was set manually and does not follow the rates', z.boolean()),
    createdAt: momentSchema,
    updatedAt: momentSchema,
  }),
);
export type ProductPrice = z.output<typeof productPriceSchema>;

/** A product inside an application, as its developer sees it (R3.24-R3.30). */
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
    price: described('what it costs now', amountSchema),
    ...discountShape,
  }),
);
export type PublicProduct = z.output<typeof publicProductSchema>;

/** Why a price became another one. */
export const PRICE_CAUSES = ['form', 'reprice', 'import'] as const;
export type PriceCause = (typeof PRICE_CAUSES)[number];

/** A change of the price in one country; null: no price before or after. */
export const priceHistoryEntrySchema = named(
  'PriceHistoryEntry',
  z.object({
    country: countrySchema,
    before: z.nullable(z.object({ currency: currencySchema, price: amountSchema })),
    after: z.nullable(z.object({ currency: currencySchema, price: amountSchema })),
    manualPrice: z.boolean(),
    cause: z.enum(PRICE_CAUSES),
    changedAt: momentSchema,
  }),
);
export type PriceHistoryEntry = z.output<typeof priceHistoryEntrySchema>;

/** A product with the prices that other rates change. */
export const repricedProductSchema = named(
  'RepricedProduct',
  z.object({
    id: z.int(),
    productId: z.string(),
    name: z.string(),
    changes: z.array(
      z.object({ country: countrySchema, currency: currencySchema, oldPrice: amountSchema, newPrice: amountSchema }),
    ),
  }),
);
export type RepricedProduct = z.output<typeof repricedProductSchema>;

/** What an import will do or has done with a line. */
export const IMPORT_ACTIONS = ['create', 'edit', 'none', 'refused'] as const;
export type ImportAction = (typeof IMPORT_ACTIONS)[number];

/** The report of an import; nothing is written if any line is refused. */
export const productImportReportSchema = named(
  'ProductImportReport',
  z.object({
    isApplied: z.boolean(),
    counts: z.object({ create: z.int(), edit: z.int(), none: z.int(), refused: z.int() }),
    lines: z.array(
      z.object({
        line: described('of the file, its head being 1', z.int()),
        productId: z.string(),
        action: z.enum(IMPORT_ACTIONS),
        code: described('why it is refused', z.nullable(z.int())),
        fields: described('column to message key', z.record(z.string(), z.string())),
      }),
    ),
  }),
);
export type ProductImportReport = z.output<typeof productImportReportSchema>;

/** The first three are unfinished; `refused`: a line or the agreed prices were refused, so nothing was written. */
export const PRODUCT_JOB_STATES = ['waiting', 'judging', 'writing', 'done', 'refused', 'failed', 'canceled'] as const;
export type ProductJobState = (typeof PRODUCT_JOB_STATES)[number];

/** What a repricing changes, or has changed. */
export const repricingSchema = named(
  'Repricing',
  z.object({
    isApplied: z.boolean(),
    basis: described('names the rates and prices that were compared; send it back with `apply`', z.string()),
    rates: described(
      'what was counted with',
      z.array(z.object({ from: currencySchema, to: currencySchema, rate: z.number(), day: z.nullable(daySchema) })),
    ),
    count: described('products whose prices change', z.int()),
    priceCount: described('prices that change', z.int()),
    list: described('the first of them: at most 100, with at most 2,500 prices', z.array(repricedProductSchema)),
  }),
);
export type Repricing = z.output<typeof repricingSchema>;

/** Why a repricing was refused, with the code of a call. */
const refusalSchema = z.object({ code: z.int(), fields: z.record(z.string(), z.string()) });
export type Refusal = z.output<typeof refusalSchema>;

export const PRODUCT_JOB_KINDS = ['import', 'reprice'] as const;
export type ProductJobKind = (typeof PRODUCT_JOB_KINDS)[number];

const jobFields = {
  job: z.int(),
  state: z.enum(PRODUCT_JOB_STATES),
  isApplying: described('true: it writes; false: it only reports what it would do', z.boolean()),
  done: described('number of lines or products checked, or in `writing`, written', z.int()),
  total: z.int(),
  createdAt: momentSchema,
  updatedAt: momentSchema,
};

export const importJobSchema = named(
  'ProductImportJob',
  z.object({
    ...jobFields,
    kind: z.literal('import'),
    report: described(
      'so far; its `lines` are the first 200, of those that are refused where any is',
      productImportReportSchema,
    ),
  }),
);
export type ImportJob = z.output<typeof importJobSchema>;

export const repriceJobSchema = named(
  'ProductRepriceJob',
  z.object({
    ...jobFields,
    kind: z.literal('reprice'),
    isWhole: described('all products were requested, not selected ones', z.boolean()),
    repricing: described('once it is done', z.nullable(repricingSchema)),
    refusal: described('why it is `refused`', z.nullable(refusalSchema)),
  }),
);
export type RepriceJob = z.output<typeof repriceJobSchema>;

/** A large import or repricing, done by a job. */
export const productJobSchema = z.union([importJobSchema, repriceJobSchema]);
export type ProductJob = z.output<typeof productJobSchema>;

/** A product as operators see it, in one language. */
export const operatorProductSchema = named(
  'OperatorProduct',
  z.object({
    id: z.int(),
    productId: z.string(),
    name: z.string(),
    title: z.string(),
    description: z.string(),
    icon: z.string(),
    status: stateSchema(SHELF),
    applicationId: z.string(),
    applicationName: z.string(),
    company: z.string(),
    defaultCurrency: currencySchema,
    defaultPrice: amountSchema,
    countries: z.int(),
    removalReason: z.string(),
    updatedAt: momentSchema,
  }),
);
export type OperatorProduct = z.output<typeof operatorProductSchema>;
