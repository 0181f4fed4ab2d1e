import { defineEndpoint } from '../endpoint.ts';
import { ERROR } from '../errors/errors.ts';
import { booleanFlag, integerChoice, optional, optionalSearch, paging } from '../schema/parameter-schemas.ts';
import { period } from '../schema/period.ts';
import { listReply, noRequest, resultReply } from '../schema/reply-shapes.ts';
import { z } from '../schema/schema.ts';
import { LIMITS } from '../values/limits.ts';
import { INVOICE_STATUS } from '../values/states.ts';
import { invoiceDrawSchema, invoiceRangeSchema, operatorInvoiceSchema } from './entities.ts';
import { drawnLine, invoicePeriod, rangeDigits, rangePrefix } from './parameters.ts';

const GROUP = 'operator';

export const listAllInvoices = defineEndpoint({
  name: 'listAllInvoices',
  group: GROUP,
  summary: 'List invoices of all accounts, newest first; `waiting` counts all invoices without a number',
  method: 'GET',
  path: '/api/admin/invoice/list',
  auth: 'operator',
  request: z.object({
    /** Matches invoice number, deposit, email address, account and nickname. */
    search: optionalSearch,
    period: optional(invoicePeriod),
    status: optional(integerChoice(Object.values(INVOICE_STATUS), ERROR.statusNotFound)),
    isWinning: optional(booleanFlag),
    ...paging,
  }),
  reply: z.extend(listReply(operatorInvoiceSchema), { waiting: z.int() }),
  errors: [ERROR.permissionDenied, ERROR.statusNotFound],
});

export const retryInvoices = defineEndpoint({
  name: 'retryInvoices',
  group: GROUP,
  summary: 'Issue the invoices that wait for a number, as long as numbers are available',
  method: 'POST',
  path: '/api/admin/invoice/retry',
  auth: 'operator',
  body: 'json',
  request: noRequest,
  reply: z.extend(resultReply, { issued: z.int(), waiting: z.int() }),
  errors: [ERROR.permissionDenied],
});

export const listInvoiceRanges = defineEndpoint({
  name: 'listInvoiceRanges',
  group: GROUP,
  summary: 'List the ranges of invoice numbers, latest period first',
  method: 'GET',
  path: '/api/admin/invoice/range/list',
  auth: 'operator',
  request: z.object({ period: optional(invoicePeriod), ...paging }),
  reply: z.extend(listReply(invoiceRangeSchema), { waiting: z.int(), currentPeriod: z.string() }),
  errors: [ERROR.permissionDenied],
});

export const addInvoiceRange = defineEndpoint({
  name: 'addInvoiceRange',
  group: GROUP,
  summary: 'Add a range of numbers from the tax office; waiting invoices are issued immediately',
  method: 'POST',
  path: '/api/admin/invoice/range',
  auth: 'operator',
  body: 'json',
  request: z.object({ period: invoicePeriod, prefix: rangePrefix, from: rangeDigits, to: rangeDigits }),
  reply: z.extend(resultReply, { id: z.int() }),
  errors: [ERROR.permissionDenied],
});

export const listInvoiceDraws = defineEndpoint({
  name: 'listInvoiceDraws',
  group: GROUP,
  summary: 'List the imported draws, latest period first',
  method: 'GET',
  path: '/api/admin/invoice/draw/list',
  auth: 'operator',
  request: z.object(paging),
  reply: listReply(invoiceDrawSchema),
  errors: [ERROR.permissionDenied],
});

export const importInvoiceDraw = defineEndpoint({
  name: 'importInvoiceDraw',
  group: GROUP,
  summary: 'Import the winning numbers of a period, replacing an earlier import, and notify the winners',
  method: 'POST',
  path: '/api/admin/invoice/draw',
  auth: 'operator',
  body: 'json',
  request: z.object({
    period: invoicePeriod,
    /** Not after today; by default the 25th of the month after the period, or today if that is in the future. */
    drawnAt: period.beginAt,
    numbers: z.array(drawnLine).check(z.minLength(1), z.maxLength(LIMITS.drawnNumbers)),
  }),
  reply: z.extend(resultReply, { winners: z.int() }),
  errors: [ERROR.permissionDenied],
});
