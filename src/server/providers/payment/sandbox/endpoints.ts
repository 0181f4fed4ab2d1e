import { depositAmount } from '#contract/deposit/parameters.ts';
import { defineEndpoint } from '#contract/endpoint.ts';
import { ERROR } from '#contract/errors/errors.ts';
import { integer, optional, text, textChoice, withDefault } from '#contract/schema/parameter-schemas.ts';
import { bytesReply, noRequest } from '#contract/schema/reply-shapes.ts';
import { z } from '#contract/schema/schema.ts';

const GROUP = 'cashier';

/** The outcomes of a payment in the sandbox cashier. */
export const CASHIER_OUTCOMES = [
  'paid',
  'declined',
  'pending',
  'cancelled',
  'chargeable',
  'captured',
  'refunded',
  'fiveTimes',
  'outOfOrder',
  'untold',
  'wrongAmount',
] as const;
export type CashierOutcome = (typeof CASHIER_OUTCOMES)[number];

/** The most notifications of one outcome. */
const TIMES_MAX = 20;

const orderId = text({ max: 100 });

export const runCashier = defineEndpoint({
  name: 'runCashier',
  group: GROUP,
  summary:
    'Have the sandbox cashier do something with a payment and notify the store, `times` times; `untold` is paid ' +
    'without a notification, `amount` the part that is refunded. Answers what the store answered',
  method: 'POST',
  path: '/api/dev/cashier',
  auth: 'dev',
  body: 'json',
  request: z.object({
    orderId,
    outcome: textChoice(CASHIER_OUTCOMES),
    times: withDefault(integer({ min: 1, max: TIMES_MAX }), 1),
    amount: optional(depositAmount),
  }),
  reply: z.object({ result: z.literal(true), answers: z.array(z.int()) }),
  errors: [ERROR.permissionDenied, ERROR.orderOrDepositNotFound],
});

export const showCashier = defineEndpoint({
  name: 'showCashier',
  group: GROUP,
  summary: 'The page of the sandbox cashier on which a top-up is paid',
  method: 'GET',
  path: '/dev/cashier/{orderId}',
  auth: 'dev',
  bytes: 'text/html; charset=utf-8',
  duringMaintenance: true,
  request: z.object({ orderId, lang: optional(text({ max: 20 })) }),
  reply: bytesReply,
  errors: [ERROR.permissionDenied],
  answers: [{ status: 404 }],
});

export const payAtCashier = defineEndpoint({
  name: 'payAtCashier',
  group: GROUP,
  summary: 'What was chosen on that page; leads back to the store',
  method: 'POST',
  path: '/dev/cashier/{orderId}',
  auth: 'dev',
  body: 'form',
  bytes: 'text/html; charset=utf-8',
  duringMaintenance: true,
  request: z.object({
    orderId,
    lang: optional(text({ max: 20 })),
    outcome: optional(text({ max: 20 })),
    card: optional(text({ max: 30 })),
  }),
  reply: bytesReply,
  errors: [ERROR.permissionDenied],
  answers: [{ status: 303 }, { status: 404 }],
});

export const getCashierStyle = defineEndpoint({
  name: 'getCashierStyle',
  group: GROUP,
  summary: 'The style sheet of that page',
  method: 'GET',
  path: '/dev/cashier.css',
  auth: 'dev',
  bytes: 'text/css; charset=utf-8',
  duringMaintenance: true,
  request: noRequest,
  reply: bytesReply,
  errors: [ERROR.permissionDenied],
});

export const notifyDeposit = defineEndpoint({
  name: 'notifyDeposit',
  group: 'deposit',
  summary:
    "Report the result of a payment in the sandbox cashier; signed with hex HMAC-SHA256 over the other fields' canonical text",
  method: 'POST',
  path: '/api/deposit/notify',
  aliases: ['/api/deposit/notify/sandbox'],
  auth: 'none',
  body: 'json',
  duringMaintenance: true,
  request: z.looseObject({
    orderId: optional(text({ max: 64 })),
    signature: optional(text({ max: 64 })),
  }),
  reply: z.object({ result: z.literal(true) }),
  errors: [ERROR.orderOrDepositNotFound, ERROR.externalProviderError],
  answers: [{ status: 400, code: ERROR.externalProviderError }],
});
