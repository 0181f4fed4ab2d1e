import { expect, it } from 'vitest';
import { findCell, formatRate, invertRate, readRate } from './rate-cells.ts';

const AT = '2026-11-21T12:00:00.000Z';
const RATES = {
  list: [{ from: 'EUR', to: 'TWD', rate: 34.2, updatedAt: AT }],
  tables: [
    { from: 'EUR', updatedAt: AT, list: [{ currency: 'TWD', rate: 34.2 }] },
    { from: 'TWD', updatedAt: AT, list: [{ currency: 'EUR', rate: 0.0292398 }] },
  ],
} as const;
const TYPED = [
  ['34.2', 34.2],
  [' 34,2 ', 34.2],
  ['1', 1],
  ['1000000', 1_000_000],
  ['0.000001', 0.000001],
  ['1000000.1', undefined],
  ['0.0000001', undefined],
  ['0', undefined],
  ['-1', undefined],
  ['1e3', undefined],
  ['1,000.5', undefined],
  ['', undefined],
] as const;

it('tells a rate that was set from one that follows, and one that nothing leads to', () => {
  const rates = { list: [...RATES.list], tables: RATES.tables.map((table) => ({ ...table, list: [...table.list] })) };
  expect(findCell(rates, 'EUR', 'TWD')).toEqual({ from: 'EUR', to: 'TWD', rate: 34.2, setAt: AT });
  expect(findCell(rates, 'TWD', 'EUR')).toEqual({ from: 'TWD', to: 'EUR', rate: 0.0292398, setAt: null });
  expect(findCell(rates, 'MYR', 'TWD')).toEqual({ from: 'MYR', to: 'TWD', rate: undefined, setAt: null });
});

it.each(TYPED)('reads "%s" as %s', (text, rate) => {
  expect(readRate(text)).toBe(rate);
});

it('turns a rate round, and shows the digits that matter', () => {
  expect(invertRate(34.2)).toBe(0.029239766);
  expect(formatRate(0.0292397660818, 'en-US')).toBe('0.029239766');
  expect(formatRate(34.2, 'vi-VN')).toBe('34,2');
});
