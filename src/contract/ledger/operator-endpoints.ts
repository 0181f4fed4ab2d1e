import { defineEndpoint } from '../endpoint.ts';
import { ERROR } from '../errors/errors.ts';
import { optional, paging, textChoice, userNumber } from '../schema/parameter-schemas.ts';
import { period } from '../schema/period.ts';
import { listReply, noRequest } from '../schema/reply-shapes.ts';
import { z } from '../schema/schema.ts';
import { CURRENCIES } from '../values/limits.ts';
import { ACCOUNT_KINDS, ledgerAccountSchema, ledgerEntrySchema, ledgerReportSchema } from './entities.ts';

const GROUP = 'operator';
const currency = textChoice(CURRENCIES, ERROR.currencyNotFound);

export const listLedgerAccounts = defineEndpoint({
  name: 'listLedgerAccounts',
  group: GROUP,
  summary: 'List the ledger accounts of a user with their balances, or those of the store if no user is given',
  method: 'GET',
  path: '/api/admin/ledger/account/list',
  auth: 'operator',
  request: z.object({ userId: optional(userNumber) }),
  reply: listReply(ledgerAccountSchema),
  errors: [ERROR.permissionDenied],
});

export const listLedgerEntries = defineEndpoint({
  name: 'listLedgerEntries',
  group: GROUP,
  summary: 'List the entries of one ledger account, newest first',
  method: 'GET',
  path: '/api/admin/ledger/entry/list',
  auth: 'operator',
  request: z.object({
    userId: optional(userNumber),
    kind: textChoice(ACCOUNT_KINDS),
    currency,
    ...period,
    ...paging,
  }),
  reply: listReply(ledgerEntrySchema),
  errors: [ERROR.permissionDenied, ERROR.currencyNotFound, ERROR.parameterError],
});

export const getLedgerReport = defineEndpoint({
  name: 'getLedgerReport',
  group: GROUP,
  summary: 'Get the latest reconciliation of the ledger; null before the first one',
  method: 'GET',
  path: '/api/admin/ledger/report',
  auth: 'operator',
  request: noRequest,
  reply: z.object({ report: z.nullable(ledgerReportSchema) }),
  errors: [ERROR.permissionDenied],
});

export const makeLedgerReport = defineEndpoint({
  name: 'makeLedgerReport',
  group: GROUP,
  summary: 'Reconcile the ledger now with top-ups, orders and itself',
  method: 'POST',
  path: '/api/admin/ledger/report',
  auth: 'operator',
  body: 'json',
  request: noRequest,
  reply: z.object({ report: ledgerReportSchema }),
  errors: [ERROR.permissionDenied],
});

const DAY = /^\d{4}-\d{2}-\d{2}$/;

export const getDailyClose = defineEndpoint({
  name: 'getDailyClose',
  group: GROUP,
  summary:
    'List daily totals by currency: top-ups, refunds, orders, and star coins in circulation at the end of the day',
  method: 'GET',
  path: '/api/admin/daily_close',
  auth: 'operator',
  request: z.object({ ...period }),
  reply: listReply(
    z.object({
      day: z.string().check(z.regex(DAY)),
      currency: z.enum(CURRENCIES),
      topUpCount: z.int(),
      topUpAmount: z.number(),
      refundAmount: z.number(),
      orderCount: z.int(),
      orderAmount: z.number(),
      orderRefundAmount: z.number(),
      circulation: z.number(),
    }),
  ),
  errors: [ERROR.permissionDenied, ERROR.parameterError],
});

export const exportDailyClose = defineEndpoint({
  name: 'exportDailyClose',
  group: GROUP,
  summary: 'Export the daily closes of a period as CSV',
  method: 'GET',
  path: '/api/admin/daily_close/export',
  auth: 'operator',
  bytes: 'text/csv',
  request: z.object({ ...period }),
  reply: z.unknown(),
  errors: [ERROR.permissionDenied, ERROR.parameterError],
});
