import { expect, it } from 'vitest';
import {
  findCell,
  formatRate,
  invertRate,
  type Rates,
  rateFilter,
  readRate,
  type SetRate,
  stateOfRate,
} from './load-rates.ts';

const AT = '2026-11-21T12:00:00.000Z';
const RATES: Rates = {
  list: [{ from: 'EUR', to: 'TWD', rate: 34.2, day: '2026-11-20', updatedAt: AT }],
  tables: [
    { from: 'EUR', updatedAt: AT, list: [{ currency: 'TWD', rate: 34.2, day: '2026-11-20' }] },
    { from: 'TWD', updatedAt: AT, list: [{ currency: 'EUR', rate: 0.0292398, day: '2026-11-20' }] },
  ],
};
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
  const day = '2026-11-20';
  expect(findCell(RATES, 'EUR', 'TWD')).toEqual({ from: 'EUR', to: 'TWD', rate: 34.2, day, setAt: AT });
  expect(findCell(RATES, 'TWD', 'EUR')).toEqual({ from: 'TWD', to: 'EUR', rate: 0.0292398, day, setAt: null });
  expect(findCell(RATES, 'MYR', 'TWD')).toEqual({ from: 'MYR', to: 'TWD', rate: undefined, day: null, setAt: null });
});

it('tells where a rate of the history stands today', () => {
  const rateOf = (day: string): SetRate => ({ from: 'EUR', to: 'TWD', rate: 1, day, updatedAt: AT });
  const states = ['2026-11-22', '2026-11-21', '2026-11-20', '2026-11-19'].map((day) =>
    stateOfRate({ list: RATES.list, today: '2026-11-21' }, rateOf(day)),
  );
  expect(states).toEqual(['coming', 'past', 'counts', 'past']);
});

it('reads of the address what it understands', () => {
  expect(rateFilter.read({ from: 'EUR', to: 'USD', page: '2' })).toEqual({ from: 'EUR', to: undefined, page: 2 });
  expect(rateFilter.query({ from: 'EUR', to: 'TWD', page: 2 })).toBe('?from=EUR&to=TWD&page=2');
  expect(rateFilter.query(rateFilter.read({}))).toBe('');
});

it.each(TYPED)('reads "%s" as %s', (text, rate) => {
  expect(readRate(text)).toBe(rate);
});

it('turns a rate round, and shows the digits that matter', () => {
  expect(invertRate(34.2)).toBe(0.029239766);
  expect(formatRate(0.0292397660818, 'en-US')).toBe('0.029239766');
  expect(formatRate(34.2, 'vi-VN')).toBe('34,2');
});
