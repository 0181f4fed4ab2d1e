import fc from 'fast-check';
import { expect, it } from 'vitest';
import { WEB_PATH, webAddress } from '#tests/factories/any-web-address.ts';
import { returnAddress } from './return-address.ts';

const ORIGIN = 'https://store.example';

it.each([
  ['/en-US/games?page=2', '/en-US/games?page=2'],
  ['/', '/'],
  ['/games#top', '/games'],
])('leads back to %s', (from, address) => {
  expect(returnAddress(from, ORIGIN)).toBe(address);
});

it.each([
  undefined,
  '',
  'games',
  '//evil.example/x',
  '/\\evil.example',
  '/.//evil.example/x',
  '/a/..//evil.example',
  'https://evil.example',
  'javascript:alert(1)',
  '/offline',
  '/vi-VN/offline?from=/',
])('leads nowhere from %s', (from) => {
  expect(returnAddress(from, ORIGIN)).toBeNull();
});

it('never leaves the store', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), webAddress(), WEB_PATH), (from) => {
      const address = returnAddress(from, ORIGIN);
      expect(address === null || new URL(address, ORIGIN).origin === ORIGIN).toBe(true);
    }),
  );
});
