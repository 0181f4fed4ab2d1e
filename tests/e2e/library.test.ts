import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { getLibraryState, putFavourite, putWish } from '#contract/library/endpoints.ts';
import { localizePath } from '#domain/page/locale-path.ts';
import { callAs } from './call-as.ts';
import { findViolations, THEMES_AT } from './find-violations.ts';
import { signInAs } from './sign-in-as.ts';
import { BLANK, it, SIZES, TWO_VIEWS, waitUntilAlive } from './test-in-browser.ts';
import { wordsOf } from './words.ts';

const SERPENT = 'com.neonbyte.serpent';
const MINES = 'com.littlehill.starmines';
const DUSK = 'com.neonbyte.neondusk';

const someone = () => `library-${crypto.randomUUID()}@example.com`;
const detailsOf = (applicationId: string) => `/application/details?applicationId=${applicationId}`;
const isPressed = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).getAttribute('aria-pressed');

describe.each(TWO_VIEWS)('in $locale on a $size', ({ locale, size }) => {
  const t = wordsOf(locale);
  const view = { locale, size } as const;
  const open = async (page: Page, path: string) => {
    await page.goto(localizePath(path, locale), { waitUntil: 'domcontentloaded' });
    await waitUntilAlive(page);
  };

  it.skipIf(size === 'desktop')(
    'a visitor’s favourite waits for the sign-in; what is kept and played is in the library',
    async ({ visit }) => {
      const page = await visit(detailsOf(SERPENT), view);
      await page.getByRole('button', { name: t('library.favourite'), exact: true }).click();
      await page.getByRole('dialog').getByText(t('signIn.reason.library')).waitFor();
      await signInAs(page, someone());
      // As the dialog does once it has a session.
      await page.reload({ waitUntil: 'domcontentloaded' });
      await expect.poll(() => isPressed(page, t('library.favourite'))).toBe('true');
      const kept = page.waitForResponse((reply) => reply.url().includes('/api/library/wish'));
      await page.getByRole('button', { name: t('library.wish'), exact: true }).click();
      await expect.poll(() => isPressed(page, t('library.wish'))).toBe('true');
      await kept;
      await open(page, detailsOf(SERPENT));
      for (const mark of ['library.favourite', 'library.wish'] as const) {
        await expect.poll(() => isPressed(page, t(mark))).toBe('true');
      }
      await open(page, `/play?applicationId=${SERPENT}`);
      await page.locator('iframe').waitFor();
      await open(page, '/');
      const shelf = page.getByRole('region', { name: t('hall.shelf.continue') });
      const again = shelf.getByRole('link').nth(1);
      await expect.poll(() => again.getAttribute('href')).toBe(localizePath(`/play?applicationId=${SERPENT}`, locale));
      await shelf.getByRole('link', { name: t('hall.seeAll') }).click();
      await page.getByRole('heading', { level: 1, name: t('shell.account.library') }).waitFor();
      await expect.poll(() => page.locator('article').count()).toBe(1);
      await page.getByRole('link', { name: t('library.list.wishes') }).click();
      await page.getByText(t('library.empty.wishes.title')).waitFor();
    },
  );

  it.skipIf(size === 'phone')('a second tab follows what is kept in the first', async ({ visit }) => {
    const page = await visit(BLANK, view);
    await signInAs(page, someone());
    await open(page, detailsOf(SERPENT));
    const second = await page.context().newPage();
    await open(second, detailsOf(SERPENT));
    const third = await page.context().newPage();
    await open(third, '/library?list=wishes');
    await page.bringToFront();
    await page.getByRole('button', { name: t('library.wish'), exact: true }).click();
    await second.bringToFront();
    await expect.poll(() => isPressed(second, t('library.wish'))).toBe('true');
    await third.bringToFront();
    await expect.poll(() => third.locator('article').count()).toBe(1);
    await Promise.all([second.close(), third.close()]);
  });

  it.skipIf(size === 'phone')(
    'a game leaves a list at once, with the focus on the next one, and comes back to its place',
    async ({ visit }) => {
      const page = await visit(BLANK, view);
      await signInAs(page, someone());
      for (const applicationId of [DUSK, MINES, SERPENT]) {
        await callAs(page, putFavourite, { applicationId, favourite: true });
      }
      await callAs(page, putWish, { applicationId: DUSK, wished: true });
      await open(page, '/library');
      const hearts = page.locator('article button[aria-pressed]');
      const ids = () => page.locator('article h3 a').evaluateAll((links) => links.map(({ id }) => id));
      const all = [SERPENT, MINES, DUSK].map((id) => `game-${id}`);
      await expect.poll(() => ids()).toEqual(all);
      expect(await findViolations(page, { scope: 'main', themes: THEMES_AT[size] })).toEqual([]);
      await hearts.nth(1).focus();
      await page.keyboard.press('Enter');
      await expect.poll(ids).toEqual([all[0], all[2]]);
      await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe(all[2]);
      const tab = page.getByRole('link', { name: t('library.list.favourites') });
      await expect.poll(() => tab.textContent()).toContain('2');
      await page
        .locator('#snackbar')
        .getByRole('button', { name: t('dialog.undo') })
        .click();
      await expect.poll(ids).toEqual(all);
      await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe(all[1]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
        SIZES[size].viewport.width,
      );
      // The second click would meet the game that has moved up.
      await hearts.first().dblclick();
      await expect.poll(ids).toEqual(all.slice(1));
      await expect.poll(() => tab.textContent()).toContain('2');
      const field = page.locator('main').getByRole('searchbox');
      await field.fill('zzz');
      await field.press('Enter');
      await page.getByText(t('library.empty.search.text')).waitFor();
      await expect.poll(() => field.evaluate((element) => element === document.activeElement)).toBe(true);
      await page
        .getByRole('link', { name: t('search.clear') })
        .first()
        .press('Enter');
      await expect.poll(ids).toEqual(all.slice(1));
      await expect.poll(() => field.evaluate((element) => element === document.activeElement)).toBe(true);
    },
  );
});

it('a heart and a wish that are pressed as the page is left are not lost', async ({ visit }) => {
  const t = wordsOf('en-US');
  // Requests that the page started are aborted with it.
  const page = await visit(BLANK, { expected: [/ERR_ABORTED/] });
  await signInAs(page, someone());
  await page.goto(localizePath(detailsOf(SERPENT), 'en-US'));
  await waitUntilAlive(page);
  const network = await page.context().newCDPSession(page);
  // On a slow connection, a request is still in flight when the next document loads.
  await network.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 300,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
  await page.evaluate(
    (names) => {
      for (const name of names) {
        const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name);
        if (button === undefined) throw new Error(`there is no button ${name}`);
        button.click();
      }
      location.assign('/about');
    },
    [t('library.favourite'), t('library.wish')],
  );
  await page.waitForURL('**/about');
  await network.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
  const input = { applicationId: SERPENT };
  await expect.poll(() => callAs(page, getLibraryState, input)).toMatchObject({ favourite: true, wished: true });
});
