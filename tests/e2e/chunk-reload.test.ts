import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { it, waitUntilAlive } from './test-in-browser.ts';
import { wordsOf } from './words.ts';

const t = wordsOf('en-US');
const NOW = new Date('2026-03-01T12:00:00Z');

/** Removes the chunk of the categories page, as a new release would; counts loads of the home page. */
async function loseChunk(page: Page): Promise<() => number> {
  let loads = 0;
  page.on('request', (request) => {
    if (request.resourceType() === 'document') loads += 1;
  });
  await page.route(/\/assets\/games-[^/]*\.js/, (route) => route.fulfill({ status: 404, body: '' }));
  return () => loads;
}

const openGames = (page: Page) =>
  page
    .locator('#side-drawer')
    .getByRole('link', { name: t('shell.nav.games') })
    .click();

it('R8.32 R8.33 R9.19 a lost chunk reloads the page, at most once within 60 seconds', async ({ visit }) => {
  const page = await visit('/', {
    expected: [/assets\/games-/, /dynamically imported module/, /404/],
    prepare: (opened) => opened.clock.setFixedTime(NOW),
  });
  const loads = await loseChunk(page);
  await openGames(page);
  // The page that was reloaded misses the chunk, too, and must not reload again.
  const failed = page.getByRole('heading', { level: 1, name: t('errorPage.500.title') });
  await failed.waitFor();
  expect(loads()).toBe(1);
  await page.clock.setFixedTime(NOW.getTime() + 59_000);
  await page.goto('/en-US');
  await waitUntilAlive(page);
  await openGames(page);
  await failed.waitFor();
  expect(loads()).toBe(2);
  await page.clock.setFixedTime(NOW.getTime() + 120_000);
  await page.goto('/en-US');
  await waitUntilAlive(page);
  await openGames(page);
  await expect.poll(loads).toBe(4);
  await failed.waitFor();
});
