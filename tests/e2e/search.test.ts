import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { localizePath } from '#domain/page/locale-path.ts';
import { demoGame, gamePath } from './demo-game.ts';
import { it, TWO_VIEWS } from './test-in-browser.ts';
import { wordsOf } from './words.ts';

const here = (page: Page) => page.evaluate(() => location.pathname + location.search);

describe.each(TWO_VIEWS)('the search in $locale on a $size', ({ locale, size }) => {
  const t = wordsOf(locale);
  const serpent = demoGame('neon-serpent');
  const view = { locale, size };

  it('offers games while typing: arrows and Enter open one', async ({ visit }) => {
    const page = await visit('/', view);
    const input = page.getByRole('combobox', { name: t('search.label') });
    await input.focus();
    await page.keyboard.type(serpent.name[locale].slice(0, 4));
    const options = page.getByRole('option');
    await options.first().waitFor();
    await expect.poll(() => input.getAttribute('aria-expanded')).toBe('true');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowUp');
    await expect.poll(() => input.getAttribute('aria-activedescendant')).toBe('suggestion-0');
    await expect.poll(() => options.first().getAttribute('aria-selected')).toBe('true');
    const name = await options.first().locator('.font-bold').innerText();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name }).waitFor();
    await expect.poll(() => here(page)).toContain(localizePath('/application/details', locale));
    await expect.poll(() => input.inputValue()).toBe('');
  });

  it('opens what is clicked, and Escape and the clear button end it', async ({ visit }) => {
    const page = await visit('/games', view);
    const input = page.getByRole('combobox', { name: t('search.label') });
    await input.fill(serpent.name[locale]);
    await page.getByRole('option').first().waitFor();
    await input.press('Escape');
    await expect.poll(() => page.getByRole('option').count()).toBe(0);
    await page.getByRole('button', { name: t('search.clear') }).click();
    await expect.poll(() => input.inputValue()).toBe('');
    await input.fill(serpent.name[locale]);
    await page.getByRole('option', { name: serpent.name[locale] }).first().click();
    await page.getByRole('heading', { level: 1, name: serpent.name[locale] }).waitFor();
    await expect.poll(() => here(page)).toBe(localizePath(gamePath('neon-serpent'), locale));
    await expect.poll(() => input.inputValue()).toBe('');
  });

  it('R2.38 Enter without a choice lists what matches', async ({ visit }) => {
    const page = await visit('/', view);
    const word = serpent.name[locale];
    await page.getByRole('combobox', { name: t('search.label') }).fill(word);
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => url.searchParams.get('searchWord') === word);
    await page.getByRole('heading', { name: t('hall.resultsFor', { word }) }).waitFor();
    await expect.poll(() => page.locator('.cards article').first().innerText()).toContain(word);
    expect(await here(page)).toContain(localizePath('/search', locale));
  });
});
