import { expect, it } from 'vitest';
import { formatTimeLeft, secondsUntil } from './use-seconds-left.ts';

it('counts begun seconds, and none once the moment has come', () => {
  expect(secondsUntil(300_000, 0)).toBe(300);
  expect(secondsUntil(300_000, 1)).toBe(300);
  expect(secondsUntil(300_000, 299_999)).toBe(1);
  expect(secondsUntil(300_000, 300_000)).toBe(0);
  expect(secondsUntil(0, 5)).toBe(0);
});

it('writes minutes and seconds', () => {
  expect([300, 65, 9, 0].map(formatTimeLeft)).toEqual(['05:00', '01:05', '00:09', '00:00']);
  expect([3600, 93_784].map(formatTimeLeft)).toEqual(['00:01:00:00', '01:02:03:04']);
});
