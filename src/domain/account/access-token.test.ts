import fc from 'fast-check';
import { expect, it } from 'vitest';
import { accessTokenPrefix, isAccessToken, meansAccessToken, writeAccessToken } from './access-token.ts';

const SECRET = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQ';
const BASE64URL = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_';

it('ends in the CRC-32 of the secret', () => {
  // zlib.crc32 of the secret is 0xe7f2077c.
  expect(writeAccessToken(SECRET)).toBe(`sht_${SECRET}5_IHfA`);
  expect(isAccessToken(writeAccessToken(SECRET))).toBe(true);
});

it('tells every single mistyped character, swap of neighbors and lost character offline', () => {
  const token = writeAccessToken(SECRET);
  const place = fc.integer({ min: 4, max: token.length - 1 });
  fc.assert(
    fc.property(place, fc.constantFrom(...BASE64URL), (at, typed) => {
      const mistyped = token.slice(0, at) + typed + token.slice(at + 1);
      expect(isAccessToken(mistyped)).toBe(mistyped === token);
      expect(isAccessToken(token.slice(0, at) + token.slice(at + 1))).toBe(false);
      const swapped = token.slice(0, at - 1) + token.charAt(at) + token.charAt(at - 1) + token.slice(at + 1);
      expect(isAccessToken(swapped)).toBe(swapped === token);
    }),
    { numRuns: 300 },
  );
});

it.each(['', 'sht_', 'sht', `SHT_${SECRET}5_IHfA`, ` ${writeAccessToken(SECRET)}`, `${writeAccessToken(SECRET)}\n`])(
  '%j is none',
  (text) => {
    expect(isAccessToken(text)).toBe(false);
  },
);

it('takes what begins like a token for one, but not the session token of a session that does so by chance', () => {
  expect(meansAccessToken(writeAccessToken(SECRET))).toBe(true);
  expect(meansAccessToken('sht_')).toBe(true);
  expect(meansAccessToken(`sht_${'a'.repeat(39)}`)).toBe(false);
  expect(meansAccessToken(SECRET)).toBe(false);
});

it('shows the beginning only', () => {
  expect(accessTokenPrefix(writeAccessToken(SECRET))).toBe('sht_abcd');
});
