import { defineEndpoint } from '../endpoint.ts';
import { ERROR } from '../errors/errors.ts';
import { amountSchema } from '../schema/code-schemas.ts';
import {
  integerChoice,
  optional,
  optionalSearch,
  paging,
  text,
  textChoice,
  userNumber,
} from '../schema/parameter-schemas.ts';
import { resultReply } from '../schema/reply-shapes.ts';
import { z } from '../schema/schema.ts';
import { stateSchema } from '../schema/state-schemas.ts';
import { LIMITS } from '../values/limits.ts';
import { PAYMENT_METHODS } from '../values/payment-methods.ts';
import { PAYMENT_STATUS } from '../values/states.ts';
import { depositFilter } from './endpoints.ts';
import { DEPOSIT_ATTENTION, depositTotalSchema, operatorDepositSchema } from './entities.ts';
import { depositAmount, depositOrderId } from './parameters.ts';

const GROUP = 'operator';

export const listAllDeposits = defineEndpoint({
  name: 'listAllDeposits',
  group: GROUP,
  summary: 'List top-ups of all accounts; `search` matches an order number or part of an account, email or nickname',
  method: 'GET',
  path: '/api/admin/deposit/list',
  auth: 'operator',
  request: z.object({
    ...depositFilter,
    paymentMethod: optional(textChoice(PAYMENT_METHODS)),
    problem: optional(textChoice(DEPOSIT_ATTENTION)),
    userId: optional(userNumber),
    search: optionalSearch,
    ...paging,
  }),
  reply: z.object({ count: z.int(), list: z.array(operatorDepositSchema), totals: z.array(depositTotalSchema) }),
  errors: [ERROR.permissionDenied, ERROR.statusNotFound, ERROR.currencyNotFound],
});

export const setDepositStatus = defineEndpoint({
  name: 'setDepositStatus',
  group: GROUP,
  summary:
    'Change the status of a top-up: 1 credits it, captures an authorized payment or withdraws a pending refund; ' +
    '3 refunds `amount`, or all that is left; a credit or refund of REFUND_SECOND_PERSON_FROM or more waits ' +
    'until another operator makes the same call',
  method: 'PUT',
  path: '/api/admin/deposit/status',
  auth: 'operator',
  body: 'json',
  idempotency: 'allowed',
  request: z.object({
    orderId: depositOrderId,
    paymentStatus: integerChoice(Object.values(PAYMENT_STATUS), ERROR.statusNotFound),
    amount: optional(depositAmount),
    reason: optional(text({ max: LIMITS.reasonLength })),
  }),
  reply: z.object({
    result: z.literal(true),
    paymentStatus: stateSchema(PAYMENT_STATUS),
    refundedAmount: amountSchema,
  }),
  errors: [
    ERROR.permissionDenied,
    ERROR.conflictOfInterest,
    ERROR.statusNotFound,
    ERROR.orderOrDepositNotFound,
    ERROR.secondOperatorNeeded,
    ERROR.externalProviderError,
  ],
});

export const settleDepositProblem = defineEndpoint({
  name: 'settleDepositProblem',
  group: GROUP,
  summary:
    'Mark a payment problem as resolved by hand: a failed refund, or a report from the provider that could not ' +
    'be processed',
  method: 'PUT',
  path: '/api/admin/deposit/problem',
  auth: 'operator',
  body: 'json',
  idempotency: 'allowed',
  request: z.object({ orderId: depositOrderId, reason: text({ max: LIMITS.reasonLength }) }),
  reply: resultReply,
  errors: [ERROR.permissionDenied, ERROR.conflictOfInterest, ERROR.orderOrDepositNotFound],
});
