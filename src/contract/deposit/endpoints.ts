import { defineEndpoint } from '../endpoint.ts';
import { ERROR } from '../errors/errors.ts';
import {
  currency,
  integerChoice,
  lang,
  optional,
  paging,
  sortOrder,
  textChoice,
  withDefault,
} from '../schema/parameter-schemas.ts';
import { period } from '../schema/period.ts';
import { bytesReply, listReply, noRequest } from '../schema/reply-shapes.ts';
import { z } from '../schema/schema.ts';
import { PAYMENT_METHODS } from '../values/payment-methods.ts';
import { PAYMENT_STATUS } from '../values/states.ts';
import {
  depositOptionSchema,
  depositSchema,
  depositTotalSchema,
  newDepositSchema,
  payableDepositSchema,
} from './entities.ts';
import { depositAmount, depositOrderId } from './parameters.ts';

const GROUP = 'deposit';

/** The top-ups that a list or an export includes, and their order. */
export const depositFilter = {
  ...period,
  status: optional(integerChoice(Object.values(PAYMENT_STATUS), ERROR.statusNotFound)),
  currency: optional(currency),
  sort: withDefault(sortOrder(['createdAt', 'amount']), '-createdAt'),
};

export const listDeposits = defineEndpoint({
  name: 'listDeposits',
  group: GROUP,
  summary: 'List your top-ups by time or amount, with totals per currency',
  method: 'GET',
  path: '/api/deposit/list',
  auth: 'user',
  request: z.object({ ...depositFilter, ...paging }),
  reply: z.object({ count: z.int(), list: z.array(depositSchema), totals: z.array(depositTotalSchema) }),
  errors: [ERROR.statusNotFound, ERROR.currencyNotFound],
});

export const getDeposit = defineEndpoint({
  name: 'getDeposit',
  group: GROUP,
  summary: 'Get one of your top-ups, with payment details while it can be paid',
  method: 'GET',
  path: '/api/deposit',
  auth: 'user',
  request: z.object({ orderId: depositOrderId }),
  reply: payableDepositSchema,
  errors: [ERROR.orderOrDepositNotFound],
});

export const createDeposit = defineEndpoint({
  name: 'createDeposit',
  group: GROUP,
  summary: 'Create a top-up, credited once paid at `payUrl`; repeating an Idempotency-Key returns the same top-up',
  method: 'POST',
  path: '/api/deposit',
  auth: 'user',
  body: 'json',
  idempotency: 'required',
  request: z.object({ amount: depositAmount, currency, paymentMethod: textChoice(PAYMENT_METHODS) }),
  reply: newDepositSchema,
  errors: [ERROR.currencyNotFound, ERROR.unpaidDepositLimitReached, ERROR.externalProviderError],
});

export const cancelDeposit = defineEndpoint({
  name: 'cancelDeposit',
  group: GROUP,
  summary: 'Cancel one of your unpaid top-ups',
  method: 'PUT',
  path: '/api/deposit/cancel',
  auth: 'user',
  body: 'json',
  idempotency: 'allowed',
  request: z.object({ orderId: depositOrderId }),
  reply: z.object({
    result: z.literal(true),
    paymentStatus: z.literal([PAYMENT_STATUS.cancelling, PAYMENT_STATUS.cancelled]),
  }),
  errors: [ERROR.orderOrDepositNotFound],
});

export const listDepositOptions = defineEndpoint({
  name: 'listDepositOptions',
  group: GROUP,
  summary: 'List the payment methods and top-up limits of each currency',
  method: 'GET',
  path: '/api/deposit/option_list',
  auth: 'user',
  request: noRequest,
  reply: listReply(depositOptionSchema),
  errors: [],
});

export const exportDeposits = defineEndpoint({
  name: 'exportDeposits',
  group: GROUP,
  summary: 'Export your top-ups as CSV, with headers in the requested language',
  method: 'GET',
  path: '/api/deposit/export',
  auth: 'user',
  bytes: 'text/csv',
  request: z.object({ ...depositFilter, lang }),
  reply: bytesReply,
  errors: [ERROR.languageNotFound, ERROR.statusNotFound, ERROR.currencyNotFound],
});
