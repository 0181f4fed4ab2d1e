import fc from 'fast-check';
import { expect, it } from 'vitest';
import { webAddress } from '#tests/factories/any-web-address.ts';
import { RETURN_QUERY, readReturnPath, returnQuery } from './return-path.ts';

const STORE = 'https://games.example.com';

it.each([
  '/',
  '/operator/deposits?status=1',
  '/en-US/developer/apps?a=%26&b=%2F%2Fc#d',
  '/search?q=https://a.example',
  '/search?q=//',
  `/${'a'.repeat(1999)}`,
])('R2.21 takes a page of the store: %s', (path) => {
  expect(readReturnPath(path)).toBe(path);
});

it.each([
  '',
  'operator',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '\u0000/operator',
  '/operator\r\nLocation: https://evil.example',
  '/operator\u0085',
  '/.//evil.example',
  '/a/..//evil.example',
  '/%2e//evil.example',
  'https://evil.example/',
  'javascript:alert(1)',
  'data:text/html,a',
  ' /operator',
  '/api/user/logout',
  '/files/a',
  '/a/../play-files/b',
  `/${'a'.repeat(2000)}`,
  null,
  undefined,
  ['/operator'],
])('R2.21 refuses %j', (value) => {
  expect(readReturnPath(value)).toBeNull();
});

it('R2.21 never leaves the store, whatever text it is', () => {
  const parts = fc.constantFrom(
    '/',
    '\\',
    '.',
    '..',
    '%2e',
    '%2f',
    ':',
    '@',
    '?',
    '#',
    '\t',
    '\n',
    'a',
    'evil.example',
  );
  const texts = fc.oneof(
    fc.array(parts, { maxLength: 8 }).map((all) => all.join('')),
    fc.array(parts, { maxLength: 8 }).map((all) => `/${all.join('')}`),
    webAddress(),
  );
  fc.assert(
    fc.property(texts, (text) => {
      const path = readReturnPath(text);
      if (path === null) return;
      expect(new URL(path, STORE).origin).toBe(STORE);
      expect(readReturnPath(path)).toBe(path);
      expect(new URLSearchParams(returnQuery(text)).get(RETURN_QUERY)).toBe(path);
    }),
  );
});
