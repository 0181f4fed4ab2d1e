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
  summary: 'Ledger accounts of a user, or of the house where no user is named, with their balances',
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
  summary: 'Entries of one ledger account, the newest first',
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
  summary: 'The latest reconciliation of the books; null before the first',
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
  summary: 'Hold the books against deposits, orders and themselves now',
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
  summary: 'What a day brought, by currency: top-ups paid, refunds, orders, and star coins at its end',
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
  summary: 'The daily closes of a period as CSV',
  method: 'GET',
  path: '/api/admin/daily_close/export',
  auth: 'operator',
  bytes: 'text/csv',
  request: z.object({ ...period }),
  reply: z.unknown(),
  errors: [ERROR.permissionDenied, ERROR.parameterError],
});
