import fc from 'fast-check';
import { expect, it } from 'vitest';
import { listLibrary } from '#contract/library/endpoints.ts';
import { LIBRARY_LISTS, LIBRARY_SORTS } from '#contract/library/lists.ts';
import { ANY_CHARACTER } from '#tests/factories/any-character.ts';
import { libraryQuery, readLibraryAddress } from './library-address.ts';

const read = (query: string) => readLibraryAddress(Object.fromEntries(new URLSearchParams(query)));

it('parses every address that it writes, and omits defaults', () => {
  const addresses = fc.record({
    list: fc.constantFrom(...LIBRARY_LISTS),
    sort: fc.constantFrom(...LIBRARY_SORTS),
    search: fc.string({ unit: 'grapheme', maxLength: 20 }).map((text) => text.replaceAll('\0', '').trim()),
    page: fc.integer({ min: 1, max: 99_999 }),
  });
  fc.assert(
    fc.property(addresses, (address) => {
      expect(read(libraryQuery(address))).toEqual(address);
    }),
  );
  expect(libraryQuery(readLibraryAddress({}))).toBe('');
});

it('never requests anything that the call would reject, whatever the address', () => {
  const values = fc.record({ list: fc.anything(), sort: fc.anything(), search: fc.anything(), page: fc.anything() });
  const hostile = fc.record({ search: fc.string({ unit: ANY_CHARACTER, maxLength: 300 }), page: fc.string() });
  fc.assert(
    fc.property(fc.oneof(values, hostile), (value) => {
      const { list, sort, search, page } = readLibraryAddress(value);
      expect(listLibrary.request.safeParse({ list, sort, search, lang: 'en-US' }).success).toBe(true);
      expect(page).toBeGreaterThan(0);
    }),
  );
});
