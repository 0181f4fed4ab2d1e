import { defineEndpoint } from '#contract/endpoint.ts';
import { ERROR } from '#contract/errors/errors.ts';
import { optional, text } from '#contract/schema/parameter-schemas.ts';
import { bytesReply, resultReply } from '#contract/schema/reply-shapes.ts';
import { z } from '#contract/schema/schema.ts';

const GROUP = 'deposit';

/** Stripe's events are a few kilobytes; the longest field of any may have many more. */
const PAYLOAD_LENGTH = 200_000;

export const notifyStripeDeposit = defineEndpoint({
  name: 'notifyStripeDeposit',
  group: GROUP,
  summary: 'Let Stripe report events of a payment, signed in the header Stripe-Signature',
  method: 'POST',
  path: '/api/deposit/notify/stripe',
  auth: 'none',
  body: 'raw',
  duringMaintenance: true,
  request: z.object({ payload: text({ max: PAYLOAD_LENGTH }) }),
  reply: resultReply,
  errors: [ERROR.orderOrDepositNotFound, ERROR.externalProviderError],
  answers: [{ status: 400, code: ERROR.externalProviderError }],
});

export const payWithStripe = defineEndpoint({
  name: 'payWithStripe',
  group: GROUP,
  summary: "Send the browser of a top-up to Stripe's checkout, or back to the store if nothing is to be paid there",
  method: 'GET',
  path: '/pay/stripe/{orderId}',
  auth: 'none',
  bytes: 'text/html; charset=utf-8',
  request: z.object({ orderId: text({ max: 100 }), lang: optional(text({ max: 20 })) }),
  reply: bytesReply,
  errors: [],
  answers: [{ status: 303 }],
});
