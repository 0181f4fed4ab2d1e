import { defineEndpoint } from '../endpoint.ts';
import { ERROR } from '../errors/errors.ts';
import { amountSchema, countrySchema, currencySchema, daySchema, momentSchema } from '../schema/code-schemas.ts';
import {
  applicationId,
  booleanFlag,
  databaseNumber,
  integerChoice,
  lang,
  numberList,
  optional,
  paging,
  searchText,
  sortOrder,
  text,
  withDefault,
} from '../schema/parameter-schemas.ts';
import { bytesReply, listReply, resultReply } from '../schema/reply-shapes.ts';
import { described, z } from '../schema/schema.ts';
import { stateSchema } from '../schema/state-schemas.ts';
import { incomingFile } from '../upload/incoming-file.ts';
import { LIMITS } from '../values/limits.ts';
import { SHELF } from '../values/states.ts';
import {
  defaultProductSchema,
  priceHistoryEntrySchema,
  productImportReportSchema,
  productJobSchema,
  productSchema,
  repricingSchema,
} from './entities.ts';
import { productFields } from './product-fields.ts';

const GROUP = 'own products';
const ownProduct = z.object({ id: databaseNumber });
const shelved = z.object({ result: z.literal(true), status: stateSchema(SHELF), updatedAt: momentSchema });

/** `updatedAt` as read; `parameterError` with `fields.updatedAt` if it has been saved since. */
const readAt = optional(text({ max: 40 }));

export const listOwnProducts = defineEndpoint({
  name: 'listOwnProducts',
  group: GROUP,
  summary: 'The products of one of the own applications, and the one that every application has',
  method: 'GET',
  path: '/api/app/product/list',
  auth: 'developer',
  request: z.object({
    applicationId,
    status: optional(integerChoice(Object.values(SHELF), ERROR.statusNotFound)),
    /** In product IDs, names and titles. */
    search: optional(searchText),
    sort: withDefault(sortOrder(['createdAt', 'updatedAt', 'name', 'productId']), '-createdAt'),
    ...paging,
  }),
  reply: z.object({ count: z.int(), list: z.array(productSchema), defaultProduct: defaultProductSchema }),
  errors: [ERROR.permissionDenied, ERROR.applicationNotFound, ERROR.statusNotFound],
});

export const getOwnProduct = defineEndpoint({
  name: 'getOwnProduct',
  group: GROUP,
  summary: 'One product of an own application in all languages, with its price in each country',
  method: 'GET',
  path: '/api/app/product',
  auth: 'developer',
  request: ownProduct,
  reply: productSchema,
  errors: [ERROR.permissionDenied, ERROR.productNotFound],
});

export const createProduct = defineEndpoint({
  name: 'createProduct',
  group: GROUP,
  summary: 'Make a product, off the shelf; automatic prices and missing rows of countries are filled in',
  method: 'POST',
  path: '/api/app/product',
  auth: 'developer',
  body: 'json',
  request: z.object({ applicationId, ...productFields }),
  reply: z.object({
    result: z.literal(true),
    id: z.int(),
    status: stateSchema(SHELF),
    updatedAt: momentSchema,
  }),
  errors: [
    ERROR.invalidLanguageFormat,
    ERROR.iconMissing,
    ERROR.defaultLanguageMissing,
    ERROR.permissionDenied,
    ERROR.applicationNotFound,
    ERROR.currencyNotFound,
    ERROR.countryNotFound,
    ERROR.duplicateProductId,
    ERROR.providerNotEnabled,
  ],
});

export const editProduct = defineEndpoint({
  name: 'editProduct',
  group: GROUP,
  summary:
    'Change the fields that are sent, checked together with those that stay; the product has to be off the shelf',
  method: 'PUT',
  path: '/api/app/product',
  auth: 'developer',
  body: 'json',
  request: z.object({ id: databaseNumber, ...productFields, updatedAt: readAt }),
  reply: z.object({ result: z.literal(true), updatedAt: momentSchema }),
  errors: [
    ERROR.invalidLanguageFormat,
    ERROR.iconMissing,
    ERROR.defaultLanguageMissing,
    ERROR.permissionDenied,
    ERROR.productNotFound,
    ERROR.currencyNotFound,
    ERROR.countryNotFound,
    ERROR.duplicateProductId,
    ERROR.productAlreadyPublished,
    ERROR.productRemoved,
    ERROR.providerNotEnabled,
  ],
});

export const releaseProduct = defineEndpoint({
  name: 'releaseProduct',
  group: GROUP,
  summary: 'Put a product on the shelf',
  method: 'PUT',
  path: '/api/app/product/release',
  auth: 'developer',
  body: 'json',
  request: ownProduct,
  reply: shelved,
  errors: [
    ERROR.permissionDenied,
    ERROR.productNotFound,
    ERROR.productAlreadyPublished,
    ERROR.productRemoved,
    ERROR.providerNotEnabled,
  ],
});

export const pullProduct = defineEndpoint({
  name: 'pullProduct',
  group: GROUP,
  summary: 'Take a product off the shelf',
  method: 'PUT',
  path: '/api/app/product/pull',
  auth: 'developer',
  body: 'json',
  request: ownProduct,
  reply: shelved,
  errors: [
    ERROR.permissionDenied,
    ERROR.productNotFound,
    ERROR.productNotPublished,
    ERROR.productRemoved,
    ERROR.providerNotEnabled,
  ],
});

