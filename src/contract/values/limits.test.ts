import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { CATEGORIES } from './categories.ts';
import { IMAGE_PRESETS } from './image-presets.ts';
import { BREAKPOINTS, CURRENCIES, DEFAULT_COUNTRY, DEFAULT_CURRENCY, HALL_DEFAULTS, LIMITS } from './limits.ts';
import { findPlatformByName, PLATFORM_CODE_BY_NAME, PLATFORM_NAMES } from './platforms.ts';

it('R7.15 the client version is 20230802100001', () => {
  expect(LIMITS.clientVersion).toBe(20230802100001);
});

it('R9.15 R9.16 R9.17 R9.18 R9.19 R9.20 holds the stated times and distances', () => {
  expect({ ...LIMITS }).toMatchObject({
    toastDurationMs: 5000,
    notificationOffsetPx: 58,
    localeCookieDays: 365,
    timeFetchRetries: 3,
    timeFetchRetryDelayMs: 10_000,
    chunkReloadGuardMs: 60_000,
    fetchMinimumDelayMs: 200,
  });
});

it('R9.6 R9.7 R9.8 R9.14 R9.23 holds the stated defaults', () => {
  expect(CURRENCIES).toEqual(['TWD', 'MYR', 'SGD', 'EUR']);
  expect([DEFAULT_CURRENCY, DEFAULT_COUNTRY]).toEqual(['EUR', 'MY']);
  expect(HALL_DEFAULTS).toEqual({ page: 1, gameCategory: 100, gameSortType: 3, searchWord: '' });
  expect(BREAKPOINTS).toEqual({ xs: 600, sm: 960, md: 1270, lg: 1910 });
});

it('R9.25 R9.26 R9.27 holds the image presets', () => {
  expect(IMAGE_PRESETS).toEqual({
    large: { width: 1910, height: 630 },
    medium: { width: 960, height: 385 },
    small: { width: 600, height: 240 },
  });
});

it('R9.32 the copyright year is 2024', () => {
  expect(LIMITS.copyrightYear).toBe(2024);
});

it('R3.63 R3.64 has five platform names with four codes', () => {
  expect([...PLATFORM_NAMES]).toEqual(['ANDROID', 'WINDOWS', 'iOS', 'Web', 'PC']);
  expect(PLATFORM_CODE_BY_NAME).toEqual({ ANDROID: 6, WINDOWS: 1, iOS: 7, Web: 2, PC: 1 });
  expect(findPlatformByName('pc')).toBe(1);
});

it('R3.65 numbers the twenty categories from 100 in their stated order', () => {
  expect(CATEGORIES).toHaveLength(20);
  expect(CATEGORIES[0]).toEqual({ code: 100, key: 'game' });
  expect(CATEGORIES[10]).toEqual({ code: 110, key: 'puzzle' });
  expect(CATEGORIES[19]).toEqual({ code: 119, key: 'sexy' });
});

it('R9.3 lets a review take 3 to 5 business days', () => {
  expect([LIMITS.reviewDaysMin, LIMITS.reviewDaysMax]).toEqual([3, 5]);
});

it('is read one by one in what browsers load, since who takes all of them brings all of them to every page', async () => {
  const source = join(import.meta.dirname, '..');
  const files = (await readdir(source, { recursive: true })).filter((file) =>
    /^(?:web|domain|client)\/.*\.tsx?$/.test(file),
  );
  const texts = await Promise.all(
    files.map(async (file) => [file, await readFile(join(source, file), 'utf8')] as const),
  );
  const takers = texts.filter(([, text]) => /\bLIMITS\b(?!\.\w|\s*[,}])/.test(text)).map(([file]) => file);
  expect(takers).toEqual([]);
});
