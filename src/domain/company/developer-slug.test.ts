import { expect, it } from 'vitest';
import { defaultSlug, isChoosableSlug, numberOfSlug, suggestSlug } from './developer-slug.ts';

it.each(['abc', 'neon-byte', '3am', 'a--b', 'x'.repeat(40), 'developers-united'])('%s may be chosen', (slug) => {
  expect(isChoosableSlug(slug)).toBe(true);
});

it.each([
  ...['ab', 'x'.repeat(41), 'Neon', 'néon', 'neon_byte', 'neon byte', '-neon', 'neon-', '', 'neon\n', '遊戲工作室'],
  ...['news', 'starhall', 'developers', 'official', 'developer-1', 'developer-99999999999'],
])('%j may not be chosen', (slug) => {
  expect(isChoosableSlug(slug)).toBe(false);
});

it('reads the number of a default address, and of no other', () => {
  expect(numberOfSlug(defaultSlug(12))).toBe(12);
  for (const slug of ['developer-012', 'developer-', 'developer-2147483648', 'developer-1x', 'neon', 'developer--1']) {
    expect(numberOfSlug(slug)).toBeNull();
  }
});

it.each([
  ['NeonByte Studio', 'neonbyte-studio'],
  ['Xưởng Đá Nhỏ', 'xuong-da-nho'],
  ['  Café — No. 9! ', 'cafe-no-9'],
  ['星際工作室', ''],
  ['News', ''],
  ['Developer 12', ''],
  [`${'a'.repeat(39)} b`, 'a'.repeat(39)],
])('suggests for %j the address %j', (name, slug) => {
  expect(suggestSlug(name)).toBe(slug);
});
