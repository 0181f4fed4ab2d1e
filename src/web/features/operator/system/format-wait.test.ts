import { expect, it } from 'vitest';
import { LOCALES } from '#contract/values/locales.ts';
import { formatWait } from './load-system.ts';

it.each([
  [0, '0 seconds'],
  [59.9, '59 seconds'],
  [60, '1 minute'],
  [3_599, '59 minutes'],
  [3_600, '1 hour'],
  [86_400 * 3, '3 days'],
])('writes %s seconds in the largest unit', (seconds, text) => {
  expect(formatWait(seconds, 'en-US')).toBe(text);
});

it('writes as each language does', () => {
  expect(LOCALES.map((locale) => formatWait(120, locale))).toEqual(['2 分鐘', '2分钟', '2 phút', '2 minutes']);
});
