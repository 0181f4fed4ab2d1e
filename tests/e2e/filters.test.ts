import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { findViolations } from './find-violations.ts';
import { it } from './test-in-browser.ts';
import { wordsOf } from './words.ts';

const t = wordsOf('en-US');
const query = (page: Page) => decodeURIComponent(new URL(page.url()).search);
const shownCount = async (page: Page) =>
  Number.parseInt(await page.locator('#all-games h2 [role=status]').innerText(), 10);

/** The number beside a choice, and the choice. */
async function choiceOf(page: Page, name: string) {
  const link = page.locator('#filters a', { hasText: name });
  return { link, count: Number(await link.locator('.tabular-nums').innerText()) };
}

it('filters lead to as many games as they say, add up in the address and can be removed', async ({ visit }) => {
  const page = await visit('/');
  const web = await choiceOf(page, t('filters.platform.web'));
  await web.link.click();
  await expect.poll(() => query(page)).toBe('?platform=web');
  await expect.poll(() => shownCount(page)).toBe(web.count);
  const puzzles = await choiceOf(page, t('tag.puzzle'));
  expect(puzzles.count).toBeLessThan(web.count);
  await puzzles.link.click();
  await expect.poll(() => query(page)).toBe('?platform=web&tags=puzzle');
  await expect.poll(() => shownCount(page)).toBe(puzzles.count);
  expect(await puzzles.link.getAttribute('aria-current')).toBe('true');
  // The focus stays on what was chosen, for the next choice.
  expect(await puzzles.link.evaluate((element) => element === document.activeElement)).toBe(true);
  expect(await findViolations(page, { scope: '#content' })).toEqual([]);
  await page.getByRole('link', { name: t('filters.remove', { name: t('filters.platform.web') }) }).click();
  await expect.poll(() => query(page)).toBe('?tags=puzzle');
  // Several tags in an address that is opened as it is.
  const reply = await page.request.get('/en-US?tags=puzzle,relaxing', { maxRedirects: 0 });
  expect(reply.status()).toBe(200);
  expect(await reply.text()).toContain(t('filters.remove', { name: t('tag.relaxing') }));
});

it('a phone opens the filters as a sheet, also without scripts, and sees how many games there are', async ({
  visit,
}) => {
  // 'kit/game/filters/filter-panel', without a pointer at first.
  const page = await visit('/?tags=puzzle', { size: 'phone' });
  const sheet = page.locator('#filters');
  expect(await sheet.isVisible()).toBe(false);
  const opener = page.getByRole('button', { name: t('filters.title') });
  await opener.press('Enter');
  await expect.poll(() => sheet.isVisible()).toBe(true);
  await page.keyboard.press('Escape');
  await expect.poll(() => sheet.isVisible()).toBe(false);
  expect(await opener.evaluate((element) => element === document.activeElement)).toBe(true);
  await opener.click();
  await expect.poll(() => sheet.isVisible()).toBe(true);
  const { link, count } = await choiceOf(page, t('filters.platform.web'));
  await link.click();
  await page.getByRole('button', { name: t('filters.show', { count }) }).click();
  await expect.poll(() => sheet.isVisible()).toBe(false);
  await expect.poll(() => query(page)).toBe('?platform=web&tags=puzzle');
});
