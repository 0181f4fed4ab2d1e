import { expect, it } from 'vitest';
import { formatBytes } from './format-bytes.ts';

it.each([
  [0, '0 B'],
  [1, '1 B'],
  [19, '19 B'],
  [1023, '1,023 B'],
  [1024, '1 kB'],
  [1536, '1.5 kB'],
  [1_048_576, '1 MB'],
  [1_048_575, '1 MB'],
  [209_715_200, '200 MB'],
  [1_610_612_736, '1.5 GB'],
  [2_199_023_255_552, '2,048 GB'],
])('R9.4 writes %d bytes as %s', (bytes, text) => {
  expect(formatBytes(bytes, 'en-US').normalize('NFKC')).toBe(text);
});

it('writes the number as the language does', () => {
  expect(formatBytes(1_610_612_736, 'vi-VN').normalize('NFKC')).toBe('1,5 GB');
});
