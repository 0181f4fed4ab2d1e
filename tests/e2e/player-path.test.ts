import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { localizePath } from '#domain/page/locale-path.ts';
import { demoGame, gamePath } from './demo-game.ts';
import { it, VIEWS } from './test-in-browser.ts';
import { wordsOf } from './words.ts';

const here = (page: Page) => page.evaluate(() => location.pathname + location.search);

describe.each(VIEWS)('in $locale on a $size', ({ locale, size }) => {
  const t = wordsOf(locale);
  const serpent = demoGame('neon-serpent');
  const view = { locale, size };

  it('R1.3 R2.40 a category shows its games only, and all games show again', async ({ visit }) => {
    const page = await visit('/?page=2&gameSortType=1', view);
    await page.locator('[data-category="110"]').click();
    await page.waitForURL(`**${localizePath('/', locale)}?gameCategory=110`);
    const cards = page.locator('#all-games article');
    await cards.filter({ hasText: demoGame('number-hills').name[locale] }).waitFor();
    await page.waitForFunction(() => document.querySelectorAll('#all-games article').length === 2);
    await expect.poll(() => cards.filter({ hasText: t('category.puzzle') }).count()).toBe(2);
    await expect.poll(() => page.locator('[data-category="110"]').getAttribute('aria-current')).toBe('true');
    await page.locator('[data-category="100"]').click();
    await page.waitForFunction(() => document.querySelectorAll('#all-games article').length === 20);
    await expect.poll(() => here(page)).toBe(localizePath('/', locale));
  });

  it('R2.9 the gallery opens, turns and closes by keyboard, and gives the focus back', async ({ visit }) => {
    const page = await visit('/', view);
    await page.locator('#all-games article a', { hasText: serpent.name[locale] }).click();
    await page.getByRole('heading', { level: 1, name: serpent.name[locale] }).waitFor();
    const thumb = page.locator('section[aria-labelledby=screenshots-title] li button').first();
    await thumb.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: t('details.screenshots.title') });
    await dialog.waitFor();
    const counter = dialog.locator('p');
    const count = Number((await counter.innerText()).split('/')[1]);
    await expect.poll(() => counter.innerText()).toBe(`1 / ${count}`);
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => counter.innerText()).toBe(`2 / ${count}`);
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => counter.innerText()).toBe(`${count} / ${count}`);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    await expect.poll(() => thumb.evaluate((button) => button === document.activeElement)).toBe(true);
  });

  it('R1.4 the game runs in its isolated frame and keeps its save over a reload', async ({ visit }) => {
    const page = await visit(gamePath('neon-serpent'), view);
    await page.getByRole('link', { name: t('details.play'), exact: true }).click();
    const frame = page.locator('iframe');
    await frame.waitFor();
    await expect.poll(() => frame.getAttribute('sandbox')).toBe('allow-scripts allow-pointer-lock');
    const game = page.frameLocator('iframe');
    const walls = game.locator('[data-choice=mode][data-value=walls]');
    await walls.waitFor();
    // The page sends the game its language once the game has reported that it is ready.
    await expect.poll(() => walls.evaluate(() => [origin, document.documentElement.lang])).toEqual(['null', locale]);
    expect(await walls.evaluate(() => Reflect.has(window, 'parent') && window.parent === window)).toBe(false);
    await walls.click();
    await expect
      .poll(() => page.evaluate((id) => localStorage.getItem(`game:${id}`), serpent.appId))
      .toContain('walls');
    await page.reload();
    await walls.waitFor();
    await expect.poll(() => walls.getAttribute('aria-pressed')).toBe('true');
    await game.locator('[data-action=play]').first().click();
    await expect.poll(() => game.locator('body').getAttribute('data-phase')).toBe('playing');
  });
});
