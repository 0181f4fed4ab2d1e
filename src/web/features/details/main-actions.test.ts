import { expect, it } from 'vitest';
import { PLATFORM_CODES } from '#contract/values/platforms.ts';
import { readDevice } from '#domain/device/device.ts';
import { isWorthNaming } from './is-worth-naming.ts';
import { orderPlatforms } from './main-actions.tsx';

it.each([
  ['Mozilla/5.0 (Linux; Android 15; Pixel 9) Mobile', [6, 2, 1, 7]],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile', [7, 2, 1, 6]],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64)', [1, 2, 6, 7]],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', [2, 1, 6, 7]],
  ['', [2, 1, 6, 7]],
])('R3.55 puts the platform of %j first: %j', (userAgent, order) => {
  expect(orderPlatforms(PLATFORM_CODES, readDevice(userAgent))).toEqual(order);
});

it('adds no platform that a game lacks', () => {
  expect(orderPlatforms([1], readDevice('Android'))).toEqual([1]);
  expect(orderPlatforms([], readDevice('Android'))).toEqual([]);
});

it.each([
  [null, false],
  [0, false],
  [1024 ** 2 - 1, false],
  [1024 ** 2, true],
])('names a download of %j bytes on its button: %j', (size, isNamed) => {
  expect(isWorthNaming(size)).toBe(isNamed);
});
