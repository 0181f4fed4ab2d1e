import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { playApplication } from '#contract/application/endpoints.ts';
import { callAs } from './call-as.ts';
import { demoGame, gamePath } from './demo-game.ts';
import { signInAs } from './sign-in-as.ts';
import { BLANK, it, waitUntilAlive } from './test-in-browser.ts';
import { wordsOf } from './words.ts';

const t = wordsOf('en-US');
const SLUG = 'number-hills';
const PATH = gamePath(SLUG);

const controls = (page: Page) => page.locator('#ratings select');
const chosen = (page: Page) =>
  controls(page).evaluateAll((fields) =>
    fields.map((field) => (field instanceof HTMLSelectElement ? field.value : '')),
  );
const shown = (page: Page) =>
  page.locator('#ratings li[id^="rating-"]').evaluateAll((rows) => rows.map(({ id }) => id));
const query = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams);

it('the order and the filters of reviews are in the address: for others, for a reload, and for the way back', async ({
  visit,
}) => {
  const page = await visit(PATH, { locale: 'en-US' });
  await waitUntilAlive(page);
  const first = await shown(page);
  const { applicationId } = query(page);
  await page.locator('#ratings').scrollIntoViewIfNeeded();
  const top = await page.evaluate(() => scrollY);
  await controls(page).nth(0).selectOption('newest');
  await expect.poll(() => query(page)).toEqual({ applicationId, sort: 'newest' });
  await expect.poll(() => shown(page)).not.toEqual(first);
  const newest = await shown(page);
  // The page keeps its scroll position.
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(top);
  await controls(page).nth(1).selectOption('4');
  await expect.poll(() => query(page)).toEqual({ applicationId, sort: 'newest', stars: '4' });
  await expect.poll(() => shown(page)).not.toEqual(newest);
  const narrowed = await shown(page);
  await page.goBack();
  await expect.poll(() => shown(page)).toEqual(newest);
  await expect.poll(() => chosen(page)).toEqual(['newest', '', '']);
  await page.goBack();
  await expect.poll(() => shown(page)).toEqual(first);
  await expect.poll(() => chosen(page)).toEqual(['helpful', '', '']);
  await page.goForward();
  await page.goForward();
  await expect.poll(() => shown(page)).toEqual(narrowed);
  // From another page back to it, and from the server.
  await page.getByRole('banner').getByRole('link').nth(1).click();
  await page.waitForURL((url) => !url.pathname.includes('details'));
  await page.goBack();
  await expect.poll(() => shown(page)).toEqual(narrowed);
  await expect.poll(() => chosen(page)).toEqual(['newest', '4', '']);
  await page.reload();
  await waitUntilAlive(page);
  await expect.poll(async () => [await shown(page), await chosen(page)]).toEqual([narrowed, ['newest', '4', '']]);
});

it('an address that asks for what there is not shows reviews as usual', async ({ visit }) => {
  const usual = await shown(await visit(PATH, { locale: 'en-US' }));
  const page = await visit(`${PATH}&sort=best&stars=9&language=fr`, { locale: 'en-US' });
  await waitUntilAlive(page);
  await expect.poll(async () => [await shown(page), await chosen(page)]).toEqual([usual, ['helpful', '', '']]);
});

it('on the way back right after a review nothing asks for one, not even for a moment', async ({ visit }) => {
  const page = await visit(BLANK, { locale: 'en-US' });
  await signInAs(page, `back-${crypto.randomUUID()}@example.com`);
  await callAs(page, playApplication, { applicationId: demoGame(SLUG).appId });
  await page.goto(`/en-US${PATH}`);
  await waitUntilAlive(page);
  const section = page.locator('#ratings');
  const write = section.getByRole('button', { name: t('ratings.write') });
  await write.click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio').nth(3).check({ force: true });
  await dialog.getByRole('button', { name: t('ratings.form.send') }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.getByRole('banner').getByRole('link').nth(1).click();
  await page.waitForURL((url) => !url.pathname.includes('details'));
  await section.waitFor({ state: 'detached' });
  // Slow enough to see the placeholder.
  const asked = Promise.withResolvers<void>();
  const answer = Promise.withResolvers<void>();
  await page.route('**/api/rating?**', async (route) => {
    asked.resolve();
    await answer.promise;
    await route.continue();
  });
  await page.evaluate(() => {
    const seen = Object.assign(window, { seenTexts: new Set<string>() }).seenTexts;
    new MutationObserver(() => seen.add(document.querySelector('#ratings h3')?.textContent ?? '')).observe(
      document.body,
      {
        childList: true,
        subtree: true,
      },
    );
  });
  await page.goBack();
  await asked.promise;
  answer.resolve();
  await page.locator('#own-rating').waitFor();
  const seen: string[] = await page.evaluate(() => [...Reflect.get(window, 'seenTexts')]);
  expect(seen.filter((text) => text !== '')).toEqual([t('ratings.own')]);
  expect(await write.count()).toBe(0);
  await page.unrouteAll();
});

it('what oneself has just said stays counted in another order, which holds although it was on its way', async ({
  visit,
}) => {
  const page = await visit(BLANK, { locale: 'en-US' });
  await signInAs(page, `count-${crypto.randomUUID()}@example.com`);
  await callAs(page, playApplication, { applicationId: demoGame(SLUG).appId });
  await page.goto(`/en-US${PATH}`);
  await waitUntilAlive(page);
  const counted = () => page.locator('a[href="#ratings"] span').innerText();
  const before = await counted();
  const asked = Promise.withResolvers<void>();
  const held = Promise.withResolvers<void>();
  await page.route(
    (url) => url.searchParams.get('sort') === 'newest',
    async (route) => {
      asked.resolve();
      await held.promise;
      await route.continue();
    },
    { times: 1 },
  );
  await controls(page).nth(0).selectOption('newest');
  await asked.promise;
  await page
    .locator('#ratings')
    .getByRole('button', { name: t('ratings.write') })
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio').nth(3).check({ force: true });
  await dialog.getByLabel(t('ratings.form.words')).fill('Said just now, and so the first of the newest.');
  await dialog.getByRole('button', { name: t('ratings.form.send') }).click();
  await dialog.waitFor({ state: 'detached' });
  held.resolve();
  await expect.poll(counted).not.toBe(before);
  const after = await counted();
  await expect.poll(() => chosen(page)).toEqual(['newest', '', '']);
  await page.locator('#ratings li[id^="rating-"]').first().getByText('Said just now').waitFor({ timeout: 5000 });
  const answered = page.waitForResponse((response) => new URL(response.url()).searchParams.get('sort') === 'highest');
  await controls(page).nth(0).selectOption('highest');
  await answered;
  await expect.poll(() => counted()).toBe(after);
});
