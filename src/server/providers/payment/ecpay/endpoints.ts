import { defineEndpoint } from '#contract/endpoint.ts';
import { ERROR } from '#contract/errors/errors.ts';
import { optional, text } from '#contract/schema/parameter-schemas.ts';
import { bytesReply } from '#contract/schema/reply-shapes.ts';
import { z } from '#contract/schema/schema.ts';

const GROUP = 'deposit';

export const notifyEcpayDeposit = defineEndpoint({
  name: 'notifyEcpayDeposit',
  group: GROUP,
  summary: 'Let ECPay report the result of a payment, or a store code; responds 1|OK',
  method: 'POST',
  path: '/api/deposit/notify/ecpay',
  auth: 'none',
  body: 'form',
  bytes: 'text/plain; charset=utf-8',
  duringMaintenance: true,
  request: z.looseObject({
    MerchantTradeNo: optional(text({ max: 64 })),
    CheckMacValue: optional(text({ max: 64 })),
  }),
  reply: bytesReply,
  errors: [ERROR.orderOrDepositNotFound, ERROR.externalProviderError],
  answers: [{ status: 400, code: ERROR.externalProviderError }],
});

export const payWithEcpay = defineEndpoint({
  name: 'payWithEcpay',
  group: GROUP,
  summary: "The page that takes the browser of a top-up to ECPay's checkout",
  method: 'GET',
  path: '/pay/ecpay/{orderId}',
  auth: 'none',
  bytes: 'text/html; charset=utf-8',
  request: z.object({ orderId: text({ max: 100 }), lang: optional(text({ max: 20 })) }),
  reply: bytesReply,
  errors: [],
  answers: [{ status: 404 }],
});
