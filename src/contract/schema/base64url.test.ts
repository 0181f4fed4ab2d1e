import { expect, it } from 'vitest';
import { decodeBase64Url, encodeBase64Url } from './base64url.ts';

it('writes bytes without padding, in the alphabet of addresses, and reads them back', () => {
  for (const [bytes, text] of [
    [[], ''],
    [[0], 'AA'],
    [[251, 255], '-_8'],
    [[1, 2, 3], 'AQID'],
  ] as const) {
    expect(encodeBase64Url(Uint8Array.from(bytes))).toBe(text);
    expect(decodeBase64Url(text)).toEqual(Uint8Array.from(bytes));
  }
});

it.each(['A', 'AAAAA', 'AA==', '+/8', '!AAA', 'AAA!', ' AA', 'AQID\n', 'AB', 'AAB'])('refuses %j', (text) => {
  expect(decodeBase64Url(text)).toBeUndefined();
});

it('reads exactly what it writes, of one to three bytes', () => {
  const alphabet = Array.from({ length: 64 }, (_, index) => encodeBase64Url(Uint8Array.from([index << 2]))[0]);
  for (const tail of alphabet.flatMap((one) => alphabet.map((two) => `${one}${two}`))) {
    for (const text of [tail, `A${tail}`, `AA${tail}`]) {
      const bytes = decodeBase64Url(text);
      const written = bytes === undefined ? undefined : encodeBase64Url(bytes);
      const padded = encodeBase64Url(Uint8Array.from(Buffer.from(text, 'base64url')));
      expect(written).toBe(padded === text ? text : undefined);
    }
  }
});
