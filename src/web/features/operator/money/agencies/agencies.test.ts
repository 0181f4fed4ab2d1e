import { expect, it } from 'vitest';
import type { Agency } from '#contract/shop/entities.ts';
import { findAgencies } from './agencies-page.tsx';
import { collectAgencies } from './load-agencies.ts';

const AGENCIES = [
  { code: '004', name: '臺灣銀行' },
  { code: '812', name: '台新國際商業銀行' },
  { code: 'HSBC', name: 'HSBC Bank (Taiwan)' },
] as const;

const SEARCHES = [
  ['', ['004', '812', 'HSBC']],
  ['00', ['004']],
  ['銀行 新', ['812']],
  ['hsbc bank', ['HSBC']],
  ['８１２', ['812']],
  ['004 HSBC', []],
] as const;

it.each(SEARCHES)('a search for "%s" finds %j', (search, codes) => {
  expect(findAgencies(AGENCIES, search).map(({ code }) => code)).toEqual(codes);
});

const LISTS = [
  [250, [0, 100, 200]],
  [100, [0]],
  [0, [0]],
] as const;

it.each(LISTS)(
  'R7.81 collects a list of %i a hundred at a time until the count is reached: from %j',
  async (length, from) => {
    const all: readonly Agency[] = Array.from({ length }, (_, index) => ({ code: String(index), name: 'Bank' }));
    const offsets: number[] = [];
    const agencies = await collectAgencies(async ({ limit, offset }) => {
      offsets.push(offset);
      return { count: all.length, list: all.slice(offset, offset + limit) };
    });
    expect(agencies).toEqual(all);
    expect(offsets).toEqual(from);
  },
);

it('ends where the list is shorter than it was said to be', async () => {
  expect(await collectAgencies(async () => ({ count: 9, list: [] }))).toEqual([]);
});
