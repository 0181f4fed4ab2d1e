import { expect, it } from 'vitest';
import { readRequestProblem } from '../request-issues.ts';
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
  [5, 20001, 'field.invalid'],
  [['TWD', 5], 20001, 'field.invalid'],
  ['USD', 50013, 'field.choice'],
  [['TWD', 'USD'], 50013, 'field.choice'],
])('refuses the currencies %j', (to, code, message) => {
  const { error } = getExchangeRates.request.safeParse({ from: 'EUR', to }, { reportInput: true });
  expect(error && readRequestProblem(error)).toEqual({ code, fields: { to: message } });
});
