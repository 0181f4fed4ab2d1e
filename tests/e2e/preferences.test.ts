import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { LIMITS } from '#contract/values/limits.ts';
import { LOCALE_COOKIE } from '#contract/values/locales.ts';
import { it, SIZES, TWO_VIEWS, waitUntilAlive } from './test-in-browser.ts';
import { wordsOf } from './words.ts';

const backgroundOf = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);

describe.each(TWO_VIEWS)('in $locale on a $size', ({ locale, size }) => {
  const t = wordsOf(locale);

  it('the theme follows the system until it is switched, and then stays over a reload', async ({ visit }) => {
    const context = { ...SIZES[size], colorScheme: 'light' as const };
    const page = await visit('/games', { locale, size, context });
    const light = await backgroundOf(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    const dark = await backgroundOf(page);
    expect(dark).not.toBe(light);
    await page.getByRole('button', { name: t('shell.theme') }).click();
    await expect.poll(() => backgroundOf(page)).toBe(light);
    await page.reload();
    await expect.poll(() => backgroundOf(page)).toBe(light);
    await waitUntilAlive(page);
    await page.getByRole('button', { name: t('shell.theme') }).click();
    await page.emulateMedia({ colorScheme: 'light' });
    await expect.poll(() => backgroundOf(page)).toBe(dark);
  });

  it('R4.45 R9.17 R4.44 another language keeps the page, and the root leads to it for a year', async ({ visit }) => {
    const other = locale === 'zh-TW' ? 'en-US' : 'zh-TW';
    const name = other === 'zh-TW' ? '繁體中文' : 'English';
    const page = await visit('/?gameCategory=110', { locale, size });
    await page.getByRole('button', { name: t('shell.language') }).click();
    await page.locator('#language-menu').getByRole('link', { name }).click();
    await page.waitForURL(other === 'zh-TW' ? '**/?gameCategory=110' : '**/en-US?gameCategory=110');
    await expect.poll(() => page.locator('html').getAttribute('lang')).toBe(other);
    await expect.poll(() => page.locator('[data-category="110"]').getAttribute('aria-current')).toBe('true');
    const cookie = (await page.context().cookies()).find((kept) => kept.name === LOCALE_COOKIE);
    expect(cookie?.value).toBe(other);
    const days = ((cookie?.expires ?? 0) * 1000 - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(LIMITS.localeCookieDays - 0.1);
    expect(days).toBeLessThan(LIMITS.localeCookieDays + 0.1);
    await page.goto('/');
    await expect.poll(() => new URL(page.url()).pathname).toBe(other === 'zh-TW' ? '/' : '/en-US');
    await expect.poll(() => page.locator('html').getAttribute('lang')).toBe(other);
  });
});

it('R4.42 R4.43 the address decides before the cookie, the browser only at the root', async ({ visit }) => {
  const page = await visit('/games', { locale: 'zh-TW', context: { locale: 'en-US' } });
  await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('zh-TW');
  await page.goto('/');
  await expect.poll(() => new URL(page.url()).pathname).toBe('/en-US');
  await page.goto('/vi-VN');
  await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('vi-VN');
});

it('the language menu works by keyboard and Escape closes it', async ({ visit }) => {
  const page = await visit('/games');
  const button = page.getByRole('button', { name: wordsOf('en-US')('shell.language') });
  const menu = page.locator('#language-menu');
  await button.focus();
  await page.keyboard.press('Enter');
  await menu.waitFor();
  await page.keyboard.press('Tab');
  await expect.poll(() => menu.evaluate((box) => box.contains(document.activeElement))).toBe(true);
  await page.keyboard.press('Escape');
  await menu.waitFor({ state: 'hidden' });
  await expect.poll(() => button.evaluate((node) => node === document.activeElement)).toBe(true);
});
