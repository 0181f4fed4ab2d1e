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

/** Which top-ups a list or an export is about, and in which order. */
export const depositFilter = {
  ...period,
  status: optional(integerChoice(Object.values(PAYMENT_STATUS), ERROR.statusNotFound)),
  currency: optional(currency),
  sort: withDefault(sortOrder(['createdAt', 'amount']), '-createdAt'),
};

export const listDeposits = defineEndpoint({
  name: 'listDeposits',
  group: GROUP,
  summary: 'The own top-ups by time or amount, and what they come to in each currency',
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
  summary: 'One of the own top-ups, with the way to pay it while it can be paid',
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
  summary: 'Top up star coins; the same Idempotency-Key answers the same top-up. It counts once it is paid at `payUrl`',
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
  summary: 'Give up one of the own top-ups that is not paid yet',
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
  summary: 'Which methods each currency can be topped up with, and how much at once',
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
  summary: 'The own top-ups as a table for spreadsheets, headed in the asked language',
  method: 'GET',
  path: '/api/deposit/export',
  auth: 'user',
  bytes: 'text/csv',
  request: z.object({ ...depositFilter, lang }),
  reply: bytesReply,
  errors: [ERROR.languageNotFound, ERROR.statusNotFound, ERROR.currencyNotFound],
});
