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
  summary: 'List the products of one of your applications, including the one that every application has',
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
  reply: z.object({
    count: z.int(),
    list: z.array(productSchema),
    defaultProduct: defaultProductSchema,
    gameProductId: z.nullable(z.int()),
  }),
  errors: [ERROR.permissionDenied, ERROR.applicationNotFound, ERROR.statusNotFound],
});

export const getOwnProduct = defineEndpoint({
  name: 'getOwnProduct',
  group: GROUP,
  summary: 'Get a product of one of your applications in all languages, with its price in each country',
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
  summary: 'Create an unpublished product; automatic prices and missing countries are filled in',
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

/** Of changing a product, whether or not it is published. */
const EDIT_ERRORS = [
  ERROR.invalidLanguageFormat,
  ERROR.iconMissing,
  ERROR.defaultLanguageMissing,
  ERROR.permissionDenied,
  ERROR.productNotFound,
  ERROR.currencyNotFound,
  ERROR.countryNotFound,
  ERROR.duplicateProductId,
  ERROR.productRemoved,
  ERROR.providerNotEnabled,
] as const;

export const editProduct = defineEndpoint({
  name: 'editProduct',
  group: GROUP,
  summary: 'Update the fields sent, validated together with the others; the product must be unpublished',
  method: 'PUT',
  path: '/api/app/product',
  auth: 'developer',
  body: 'json',
  request: z.object({ id: databaseNumber, ...productFields, updatedAt: readAt }),
  reply: z.object({ result: z.literal(true), updatedAt: momentSchema }),
  errors: [...EDIT_ERRORS, ERROR.productAlreadyPublished],
});

export const reviseProduct = defineEndpoint({
  name: 'reviseProduct',
  group: GROUP,
  summary:
    'Update a published product, which players can buy all the time; otherwise like the update of an unpublished one',
  method: 'PUT',
  path: '/api/app/product/revise',
  auth: 'developer',
  body: 'json',
  request: editProduct.request,
  reply: editProduct.reply,
  errors: [...EDIT_ERRORS, ERROR.productNotPublished],
});

export const releaseProduct = defineEndpoint({
  name: 'releaseProduct',
  group: GROUP,
  summary: 'Publish a product',
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
  summary: 'Unpublish a product',
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
  summary: 'Delete a product, published or not; its ID can be reused, and orders keep its name and price',
  method: 'DELETE',
  path: '/api/app/product',
  auth: 'developer',
  request: ownProduct,
  reply: resultReply,
  errors: [ERROR.permissionDenied, ERROR.productNotFound, ERROR.providerNotEnabled],
});

export const setGameProduct = defineEndpoint({
  name: 'setGameProduct',
  group: GROUP,
  summary: 'Choose the product that sells the game itself; without `id`, the game is free. Existing players keep it',
  method: 'PUT',
  path: '/api/app/game_product',
  auth: 'developer',
  body: 'json',
  request: z.object({ applicationId, id: optional(databaseNumber) }),
  reply: z.object({ result: z.literal(true), gameProductId: z.nullable(z.int()) }),
  errors: [
    ERROR.permissionDenied,
    ERROR.applicationNotFound,
    ERROR.productNotFound,
    ERROR.productRemoved,
    ERROR.providerNotEnabled,
  ],
});

export const duplicateProduct = defineEndpoint({
  name: 'duplicateProduct',
  group: GROUP,
  summary: 'Duplicate a product with texts, icon and prices, unpublished',
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
  summary: "Preview automatic prices at today's rates, or with `apply` save them; custom prices do not change",
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
  summary: 'Preview the price in each country for a default price, with the rate and its day; saves nothing',
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
  summary: 'List all price changes of a product, newest first',
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
  summary: 'Export the products of one of your applications as a table that can be imported again',
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
  summary: 'Create and update products from a table; without `apply`, only report the effect row by row',
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
  summary: 'Get progress and result of the last large import or repricing of one of your applications',
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
  summary: 'Stop a large import or repricing, or dismiss a finished one; rows already imported are kept',
  method: 'DELETE',
  path: '/api/app/product/job',
  auth: 'developer',
  request: z.object({ applicationId, job: databaseNumber }),
  reply: resultReply,
  errors: [ERROR.permissionDenied, ERROR.applicationNotFound],
});
