import { expect, it } from 'vitest';
import type { ScreenshotPurpose } from '#contract/values/image-purposes.ts';
import { PLATFORM_CODE_BY_NAME } from '#contract/values/platforms.ts';
import { checkScreenshotCounts, requiredScreenshotKinds } from './required-screenshots.ts';

const { ANDROID, WINDOWS, iOS, Web } = PLATFORM_CODE_BY_NAME;

function buildCounts(overrides: Partial<Record<ScreenshotPurpose, number>>) {
  return { screenshot_mobile: 0, screenshot_tablet7: 0, screenshot_tablet10: 0, screenshot_computer: 0, ...overrides };
}

it('needs mobile screenshots for Android and iOS, computer screenshots for Windows and Web', () => {
  expect([ANDROID, iOS].map((platform) => requiredScreenshotKinds([platform]))).toEqual([
    ['screenshot_mobile'],
    ['screenshot_mobile'],
  ]);
  expect([WINDOWS, Web].map((platform) => requiredScreenshotKinds([platform]))).toEqual([
    ['screenshot_computer'],
    ['screenshot_computer'],
  ]);
  expect(requiredScreenshotKinds([Web, ANDROID, iOS])).toEqual(['screenshot_mobile', 'screenshot_computer']);
  expect(requiredScreenshotKinds([])).toEqual([]);
});

it('R5.8 R5.9 counts 2 to 8 in every kind that is needed or used', () => {
  const check = (counts: Partial<Record<ScreenshotPurpose, number>>) =>
    checkScreenshotCounts([ANDROID], buildCounts(counts)).map(({ purpose, message }) => `${purpose} ${message}`);
  for (const count of [2, 3, 7, 8]) expect(check({ screenshot_mobile: count })).toEqual([]);
  for (const count of [0, 1])
    expect(check({ screenshot_mobile: count })).toEqual(['screenshot_mobile image.min_count']);
  for (const count of [9, 10]) {
    expect(check({ screenshot_mobile: count })).toEqual(['screenshot_mobile image.max_count']);
  }
  expect(check({ screenshot_mobile: 2, screenshot_tablet7: 1, screenshot_computer: 9 })).toEqual([
    'screenshot_tablet7 image.min_count',
    'screenshot_computer image.max_count',
  ]);
});
