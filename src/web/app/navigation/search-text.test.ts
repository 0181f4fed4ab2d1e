import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ANY_CHARACTER } from '#tests/factories/any-character.ts';
import { formatSearchText, parseSearchText } from './search-text.ts';

it('reads plain texts, with or without the question mark', () => {
  expect(parseSearchText('?page=2&searchWord=a+b%26c')).toEqual({ page: '2', searchWord: 'a b&c' });
  expect(parseSearchText('flag=true&n=1&o={"a":1}')).toEqual({ flag: 'true', n: '1', o: '{"a":1}' });
  expect(parseSearchText('a=1&a=2')).toEqual({ a: '2' });
  expect(parseSearchText('')).toEqual({});
});

it('leaves absent values out', () => {
  expect(formatSearchText({ page: 2, searchWord: '', sort: undefined, other: null })).toBe('?page=2');
  expect(formatSearchText({ page: undefined })).toBe('');
});

it('parses its own output', () => {
  const search = fc.dictionary(fc.string({ unit: ANY_CHARACTER }), fc.string({ unit: ANY_CHARACTER, minLength: 1 }));
  fc.assert(
    fc.property(search, (written) => {
      expect(Object.entries(parseSearchText(formatSearchText(written))).sort()).toEqual(Object.entries(written).sort());
    }),
  );
});
