import { defineEndpoint } from '../endpoint.ts';
import { ERROR } from '../errors/errors.ts';
import { country, productId, shownPrice } from '../product/parameters.ts';
import {
  applicationId,
  booleanFlag,
  currency,
  integer,
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
import { bytesReply } from '../schema/reply-shapes.ts';
import { z } from '../schema/schema.ts';
import { LIMITS } from '../values/limits.ts';
import { PAYMENT_STATUS } from '../values/states.ts';
import { orderSchema, orderTotalSchema } from './entities.ts';

const GROUP = 'order';

/** The orders that a list or an export includes, and their sorting. */
export const orderFilter = {
  lang,
  applicationId: optional(applicationId),
  productId: optional(productId),
  ...period,
  currency: optional(currency),
  status: optional(integerChoice(Object.values(PAYMENT_STATUS), ERROR.statusNotFound)),
  sort: withDefault(sortOrder(['createdAt', 'amount']), '-createdAt'),
};

export const createOrder = defineEndpoint({
  name: 'createOrder',
  group: GROUP,
  summary: 'Exchange star coins for a product; repeating an Idempotency-Key returns the same order and charges once',
  method: 'POST',
  path: '/api/order',
  auth: 'user',
  body: 'json',
  idempotency: 'required',
  request: z.object({
    applicationId,
    productId,
    currency,
    quantity: integer({ min: LIMITS.orderQuantityMin, max: LIMITS.orderQuantityMax }),
    /** The country whose price applies; by default the first one with the currency. */
    country: optional(country),
    /** The price that was offered: `parameterError` if it has changed. */
    price: optional(shownPrice),
    /** Free of charge, by a test account of the developer; unpublished products included. */
    testMode: withDefault(booleanFlag, false),
    lang,
  }),
  reply: orderSchema,
  errors: [
    ERROR.permissionDenied,
    ERROR.languageNotFound,
    ERROR.applicationNotFound,
    ERROR.productNotFound,
    ERROR.currencyNotFound,
    ERROR.gameNotOpen,
    ERROR.notEnoughCoins,
    ERROR.applicationPulled,
    ERROR.applicationRemoved,
    ERROR.productNotPublished,
    ERROR.productPulled,
    ERROR.productRemoved,
    ERROR.gameAlreadyOwned,
  ],
});

export const getOrder = defineEndpoint({
  name: 'getOrder',
  group: GROUP,
  summary: 'Get one of your orders',
  method: 'GET',
  path: '/api/order',
  auth: 'user',
  request: z.object({ orderId, lang }),
  reply: orderSchema,
  errors: [ERROR.languageNotFound, ERROR.orderOrDepositNotFound],
});

export const listOrders = defineEndpoint({
  name: 'listOrders',
  group: GROUP,
  summary: 'List your orders by time or amount, with totals per currency',
  method: 'GET',
  path: '/api/order/list',
  auth: 'user',
  request: z.object({ ...orderFilter, ...paging }),
  reply: z.object({ count: z.int(), list: z.array(orderSchema), totals: z.array(orderTotalSchema) }),
  errors: [
    ERROR.languageNotFound,
    ERROR.applicationNotFound,
    ERROR.statusNotFound,
    ERROR.currencyNotFound,
    ERROR.orderOrDepositNotFound,
  ],
});

export const exportOrders = defineEndpoint({
  name: 'exportOrders',
  group: GROUP,
  summary: 'Export your orders as CSV, with headers in the requested language',
  method: 'GET',
  path: '/api/order/export',
  auth: 'user',
  bytes: 'text/csv',
  request: z.object(orderFilter),
  reply: bytesReply,
  errors: [ERROR.languageNotFound, ERROR.applicationNotFound, ERROR.statusNotFound, ERROR.currencyNotFound],
});

export const requestOrderRefund = defineEndpoint({
  name: 'requestOrderRefund',
  group: GROUP,
  summary: 'Request a refund of an order; repeating it returns the state of that request',
  method: 'POST',
  path: '/api/order/refund_request',
  auth: 'user',
  body: 'json',
  idempotency: 'allowed',
  request: z.object({ orderId, reason: text({ max: LIMITS.reasonLength }), lang }),
  reply: orderSchema,
  errors: [ERROR.languageNotFound, ERROR.orderOrDepositNotFound],
});
