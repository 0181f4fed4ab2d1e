import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CURRENCIES } from '#contract/values/limits.ts';
import { RATE_COLUMNS, readRateLine, rejectRepeatedRates } from './exchange-rate-table.ts';

const lineOf = (from: string, to: string, rate: string, day: string) =>
  readRateLine(
    new Map([
      ['from', from],
      ['to', to],
      ['rate', rate],
      ['day', day],
    ]),
  );
const GOOD = { from: 'EUR', to: 'TWD', rate: 34.2, day: '2026-03-01' };

it.each([
  ['EUR', 'TWD', '34.2', '2026-03-01'],
  [' eur', 'Twd ', ' 34,2 ', '2026/3/1'],
])('reads %s %s %s %s', (...cells) => {
  expect(lineOf(...cells)).toEqual({ rate: GOOD, fields: {} });
});

describe('names every column that is wrong', () => {
  it.each([
    ['', '', '', '', { from: 'field.required', to: 'field.required', rate: 'field.required', day: 'field.required' }],
    ['USD', 'TWD', '1', '2026-03-01', { from: 'table.currency' }],
    ['EUR', 'USD', '1', '2026-03-01', { to: 'table.currency' }],
    ['EUR', 'TWD', '1', '2026-02-30', { day: 'table.day' }],
    ['EUR', 'TWD', '1', '26-3-1', { day: 'table.day' }],
    ['EUR', 'TWD', '1', '2026-3', { day: 'table.day' }],
    ['EUR', 'TWD', '0.0000009', '2026-03-01', { rate: 'table.rate' }],
    ['EUR', 'EUR', '1', '2026-03-01', { to: 'table.same_currency' }],
    ['EUR', 'TWD', '0', '2026-02-30', { rate: 'table.rate', day: 'table.day' }],
    ['EUR', 'TWD', '1e3', '1.3.2026', { rate: 'table.rate', day: 'table.day' }],
    ['EUR', 'TWD', '1000000.1', '2026-03-01', { rate: 'table.rate' }],
    ['EUR', 'TWD', '-1', '0000-01-01', { rate: 'table.rate', day: 'table.day' }],
  ])('in %s %s %s %s', (from, to, rate, day, fields) => {
    expect(lineOf(from, to, rate, day)).toEqual({ rate: null, fields });
  });
});

it.each(['1000000', '0.000001'])('takes the rate %s, the last one within the limits', (rate) => {
  expect(lineOf('EUR', 'TWD', rate, '2026-03-01').rate?.rate).toBe(Number(rate));
});

it('refuses a pair and day that stood before, not the first of them nor another day', () => {
  const lines = [
    lineOf('EUR', 'TWD', '34', '2026-03-01'),
    lineOf('EUR', 'TWD', '35', '2026-03-02'),
    lineOf('EUR', 'TWD', '36', '2026-3-1'),
    lineOf('TWD', 'EUR', '0.03', '2026-03-01'),
    lineOf('EUR', 'TWD', '37', 'tomorrow'),
  ];
  const result = rejectRepeatedRates(lines);
  expect(result.map(({ fields }) => fields)).toEqual([{}, {}, { day: 'form.repeated' }, {}, { day: 'table.day' }]);
});

it('takes whatever stands in the cells without failing', () => {
  fc.assert(
    fc.property(fc.tuple(fc.string(), fc.constantFrom(...CURRENCIES), fc.string(), fc.string()), (cells) => {
      const { rate, fields } = lineOf(...cells);
      expect(rate === null).toBe(Object.keys(fields).length > 0);
      expect(Object.keys(fields).every((field) => RATE_COLUMNS.some((column) => column === field))).toBe(true);
    }),
  );
});
