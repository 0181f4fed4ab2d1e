import { defineEndpoint } from '../endpoint.ts';
import { ERROR } from '../errors/errors.ts';
import { integerChoice, optional, paging, text } from '../schema/parameter-schemas.ts';
import { period } from '../schema/period.ts';
import { bytesReply, listReply, noRequest, resultReply } from '../schema/reply-shapes.ts';
import { z } from '../schema/schema.ts';
import { stateSchema } from '../schema/state-schemas.ts';
import { LIMITS } from '../values/limits.ts';
import { CARRIER_TYPE, INVOICE_PRINTING } from '../values/states.ts';
import { carrierSchema, invoiceSchema, invoiceSheetSchema } from './entities.ts';
import { invoiceNumber, invoicePeriod } from './parameters.ts';

const GROUP = 'invoice';

/** Carriers that are linked by entering their code; a member carrier is linked on the platform's page. */
const TYPED_CARRIERS = [
  CARRIER_TYPE.mobileBarcode,
  CARRIER_TYPE.citizenCertificate,
  CARRIER_TYPE.donation,
] as const satisfies readonly number[];

export const getCarrier = defineEndpoint({
  name: 'getCarrier',
  group: GROUP,
  summary: 'Get the invoice carrier of your account, and where to link a member carrier',
  method: 'GET',
  path: '/api/invoice/bind',
  auth: 'user',
  request: noRequest,
  reply: carrierSchema,
  errors: [],
});

export const bindCarrier = defineEndpoint({
  name: 'bindCarrier',
  group: GROUP,
  summary: 'Store future invoices on a mobile barcode (1) or certificate (2), or donate them (4)',
  method: 'POST',
  path: '/api/invoice/bind',
  auth: 'user',
  body: 'json',
  request: z.object({
    carrierType: integerChoice(TYPED_CARRIERS),
    carrierCode: text({ max: LIMITS.carrierCodeLength }),
  }),
  reply: carrierSchema,
  errors: [],
});

export const unbindCarrier = defineEndpoint({
  name: 'unbindCarrier',
  group: GROUP,
  summary: 'Unlink the carrier; invoices already issued stay where they are',
  method: 'DELETE',
  path: '/api/invoice/bind',
  auth: 'user',
  request: noRequest,
  reply: resultReply,
  errors: [ERROR.invoiceOrCarrierNotFound],
});

export const startCarrierBinding = defineEndpoint({
  name: 'startCarrierBinding',
  group: GROUP,
  summary: 'Open the one-time page behind `bindUrl`, which redirects to the e-invoice platform',
  method: 'GET',
  path: '/api/invoice/bind/start',
  auth: 'none',
  bytes: 'text/html; charset=utf-8',
  request: z.object({ token: optional(text({ max: LIMITS.bindingTokenLength })) }),
  reply: bytesReply,
  errors: [],
  answers: [{ status: 303 }],
});

/** What the platform sends: first `token` and `card_no1` directly, then `rtn_flag` with the visitor. */
const platformFields = z.object({
  token: optional(text({ max: LIMITS.bindingTokenLength })),
  card_no1: optional(text({ max: LIMITS.bindingTokenLength })),
  rtn_flag: optional(text({ max: 1 })),
});

export const confirmCarrierBinding = defineEndpoint({
  name: 'confirmCarrierBinding',
  group: GROUP,
  summary: 'Let the e-invoice platform check a carrier link; responds Y or N',
  method: 'POST',
  path: '/api/invoice/bind/callback',
  auth: 'none',
  body: 'form',
  bytes: 'text/plain; charset=utf-8',
  crossOrigin: true,
  request: platformFields,
  reply: bytesReply,
  errors: [],
});

export const returnFromCarrierBinding = defineEndpoint({
  name: 'returnFromCarrierBinding',
  group: GROUP,
  summary: 'The same as a GET; with rtn_flag, the returning visitor is redirected to /store/binding',
  method: 'GET',
  path: '/api/invoice/bind/callback',
  auth: 'none',
  bytes: 'text/plain; charset=utf-8',
  request: platformFields,
  reply: bytesReply,
  errors: [],
  answers: [{ status: 303 }],
});

export const listInvoices = defineEndpoint({
  name: 'listInvoices',
  group: GROUP,
  summary: 'List your invoices of all periods or one, newest first',
  method: 'GET',
  path: '/api/invoice/list',
  auth: 'user',
  request: z.object({ period: optional(invoicePeriod), ...paging }),
  reply: listReply(invoiceSchema),
  errors: [],
});

export const getInvoice = defineEndpoint({
  name: 'getInvoice',
  group: GROUP,
  summary: 'Get one of your invoices with everything shown on its printed sheet',
  method: 'GET',
  path: '/api/invoice',
  auth: 'user',
  request: z.object({ invoiceNumber }),
  reply: invoiceSheetSchema,
  errors: [ERROR.invoiceOrCarrierNotFound],
});

export const listWinningInvoices = defineEndpoint({
  name: 'listWinningInvoices',
  group: GROUP,
  summary: 'List your invoices that won in recent draws, latest draw first',
  method: 'GET',
  path: '/api/invoice/winning_list',
  auth: 'user',
  request: z.object(period),
  reply: z.extend(listReply(invoiceSchema), { days: z.int() }),
  errors: [],
});

export const printInvoice = defineEndpoint({
  name: 'printInvoice',
  group: GROUP,
  summary: 'Mark the certificate of a winning invoice as printed; repeating it changes nothing',
  method: 'PUT',
  path: '/api/invoice/print',
  auth: 'user',
  body: 'json',
  request: z.object({ invoiceNumber, redeemCode: text({ min: LIMITS.redeemCodeMin, max: LIMITS.redeemCodeMax }) }),
  reply: z.extend(resultReply, { printing: stateSchema({ printed: INVOICE_PRINTING.printed }) }),
  errors: [ERROR.invoiceOrCarrierNotFound],
});
