import fc from 'fast-check';
import { expect, it } from 'vitest';
import { CATEGORIES } from '#contract/values/categories.ts';
import { HALL_DEFAULTS } from '#contract/values/limits.ts';
import { ANY_CHARACTER } from '#tests/factories/any-character.ts';
import {
  HALL_SORT_TYPES,
  hallQuery,
  isUnfilteredHall,
  readHallSearch,
  searchOfCategory,
  stripHallDefaults,
} from './hall-search.ts';

const readQuery = (query: string) => readHallSearch(Object.fromEntries(new URLSearchParams(query)));

it('R9.14 opens at page 1, category 100, sort type 3 and no search', () => {
  expect(readHallSearch({})).toEqual({ page: 1, gameCategory: 100, gameSortType: 3, searchWord: '' });
});

it.each([
  ['2', 2],
  [2, 2],
  ['1', 1],
  ['0', 1],
  ['-1', 1],
  ['abc', 1],
  ['1.5', 1],
  ['1e3', 1],
  ['', 1],
  [null, 1],
  [['2'], 1],
  ['10000', 10_000],
  ['10001', 10_000],
  ['99999999999999999999', 1],
])('R2.35 O20 reads page %j as %d', (page, read) => {
  expect(readHallSearch({ page }).page).toBe(read);
});

it.each([
  ['110', 110],
  ['100', 100],
  ['119', 119],
  ['120', 100],
  ['99', 100],
  ['puzzle', 100],
  [undefined, 100],
])('R2.36 O18 O20 reads category %j as %d', (gameCategory, read) => {
  expect(readHallSearch({ gameCategory }).gameCategory).toBe(read);
});

it.each([
  ['1', 1],
  ['2', 2],
  ['3', 3],
  ['4', 4],
  ['0', 3],
  ['5', 5],
  ['7', 7],
  ['8', 3],
  ['name', 3],
  [undefined, 3],
])('R2.37 O20 reads sort type %j as %d', (gameSortType, read) => {
  expect(readHallSearch({ gameSortType }).gameSortType).toBe(read);
});

it.each([
  ['star', 'star'],
  ['  star hall ', 'star hall'],
  [2048, '2048'],
  ['星空', '星空'],
  ['a\0b', 'ab'],
  [undefined, ''],
  [{ text: 'star' }, ''],
])('R2.38 O20 reads search word %j as %j', (searchWord, read) => {
  expect(readHallSearch({ searchWord }).searchWord).toBe(read);
});

it('R2.38 cuts a search word at a hundred characters, never inside one', () => {
  expect(readHallSearch({ searchWord: '😀'.repeat(101) }).searchWord).toBe('😀'.repeat(100));
  expect(readHallSearch({ searchWord: `${'a'.repeat(99)} b` }).searchWord).toBe('a'.repeat(99));
});

it('R2.39 leaves the defaults out of the address', () => {
  expect(hallQuery(HALL_DEFAULTS)).toBe('');
  expect(hallQuery({ ...HALL_DEFAULTS, page: 2 })).toBe('?page=2');
  expect([hallQuery({}), hallQuery({ page: 2 })]).toEqual(['', '?page=2']);
  expect(hallQuery({ page: 3, gameCategory: 101, gameSortType: 1, searchWord: 'a b' })).toBe(
    '?page=3&gameCategory=101&gameSortType=1&searchWord=a+b',
  );
});

it('R2.40 resets page, sort and search word with the category', () => {
  expect(hallQuery(searchOfCategory(101))).toBe('?gameCategory=101');
  expect(hallQuery(searchOfCategory(100))).toBe('');
});

it('keeps filters with another category', () => {
  expect(hallQuery(searchOfCategory(101, readQuery('?page=2&searchWord=a&platform=web&tags=puzzle,co-op')))).toBe(
    '?gameCategory=101&platform=web&tags=puzzle,co-op',
  );
});

it('shows the shelves on the hall as it opens alone', () => {
  expect(isUnfilteredHall(readQuery(''))).toBe(true);
  for (const query of ['?page=2', '?gameCategory=101', '?gameSortType=1', '?searchWord=a', '?platform=web']) {
    expect(isUnfilteredHall(readQuery(query))).toBe(false);
  }
});

it.each([
  ['?page=1', ''],
  ['?page=1&a=b', '?a=b'],
  ['?platform=macos&price=free', '?price=free'],
  ['?tags=unknown', ''],
  ['?tags=puzzle,co-op&age=12', null],
  ['?page=1&gameCategory=100&gameSortType=3&searchWord=', ''],
  ['?page=2&gameSortType=3', '?page=2'],
  ['?page=2', null],
  ['', null],
  ['?page=1&page=2', null],
  ['?a=1', null],
])('R2.39 strips the defaults of %j to %j', (query, stripped) => {
  expect(stripHallDefaults(new URLSearchParams(query))).toBe(stripped);
});

const search = fc.record({
  page: fc.integer({ min: 1, max: 10_000 }),
  gameCategory: fc.constantFrom(...CATEGORIES.map(({ code }) => code)),
  gameSortType: fc.constantFrom(...HALL_SORT_TYPES),
  searchWord: fc
    .string({ unit: ANY_CHARACTER, maxLength: 100 })
    .map((searchWord) => readHallSearch({ searchWord }).searchWord),
});

it('R2.35 R2.36 R2.37 R2.38 R2.39 reads from the address what it wrote there', () => {
  fc.assert(
    fc.property(search, (written) => {
      expect(readQuery(hallQuery(written))).toEqual(written);
    }),
  );
});

it('R2.39 writes no address that it would strip', () => {
  fc.assert(
    fc.property(search, (written) => {
      expect(stripHallDefaults(new URLSearchParams(hallQuery(written)))).toBeNull();
    }),
  );
});

it('O20 reads whatever is sent, and reads its own reading the same', () => {
  const value = fc.oneof(fc.string({ unit: ANY_CHARACTER, maxLength: 120 }), fc.integer(), fc.anything());
  const names = { page: value, gameCategory: value, gameSortType: value, searchWord: value };
  fc.assert(
    fc.property(fc.record(names, { requiredKeys: [] }), (sent) => {
      const read = readHallSearch(sent);
      expect(readHallSearch({ ...read })).toEqual(read);
    }),
  );
});
