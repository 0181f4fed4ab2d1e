import { defineEndpoint } from '../endpoint.ts';
import { ERROR } from '../errors/errors.ts';
import { wireType } from '../openapi/wire-type.ts';
import { orderTotalSchema } from '../order/entities.ts';
import { country, productId } from '../product/parameters.ts';
import {
  applicationId,
  booleanFlag,
  currency,
  integerChoice,
  lang,
  optional,
  orderId,
  paging,
  sortOrder,
  text,
  withDefault,
} from '../schema/parameter-schemas.ts';
import { period } from '../schema/period.ts';
import { bytesReply, listReply } from '../schema/reply-shapes.ts';
import { z } from '../schema/schema.ts';
import { LIMITS } from '../values/limits.ts';
import { PAYMENT_STATUS } from '../values/states.ts';
import { saleSchema, salesChartSchema, statementSchema, statementSumSchema } from './entities.ts';

const GROUP = 'sales';
const MONTH_PATTERN = /^[12]\d{3}-(?:0[1-9]|1[0-2])$/;

/** A calendar month in Taiwan, `YYYY-MM`. */
const month = wireType<string, string>({
  read: (raw, refuse) => {
    if (raw === undefined || raw === null || raw === '') return refuse('field.required');
    return typeof raw === 'string' && MONTH_PATTERN.test(raw) ? raw : refuse('field.invalid');
  },
  jsonSchema: { type: 'string', pattern: MONTH_PATTERN.source },
});

const saleFilter = {
  lang,
  applicationId: optional(applicationId),
  productId: optional(productId),
  ...period,
  currency: optional(currency),
  country: optional(country),
  status: optional(integerChoice(Object.values(PAYMENT_STATUS), ERROR.statusNotFound)),
  orderId: optional(orderId),
  /** Only test orders (true), or only real ones (false or omitted). */
  testMode: withDefault(booleanFlag, false),
  sort: withDefault(sortOrder(['createdAt', 'amount']), '-createdAt'),
};

export const listSales = defineEndpoint({
  name: 'listSales',
  group: GROUP,
  summary: 'List the orders of your games, with totals per currency',
  method: 'GET',
  path: '/api/app/order/list',
  auth: 'developer',
  request: z.object({ ...saleFilter, ...paging }),
  reply: z.object({ count: z.int(), list: z.array(saleSchema), totals: z.array(orderTotalSchema) }),
  errors: [
    ERROR.permissionDenied,
    ERROR.languageNotFound,
    ERROR.applicationNotFound,
    ERROR.statusNotFound,
    ERROR.currencyNotFound,
    ERROR.orderOrDepositNotFound,
  ],
});

export const exportSales = defineEndpoint({
  name: 'exportSales',
  group: GROUP,
  summary: 'Export your orders as CSV, with headings in the requested language',
  method: 'GET',
  path: '/api/app/order/export',
  auth: 'developer',
  bytes: 'text/csv',
  request: z.object(saleFilter),
  reply: bytesReply,
  errors: [
    ERROR.permissionDenied,
    ERROR.languageNotFound,
    ERROR.applicationNotFound,
    ERROR.statusNotFound,
    ERROR.currencyNotFound,
    ERROR.orderOrDepositNotFound,
  ],
});

export const getSalesCharts = defineEndpoint({
  name: 'getSalesCharts',
  group: GROUP,
  summary: 'Get sales by day, product and country for each currency, over up to a year; 30 days by default',
  method: 'GET',
  path: '/api/app/order/chart',
  auth: 'developer',
  request: z.object({ lang, applicationId: optional(applicationId), productId: optional(productId), ...period }),
  reply: z.object({ list: z.array(salesChartSchema) }),
  errors: [ERROR.permissionDenied, ERROR.languageNotFound, ERROR.applicationNotFound],
});

export const requestSaleRefund = defineEndpoint({
  name: 'requestSaleRefund',
  group: GROUP,
  summary: 'Request a refund for an order; repeated calls return the state of the request',
  method: 'POST',
  path: '/api/app/order/refund_request',
  auth: 'developer',
  body: 'json',
  request: z.object({ orderId, reason: text({ max: LIMITS.reasonLength }), lang }),
  reply: saleSchema,
  errors: [ERROR.permissionDenied, ERROR.languageNotFound, ERROR.orderOrDepositNotFound, ERROR.providerNotEnabled],
});

export const listStatements = defineEndpoint({
  name: 'listStatements',
  group: GROUP,
  summary: 'List the months with sales or refunds, latest first, with their totals',
  method: 'GET',
  path: '/api/app/statement/list',
  auth: 'developer',
  request: z.object(paging),
  reply: z.extend(listReply(z.object({ month: z.string(), isFinal: z.boolean(), sums: z.array(statementSumSchema) })), {
    feePercent: z.number(),
  }),
  errors: [ERROR.permissionDenied],
});

export const getStatement = defineEndpoint({
  name: 'getStatement',
  group: GROUP,
  summary: 'Get your payout for a month, by product',
  method: 'GET',
  path: '/api/app/statement',
  auth: 'developer',
  request: z.object({ month, lang }),
  reply: statementSchema,
  errors: [ERROR.permissionDenied, ERROR.languageNotFound],
});

export const exportStatement = defineEndpoint({
  name: 'exportStatement',
  group: GROUP,
  summary: 'Export a monthly statement as CSV, with headings in the requested language',
  method: 'GET',
  path: '/api/app/statement/csv',
  auth: 'developer',
  bytes: 'text/csv',
  request: z.object({ month, lang }),
  reply: bytesReply,
  errors: [ERROR.permissionDenied, ERROR.languageNotFound],
});

export const printStatement = defineEndpoint({
  name: 'printStatement',
  group: GROUP,
  summary: 'Download a monthly statement as a PDF document in the requested language',
  method: 'GET',
  path: '/api/app/statement/pdf',
  auth: 'developer',
  bytes: 'application/pdf',
  request: z.object({ month, lang }),
  reply: bytesReply,
  errors: [ERROR.permissionDenied, ERROR.languageNotFound],
});
