import { describe, expect } from 'vitest';
import { localizePath } from '#domain/page/locale-path.ts';
import { GUARDED_PAGES } from '#domain/page/route-guard.ts';
import { gamePath } from './demo-game.ts';
import { it, TWO_VIEWS } from './test-in-browser.ts';
import { wordsOf } from './words.ts';

const CLOSED = ['/games', '/developer/become', gamePath('neon-serpent'), '/store/other', '/store', '/no/such'];

describe.each(TWO_VIEWS)('winding down, in $locale on a $size', ({ locale, size }) => {
  const t = wordsOf(locale);
  const view = { locale, size, product: 'guarded' } as const;
  const home = localizePath('/', locale);

  it('R2.18 R2.19 R2.20 seven pages stay open, every other leads home', async ({ visit }) => {
    const page = await visit('/', view);
    for (const path of GUARDED_PAGES) {
      const response = await page.request.get(localizePath(path, locale), { maxRedirects: 0 });
      expect([path, response.status()]).toEqual([path, 200]);
    }
    for (const path of CLOSED) {
      const response = await page.request.get(localizePath(path, locale), { maxRedirects: 0 });
      expect([path, Math.floor(response.status() / 100), response.headers().location]).toEqual([path, 3, home]);
    }
  });

  it('R2.7 R2.20 inside the application, too, a closed page leads home', async ({ visit }) => {
    const page = await visit('/store/record', view);
    if (size === 'phone') await page.getByRole('button', { name: t('shell.openMenu') }).click();
    await page.getByRole('link', { name: t('shell.nav.games'), exact: true }).click();
    await page.getByRole('heading', { level: 1, name: t('hall.title') }).waitFor({ state: 'attached' });
    await expect.poll(() => new URL(page.url()).pathname).toBe(home);
  });

  it('R1.28 R1.29 R1.30 the upgrade banner names the Google account and 1:1', async ({ visit }) => {
    const page = await visit('/', view);
    const banner = page.getByRole('complementary', { name: t('shell.upgrade.label') });
    await expect.poll(() => banner.innerText()).toMatch(/Google.*1:1/);
  });
});

it('R1.27 with two languages /vi-VN is no language', async ({ visit }) => {
  const page = await visit('/', { product: 'guarded' });
  const response = await page.request.get('/vi-VN', { maxRedirects: 0 });
  expect([Math.floor(response.status() / 100), response.headers().location]).toEqual([3, '/']);
  await expect.poll(() => page.locator('#language-menu a').count()).toBe(2);
});

it('R1.28 without the switch there is no upgrade banner', async ({ visit }) => {
  const page = await visit('/');
  expect(await page.getByText('1:1').count()).toBe(0);
});
