import { expect, it } from 'vitest';
import { textHash } from './text-hash.ts';

it.each([
  ['', '14bzwtne56g'],
  ['a', '0q94r41a8pz'],
  ['遊戲', '2aztcmfkwpd'],
])('names %j the same in every version', (text, hash) => {
  expect(textHash(text)).toBe(hash);
});
