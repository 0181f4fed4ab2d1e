import { expect, it } from 'vitest';
import { LOCALES } from '#contract/values/locales.ts';
import { isCompanyId } from '#domain/company/company-id.ts';
import { isInternationalPhoneNumber } from '#domain/company/phone-number.ts';
import { isPostOfficeBox } from '#domain/company/post-office-box.ts';
import { contactRules } from '#domain/rules/contact-rules.ts';
import { fileRules } from '#domain/rules/file-rules.ts';
import { demoBanners } from './banners.ts';
import { demoDevelopers } from './developers.ts';
import { demoGames } from './games.ts';

it('gives every game one of the three developers', () => {
  const keys = demoDevelopers.map((developer) => developer.key);
  expect(new Set(keys).size).toBe(3);
  expect(new Set(demoGames.map((game) => game.developer))).toEqual(new Set(keys));
});

it.each(demoDevelopers)('$key has a company profile that passes the field rules', (developer) => {
  expect(developer.accountEmail).toBe(`${developer.key}@starhall.test`);
  expect(isCompanyId(developer.taxIdNumber)).toBe(true);
  expect(fileRules.is_url.check(developer.website, {})).toBe(true);
  for (const email of [developer.email, developer.pocEmail, developer.billingContact.email]) {
    expect(contactRules.email.check(email, {}), email).toBe(true);
    expect(email.endsWith(new URL(developer.website).hostname)).toBe(true);
  }
  expect(developer.bankCode).toMatch(/^\d{3}$/);
  expect(developer.bankAccountNumber).toMatch(/^\d{12,14}$/);
  expect(isPostOfficeBox(developer.address)).toBe(false);
  const poc = `+${developer.pocCallingCode}${developer.pocPhoneNumber.slice(1)}`;
  for (const phone of [developer.phone, developer.billingContact.phone, poc]) {
    expect(isInternationalPhoneNumber(phone), phone).toBe(true);
  }
  for (const locale of LOCALES) expect(developer.tagline[locale].length).toBeGreaterThan(10);
});

it('shows five banners in order, each for a featured game and under its name', () => {
  expect(demoBanners.map((banner) => banner.sort)).toEqual([1, 2, 3, 4, 5]);
  for (const banner of demoBanners) {
    const game = demoGames.find((candidate) => candidate.slug === banner.slug);
    expect(game?.featured).toBeDefined();
    expect(banner.title).toEqual(game?.name);
    for (const text of [banner.eyebrow, banner.tagline]) {
      expect(new Set(LOCALES.map((locale) => text[locale])).size).toBe(LOCALES.length);
      for (const locale of LOCALES) expect([...text[locale]].length).toBeLessThanOrEqual(90);
    }
  }
});
