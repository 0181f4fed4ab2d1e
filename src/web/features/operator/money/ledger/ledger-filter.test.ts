import { expect, it } from 'vitest';
import { ledgerFilter } from './load-ledger.ts';

const read = (query: string) => ledgerFilter.read(Object.fromEntries(new URLSearchParams(query)));

it('writes an address that it reads as the same, and nothing that is as usual', () => {
  expect(ledgerFilter.query(read(''))).toBe('');
  const query = '?find=mei&userId=7&kind=points&currency=TWD&begin=2026-11-01&end=2026-11-30&page=3';
  expect(ledgerFilter.query(read(query))).toBe(query);
});

it('leaves out what it does not understand', () => {
  expect(read('?userId=0&kind=cash&currency=usd&begin=yesterday')).toEqual(read(''));
});
