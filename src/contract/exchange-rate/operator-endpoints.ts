import { currencySchema, momentSchema } from '../code-schemas.ts';
import { defineEndpoint } from '../endpoint.ts';
import { LIMITS } from '../limits.ts';
import { currency } from '../parameter-schemas.ts';
import { noRequest, resultReply } from '../reply-shapes.ts';
import { described, z } from '../schema.ts';
import { wireType } from '../wire-type.ts';
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

export const setExchangeRate = defineEndpoint({
  name: 'setExchangeRate',
  group: 'operator',
  summary: 'Say what a unit of a currency is worth in another; the other way round is its inverse unless set too',
  method: 'PUT',
  path: '/api/admin/exchange_rate',
  auth: 'operator',
  body: 'json',
  request: z.object({ from: currency, to: currency, rate }),
  reply: resultReply,
  errors: [40000, 50013],
});

export const listExchangeRates = defineEndpoint({
  name: 'listExchangeRates',
  group: 'operator',
  summary: 'The rates as they were set, and what follows from them for each currency',
  method: 'GET',
  path: '/api/admin/exchange_rate/list',
  auth: 'operator',
  request: noRequest,
  reply: z.object({
    list: described(
      'what was set',
      z.array(z.object({ from: currencySchema, to: currencySchema, rate: z.number(), updatedAt: momentSchema })),
    ),
    tables: z.array(exchangeRatesSchema),
  }),
  errors: [40000],
});
