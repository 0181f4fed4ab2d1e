import { expect, it } from 'vitest';
import { depositFilter } from './deposit-filter.ts';

const read = (query: string) => depositFilter.read(Object.fromEntries(new URLSearchParams(query)));

it('writes an address that it reads as the same, and nothing that is as usual', () => {
  expect(depositFilter.query(read(''))).toBe('');
  const query = '?search=D2611&status=9&method=ecpay&currency=TWD&problem=any&begin=2026-11-01&end=2026-11-30&page=3';
  expect(depositFilter.query(read(query))).toBe(query);
});

it('leaves out what it does not understand', () => {
  expect(read('?status=10&method=point&currency=USD&problem=none&begin=1&page=-1')).toEqual(read(''));
});
