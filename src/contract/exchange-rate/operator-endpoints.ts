import { defineEndpoint } from '../endpoint.ts';
import { ERROR } from '../errors/errors.ts';
import { wireType } from '../openapi/wire-type.ts';
import { currencySchema, daySchema, momentSchema } from '../schema/code-schemas.ts';
import { booleanFlag, currency, optional, paging, text, withDefault } from '../schema/parameter-schemas.ts';
import { calendarDay } from '../schema/period.ts';
import { listReply, noRequest, resultReply } from '../schema/reply-shapes.ts';
import { described, z } from '../schema/schema.ts';
import { LIMITS } from '../values/limits.ts';
import { exchangeRatesSchema } from './entities.ts';

const MINIMUM = 1 / LIMITS.exchangeRateMax;

/** Above zero, as JSON number or decimal text; 15 digits survive the way there and back. */
const rate = wireType<number | string, number>({
  read: (raw, refuse) => {
    if (raw === undefined || raw === null || raw === '') return refuse('field.required');
    const value = typeof raw === 'string' && /^\d{1,7}(?:\.\d{1,15})?$/.test(raw) ? Number(raw) : raw;
    if (typeof value !== 'number' || !Number.isFinite(value)) return refuse('field.invalid');
    return value < MINIMUM || value > LIMITS.exchangeRateMax ? refuse('field.range') : value;
  },
  jsonSchema: { type: 'number', minimum: MINIMUM, maximum: LIMITS.exchangeRateMax },
});

const setRateSchema = z.object({
  from: currencySchema,
  to: currencySchema,
  rate: z.number(),
  day: described('when it takes effect', daySchema),
  updatedAt: momentSchema,
});

export const setExchangeRate = defineEndpoint({
  name: 'setExchangeRate',
  group: 'operator',
  summary: 'Set the exchange rate between two currencies; the opposite direction is the inverse unless it is set too',
  method: 'PUT',
  path: '/api/admin/exchange_rate',
  auth: 'operator',
  body: 'json',
  request: z.object({
    from: currency,
    to: currency,
    rate,
    /** The day it takes effect, YYYY-MM-DD; by default today in Taiwan. */
    day: optional(calendarDay),
  }),
  reply: resultReply,
  errors: [ERROR.permissionDenied, ERROR.currencyNotFound],
});

export const listExchangeRates = defineEndpoint({
  name: 'listExchangeRates',
  group: 'operator',
  summary: 'List the rates that were set, and the rates derived from them for each currency',
  method: 'GET',
  path: '/api/admin/exchange_rate/list',
  auth: 'operator',
  request: noRequest,
  reply: z.object({
    list: described('rates that were set and apply today', z.array(setRateSchema)),
    tables: z.array(exchangeRatesSchema),
  }),
  errors: [ERROR.permissionDenied],
});

export const listRateHistory = defineEndpoint({
  name: 'listRateHistory',
  group: 'operator',
  summary:
    'List every rate set between two currencies, or between all of them, latest day first, including upcoming rates',
  method: 'GET',
  path: '/api/admin/exchange_rate/history',
  auth: 'operator',
  request: z.object({ from: optional(currency), to: optional(currency), ...paging }),
  reply: listReply(setRateSchema),
  errors: [ERROR.permissionDenied, ERROR.currencyNotFound],
});

export const importExchangeRates = defineEndpoint({
  name: 'importExchangeRates',
  group: 'operator',
  summary: 'Import a table of rates with the columns from, to, rate and day; if any line is invalid, nothing is set',
  method: 'POST',
  path: '/api/admin/exchange_rate/import',
  auth: 'operator',
  body: 'json',
  request: z.object({ csv: text({ max: 100_000 }), apply: withDefault(booleanFlag, false) }),
  reply: z.object({
    isApplied: z.boolean(),
    count: described('number of lines that can be applied', z.int()),
    lines: z.array(
      z.object({
        line: described('of the text, its head being 1', z.int()),
        rate: described('null if the line is rejected', z.nullable(z.omit(setRateSchema, { updatedAt: true }))),
        before: described('the previous rate for that day', z.nullable(z.number())),
        fields: described('column to message key', z.record(z.string(), z.string())),
      }),
    ),
  }),
  errors: [ERROR.permissionDenied],
});
