import { expect, it } from 'vitest';
import { devicePlatform, hintedPlatform } from './device-platform.ts';

it.each([
  ['windows', 1],
  ['android', 6],
  ['ios', 7],
  ['macos', undefined],
  ['other', undefined],
] as const)('installs on %s what is made for platform %s', (system, platform) => {
  expect(devicePlatform(system)).toBe(platform);
});

it.each([
  ['"Windows"', 1],
  ['"Android"', 6],
  ['"iOS"', 7],
  ['"macOS"', undefined],
  ['"Chrome OS"', undefined],
  ['"constructor"', undefined],
  ['', undefined],
  [null, undefined],
] as const)('reads the hint %s as %s', (header, platform) => {
  expect(hintedPlatform(header)).toBe(platform);
});
