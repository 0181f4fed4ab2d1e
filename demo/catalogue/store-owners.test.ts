import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { expect, it } from 'vitest';
import { demoBanners } from './banners.ts';
import { demoDevelopers } from './developers.ts';
import { demoGames } from './games.ts';

const LOCALES = ['zh-TW', 'zh-CN', 'vi-VN', 'en-US'] as const;
const TAX_ID_WEIGHTS = [1, 2, 1, 2, 1, 2, 4, 1];

/** Sum of the digits of each weighted digit; the number is valid when it divides by 10. */
function taxIdSum(id: string): number {
  return TAX_ID_WEIGHTS.reduce((sum, weight, index) => {
    const product = weight * Number(id[index]);
    return sum + Math.floor(product / 10) + (product % 10);
  }, 0);
}

it('gives every game one of the three developers', () => {
  const keys = demoDevelopers.map((developer) => developer.key);
  expect(new Set(keys).size).toBe(3);
  expect(new Set(demoGames.map((game) => game.developer))).toEqual(new Set(keys));
});

it.each(demoDevelopers)('$key has a company profile that passes the field rules', (developer) => {
  expect(developer.accountEmail).toBe(`${developer.key}@starhall.test`);
  expect(developer.taxIdNumber).toMatch(/^\d{8}$/);
  expect(taxIdSum(developer.taxIdNumber) % 10).toBe(0);
  expect(developer.website).toMatch(/^https:\/\/[a-z]+\.example$/);
  for (const email of [developer.email, developer.pocEmail, developer.billingContact.email]) {
    expect(email.endsWith(new URL(developer.website).hostname)).toBe(true);
  }
  expect(developer.bankCode).toMatch(/^\d{3}$/);
  expect(developer.bankAccountNumber).toMatch(/^\d{12,14}$/);
  expect(developer.address).not.toMatch(/郵政信箱|信箱/);
  const poc = `+${developer.pocCallingCode}${developer.pocPhoneNumber.slice(1)}`;
  for (const phone of [developer.phone, developer.billingContact.phone, poc]) {
    expect(parsePhoneNumberFromString(phone)?.isValid(), phone).toBe(true);
  }
  for (const locale of LOCALES) expect(developer.tagline[locale].length).toBeGreaterThan(10);
});

it('shows five banners in order, each for a featured game and under its name', () => {
  expect(demoBanners.map((banner) => banner.sort)).toEqual([1, 2, 3, 4, 5]);
  for (const banner of demoBanners) {
    const game = demoGames.find((candidate) => candidate.slug === banner.slug);
    expect(game?.featured).toBe(banner.sort);
    expect(banner.title).toEqual(game?.name);
    for (const text of [banner.eyebrow, banner.tagline]) {
      expect(new Set(LOCALES.map((locale) => text[locale])).size).toBe(LOCALES.length);
      for (const locale of LOCALES) expect([...text[locale]].length).toBeLessThanOrEqual(90);
    }
  }
});
