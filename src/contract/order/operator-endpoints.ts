import { defineEndpoint } from '../endpoint.ts';
import { ERROR } from '../errors/errors.ts';
import { integer, optional, orderId, paging, text } from '../schema/parameter-schemas.ts';
import { z } from '../schema/schema.ts';
import { stateSchema } from '../schema/state-schemas.ts';
import { LIMITS } from '../values/limits.ts';
import { PAYMENT_STATUS } from '../values/states.ts';
import { orderFilter } from './endpoints.ts';
import { operatorOrderSchema, orderTotalSchema } from './entities.ts';

const GROUP = 'operator';

const decision = z.object({ orderId, reason: text({ max: LIMITS.reasonLength }) });
const decided = z.object({ result: z.literal(true), paymentStatus: stateSchema(PAYMENT_STATUS) });

export const listAllOrders = defineEndpoint({
  name: 'listAllOrders',
  group: GROUP,
  summary: 'List orders of all accounts by time or amount; orders with status 9 wait for a decision',
  method: 'GET',
  path: '/api/admin/order/list',
  auth: 'operator',
  request: z.object({
    ...orderFilter,
    orderId: optional(orderId),
    userId: optional(integer({ min: 1 })),
    ...paging,
  }),
  reply: z.object({ count: z.int(), list: z.array(operatorOrderSchema), totals: z.array(orderTotalSchema) }),
  errors: [
    ERROR.permissionDenied,
    ERROR.languageNotFound,
    ERROR.applicationNotFound,
    ERROR.statusNotFound,
    ERROR.currencyNotFound,
    ERROR.orderOrDepositNotFound,
  ],
});

export const refundOrder = defineEndpoint({
  name: 'refundOrder',
  group: GROUP,
  summary:
    'Refund the star coins of an order, whether or not a refund was requested; REFUND_SECOND_PERSON_FROM or ' +
    'more takes the call of two operators',
  method: 'PUT',
  path: '/api/admin/order/refund',
  auth: 'operator',
  body: 'json',
  idempotency: 'allowed',
  request: decision,
  reply: decided,
  errors: [ERROR.permissionDenied, ERROR.conflictOfInterest, ERROR.orderOrDepositNotFound, ERROR.secondOperatorNeeded],
});

export const declineOrderRefund = defineEndpoint({
  name: 'declineOrderRefund',
  group: GROUP,
  summary: 'Decline the requested refund of an order, which stays paid',
  method: 'PUT',
  path: '/api/admin/order/refund_decline',
  auth: 'operator',
  body: 'json',
  idempotency: 'allowed',
  request: decision,
  reply: decided,
  errors: [ERROR.permissionDenied, ERROR.conflictOfInterest, ERROR.orderOrDepositNotFound],
});
