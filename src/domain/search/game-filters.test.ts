import fc from 'fast-check';
import { expect, it } from 'vitest';
import { AGE_FILTERS, PRICE_FILTERS, RATING_FILTERS } from '#contract/values/game-filters.ts';
import { LOCALES } from '#contract/values/locales.ts';
import { sortTags, TAGS } from '#contract/values/tags.ts';
import {
  filterParameters,
  type GameFilters,
  isFiltered,
  PLATFORM_FILTER_NAMES,
  readGameFilters,
  toggleTag,
} from './game-filters.ts';

const filters = fc
  .record(
    {
      platform: fc.constantFrom(...PLATFORM_FILTER_NAMES),
      price: fc.constantFrom(...PRICE_FILTERS),
      age: fc.constantFrom(...AGE_FILTERS),
      rating: fc.constantFrom(...RATING_FILTERS),
      language: fc.constantFrom(...LOCALES),
      tags: fc.subarray([...TAGS], { minLength: 1, maxLength: 10 }).map(sortTags),
    },
    { requiredKeys: [] },
  )
  .map((read): GameFilters => read);

it('reads back what it writes', () => {
  fc.assert(
    fc.property(filters, (given) => {
      expect(readGameFilters(Object.fromEntries(filterParameters(given)))).toEqual(given);
      expect(isFiltered(given)).toBe(Object.keys(given).length > 0);
    }),
  );
});

it.each([
  { platform: 'macos' },
  { platform: '2' },
  { price: 'cheap' },
  { age: '7' },
  { rating: '5' },
  { language: 'fr-FR' },
  { tags: '' },
  { tags: 'puzzle,unknown' },
  { tags: 'Puzzle' },
  { tags: TAGS.slice(0, 11).join(',') },
  { tags: ['puzzle'] },
  { platform: ['web', 'ios'] },
  { age: null },
])('takes %j for no filter', (parameters) => {
  expect(readGameFilters(parameters)).toEqual({});
});

it('has one form for each set of tags', () => {
  expect(readGameFilters({ tags: 'co-op,puzzle,co-op' })).toEqual({ tags: ['puzzle', 'co-op'] });
});

it('adds a tag, and takes it away', () => {
  const one = toggleTag({ platform: 'web' }, 'co-op');
  expect(one).toEqual({ platform: 'web', tags: ['co-op'] });
  expect(toggleTag(one, 'puzzle').tags).toEqual(['puzzle', 'co-op']);
  expect(toggleTag(one, 'co-op')).toEqual({ platform: 'web', tags: undefined });
});
