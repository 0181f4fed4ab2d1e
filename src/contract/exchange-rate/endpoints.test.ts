import { expect, it } from 'vitest';
import { ERROR } from '../errors/errors.ts';
import { readRequestProblem } from '../request/request-issues.ts';
import { getExchangeRates } from './endpoints.ts';

it.each([
  ['TWD', ['TWD']],
  [['TWD'], ['TWD']],
  [
    ['EUR', 'TWD', 'EUR'],
    ['TWD', 'EUR'],
  ],
  [undefined, undefined],
  [[], undefined],
])('reads the currencies %j, each once', (to, expected) => {
  expect(getExchangeRates.request.parse({ from: 'EUR', to }).to).toEqual(expected);
});

it.each([
  [5, ERROR.invalidFormat, 'field.invalid'],
  [['TWD', 5], ERROR.invalidFormat, 'field.invalid'],
  ['USD', ERROR.currencyNotFound, 'field.choice'],
  [['TWD', 'USD'], ERROR.currencyNotFound, 'field.choice'],
])('refuses the currencies %j', (to, code, message) => {
  const { error } = getExchangeRates.request.safeParse({ from: 'EUR', to }, { reportInput: true });
  expect(error && readRequestProblem(error)).toEqual({ code, fields: { to: message } });
});
