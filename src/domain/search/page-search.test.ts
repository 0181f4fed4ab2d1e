import fc from 'fast-check';
import { expect, it } from 'vitest';
import { pageSearchQuery, readPageSearch, SEARCH_GROUPS } from './page-search.ts';

it('reads what an address says, and the default for what does not parse', () => {
  expect(readPageSearch({})).toEqual({ searchWord: '', in: 'all', page: 1, gameSortType: 3 });
  expect(readPageSearch({ searchWord: ' 退款 ', in: 'help', page: '2' })).toEqual({
    searchWord: '退款',
    in: 'help',
    page: 2,
    gameSortType: 3,
  });
  expect(readPageSearch({ searchWord: 'a\0b', in: 'x', page: '-1' })).toEqual({
    searchWord: 'ab',
    in: 'all',
    page: 1,
    gameSortType: 3,
  });
});

it('has pages in one group only', () => {
  expect(readPageSearch({ searchWord: 'x', page: '3' }).page).toBe(1);
});

it('writes an address that reads as the same, without defaults', () => {
  const words = fc.string({ unit: 'grapheme', maxLength: 40 });
  const searches = fc.record({ searchWord: words, in: fc.constantFrom(...SEARCH_GROUPS, 'x'), page: fc.integer() });
  fc.assert(
    fc.property(searches, (parameters) => {
      const search = readPageSearch({ ...parameters, page: String(parameters.page) });
      const query = pageSearchQuery(search);
      const again = readPageSearch(Object.fromEntries(new URLSearchParams(query)));
      expect(pageSearchQuery(again)).toBe(query);
      if (search.searchWord !== '') expect(again).toEqual(search);
    }),
  );
  expect(pageSearchQuery({ searchWord: '', in: 'all', page: 1, gameSortType: 3 })).toBe('');
  expect(pageSearchQuery({ searchWord: '', in: 'games', page: 2, gameSortType: 3 })).toBe('?in=games');
});

it('has filters and an order for games only', () => {
  const parameters = { searchWord: 'x', platform: 'web', tags: 'puzzle,co-op', gameSortType: '5' };
  const search = readPageSearch({ ...parameters, in: 'games' });
  expect(search).toMatchObject({ platform: 'web', tags: ['puzzle', 'co-op'], gameSortType: 5 });
  expect(pageSearchQuery(search)).toBe('?searchWord=x&in=games&gameSortType=5&platform=web&tags=puzzle,co-op');
  expect(pageSearchQuery(readPageSearch({ ...parameters, in: 'help' }))).toBe('?searchWord=x&in=help');
});