export const deleteProduct = defineEndpoint({
  name: 'deleteProduct',
  group: GROUP,
  summary: 'Delete a product, whatever its shelf; its ID is free again, and orders keep what they were for',
  method: 'DELETE',
  path: '/api/app/product',
  auth: 'developer',
  request: ownProduct,
  reply: resultReply,
  errors: [ERROR.permissionDenied, ERROR.productNotFound, ERROR.providerNotEnabled],
});

export const duplicateProduct = defineEndpoint({
  name: 'duplicateProduct',
  group: GROUP,
  summary: 'Make another product of the same application with texts, icon and prices of one, off the shelf',
  method: 'POST',
  path: '/api/app/product/duplicate',
  auth: 'developer',
  body: 'json',
  request: z.object({ id: databaseNumber, productId: productFields.productId, name: productFields.name }),
  reply: z.object({ result: z.literal(true), id: z.int(), status: stateSchema(SHELF), updatedAt: momentSchema }),
  errors: [
    ERROR.permissionDenied,
    ERROR.productNotFound,
    ERROR.duplicateProductId,
    ERROR.productRemoved,
    ERROR.providerNotEnabled,
  ],
});

export const repriceProducts = defineEndpoint({
  name: 'repriceProducts',
  group: GROUP,
  summary: 'What the rates of today make of automatic prices, and with `apply` write it; prices set by hand stay',
  method: 'POST',
  path: '/api/app/product/reprice',
  auth: 'developer',
  body: 'json',
  request: z.object({
    applicationId,
    /** None: all products of the application that were not removed. */
    ids: withDefault(numberList({ max: LIMITS.repricedProducts }), []),
    apply: withDefault(booleanFlag, false),
    /**
     * What the preview answered as `basis`: `parameterError` with `fields.basis` when rates or prices are others by
     * now.
     */
    basis: optional(text({ max: 100 })),
    lang,
  }),
  /** Of many prices a job does it: its number. */
  reply: z.union([repricingSchema, z.object({ result: z.literal(true), job: z.int() })]),
  errors: [
    ERROR.permissionDenied,
    ERROR.languageNotFound,
    ERROR.applicationNotFound,
    ERROR.productNotFound,
    ERROR.currencyNotFound,
    ERROR.productRemoved,
    ERROR.providerNotEnabled,
    ERROR.parameterError,
  ],
});

export const previewPrices = defineEndpoint({
  name: 'previewPrices',
  group: GROUP,
  summary:
    'The price of each country that follows from a default price today, with the rate and its day; keeps nothing',
  method: 'POST',
  path: '/api/app/product/price_preview',
  auth: 'developer',
  body: 'json',
  readOnly: true,
  request: z.object({
    defaultCurrency: productFields.defaultCurrency,
    defaultPrice: productFields.defaultPrice,
    prices: productFields.prices,
    countries: productFields.countries,
  }),
  reply: z.object({
    list: z.array(
      z.object({
        country: countrySchema,
        currency: currencySchema,
        defaultPrice: amountSchema,
        price: amountSchema,
        manualPrice: z.boolean(),
        rate: described('a unit of the default currency in `currency`', z.number()),
        day: described('of the rate; null for the currency itself', z.nullable(daySchema)),
      }),
    ),
  }),
  errors: [ERROR.permissionDenied, ERROR.currencyNotFound, ERROR.countryNotFound],
});

export const listPriceHistory = defineEndpoint({
  name: 'listPriceHistory',
  group: GROUP,
  summary: 'Every change of a price of a product, the newest first',
  method: 'GET',
  path: '/api/app/product/price_history',
  auth: 'developer',
  request: z.object({ id: databaseNumber, country: optional(text({ min: 2, max: 2 })), ...paging }),
  reply: listReply(priceHistoryEntrySchema),
  errors: [ERROR.permissionDenied, ERROR.productNotFound],
});

export const exportProducts = defineEndpoint({
  name: 'exportProducts',
  group: GROUP,
  summary: 'All products of an own application as a table that can be imported again',
  method: 'GET',
  path: '/api/app/product/export',
  auth: 'developer',
  bytes: 'text/csv',
  request: z.object({ applicationId }),
  reply: bytesReply,
  errors: [ERROR.permissionDenied, ERROR.applicationNotFound],
});

export const importProducts = defineEndpoint({
  name: 'importProducts',
  group: GROUP,
  summary:
    'Make and change products as a table says; without `apply` only the report, line by line, of what it would do',
  method: 'POST',
  path: '/api/app/product/import',
  auth: 'developer',
  body: 'multipart',
  request: z.object({ applicationId, apply: withDefault(booleanFlag, false), file: incomingFile }),
  /** A table of more than 128 KB is imported by a job: its number. */
  reply: z.union([productImportReportSchema, z.object({ result: z.literal(true), job: z.int() })]),
  errors: [ERROR.permissionDenied, ERROR.applicationNotFound, ERROR.providerNotEnabled, ERROR.parameterError],
});

export const getProductJob = defineEndpoint({
  name: 'getProductJob',
  group: GROUP,
  summary: 'How far the last large import or repricing of an own application is, and what came of it',
  method: 'GET',
  path: '/api/app/product/job',
  auth: 'developer',
  request: z.object({ applicationId }),
  reply: z.object({ job: z.nullable(productJobSchema) }),
  errors: [ERROR.permissionDenied, ERROR.applicationNotFound],
});

export const endProductJob = defineEndpoint({
  name: 'endProductJob',
  group: GROUP,
  summary: 'Stop a large import or repricing, or forget one that has ended; what an import has written stays',
  method: 'DELETE',
  path: '/api/app/product/job',
  auth: 'developer',
  request: z.object({ applicationId, job: databaseNumber }),
  reply: resultReply,
  errors: [ERROR.permissionDenied, ERROR.applicationNotFound],
});
