import { defineEndpoint } from '../endpoint.ts';
import { ERROR } from '../errors/errors.ts';
import { wireType } from '../openapi/wire-type.ts';
import { currency, optional } from '../schema/parameter-schemas.ts';
import { z } from '../schema/schema.ts';
import { CURRENCIES, type CurrencyCode } from '../values/limits.ts';
import { exchangeRatesSchema } from './entities.ts';

/** One currency or several, each once. */
const currencies = wireType<readonly CurrencyCode[] | CurrencyCode, CurrencyCode[]>({
  read: (raw, refuse) => {
    const asked: readonly unknown[] = Array.isArray(raw) ? raw : [raw];
    if (!asked.every((code) => typeof code === 'string')) return refuse('field.invalid');
    if (!asked.every((code) => CURRENCIES.some((known) => known === code))) {
      return refuse('field.choice', ERROR.currencyNotFound);
    }
    return CURRENCIES.filter((code) => asked.includes(code));
  },
  jsonSchema: { type: 'array', items: { type: 'string', enum: CURRENCIES } },
});

export const getExchangeRates = defineEndpoint({
  name: 'getExchangeRates',
  group: 'exchange rate',
  summary: 'Get the value of one unit of a currency in all or selected other currencies',
  method: 'GET',
  path: '/api/exchange_rate',
  auth: 'developer',
  request: z.object({ from: currency, to: optional(currencies) }),
  reply: exchangeRatesSchema,
  errors: [ERROR.permissionDenied, ERROR.currencyNotFound],
});
