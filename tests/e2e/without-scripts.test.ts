import { describe, expect } from 'vitest';
import { localizePath } from '#domain/page/locale-path.ts';
import { demoGame, gamePath } from './demo-game.ts';
import { it, TWO_VIEWS } from './test-in-browser.ts';
import { wordsOf } from './words.ts';

describe.each(TWO_VIEWS)('without JavaScript in $locale on a $size', ({ locale, size }) => {
  const t = wordsOf(locale);
  const view = { locale, size, context: { javaScriptEnabled: false } } as const;
  const number = demoGame('number-hills').name[locale];

  it('R1.32 R2.6 the hall holds its games, and its pages, orders and categories work', async ({ visit }) => {
    const page = await visit('/', view);
    const titles = page.locator('#all-games h3');
    await expect.poll(() => titles.count()).toBe(20);
    const firstPage = await titles.allInnerTexts();
    await page.getByRole('link', { name: t('hall.page', { number: 2 }), exact: true }).click();
    await page.waitForURL('**?page=2#all-games');
    const secondPage = await titles.allInnerTexts();
    expect(secondPage.filter((name) => firstPage.includes(name))).toEqual([]);
    await page.getByRole('link', { name: t('hall.sort.name'), exact: true }).click();
    await page.waitForURL('**?gameSortType=4');
    await page.locator('[data-category="110"]').click();
    await page.waitForURL('**?gameCategory=110');
    await expect.poll(() => titles.allInnerTexts()).toContain(number);
  });

  it('R1.32 R2.38 the search form lists what matches', async ({ visit }) => {
    const page = await visit('/games', view);
    await page.getByRole('combobox', { name: t('search.label') }).fill(number);
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => url.searchParams.get('searchWord') === number);
    await expect.poll(() => new URL(page.url()).pathname).toBe(localizePath('/search', locale));
    await expect.poll(() => page.locator('article h3').first().innerText()).toBe(number);
    await page.locator('article h3 a').first().click();
    await expect.poll(() => page.getByRole('heading', { level: 1 }).innerText()).toBe(number);
  });

  it('pages offer no buttons that need scripts, and say why', async ({ visit }) => {
    const page = await visit('/', view);
    for (const path of ['/', '/library', gamePath('starsea-voyage')]) {
      await page.goto(localizePath(path, locale), { waitUntil: 'domcontentloaded' });
      const notice = page.locator('footer noscript p');
      await expect.poll(() => notice.isVisible()).toBe(true);
      expect(await notice.innerText()).toBe(t('shell.noScript'));
      // Screenshots are shown by buttons that would open larger ones.
      const buttons = page.locator('button[type="button"]:not([popovertarget], :has(img))');
      const shown = await buttons.evaluateAll((all) => all.filter((one) => one.checkVisibility()).length);
      expect(shown).toBe(0);
    }
  });

  it('R1.32 R2.16 the policies hold their text', async ({ visit }) => {
    const page = await visit('/terms/privacy-policy', view);
    await expect.poll(() => page.locator('html').getAttribute('lang')).toBe(locale);
    expect((await page.locator('article').innerText()).length).toBeGreaterThan(500);
  });
});
