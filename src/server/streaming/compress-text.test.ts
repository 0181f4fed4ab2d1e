import { expect, it } from 'vitest';
import { chooseEncoding } from './compress-text.ts';

it.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['br;q=0.5,gzip', 'br'],
  ['br;q=0, gzip;q=1.0', 'gzip'],
  ['br ; q=0.000 , gzip', 'gzip'],
  ['gzip;q=0', 'identity'],
  ['x-gzip, brx', 'identity'],
  ['identity', 'identity'],
  ['', 'identity'],
])('answers Accept-Encoding %j with %s', (header, encoding) => {
  expect(chooseEncoding(header)).toBe(encoding);
});
