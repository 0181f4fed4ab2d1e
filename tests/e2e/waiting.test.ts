import { expect } from 'vitest';
import { listSortedApplications } from '#contract/application/endpoints.ts';
import { listReceivedRatings } from '#contract/rating/developer-endpoints.ts';
import { holdCalls } from './hold-calls.ts';
import { signInAs } from './sign-in-as.ts';
import { BLANK, it, waitUntilAlive } from './test-in-browser.ts';
import { wordsOf } from './words.ts';

const t = wordsOf('en-US');

it('R7.12 the loading bar runs while a page is on its way', async ({ visit }) => {
  const page = await visit('/');
  const bar = page.getByRole('progressbar', { name: t('shell.loading') });
  await expect.poll(() => bar.count()).toBe(0);
  const letGo = await holdCalls(page, listSortedApplications.path);
  await page.locator('nav[aria-label="Sort by"] a').last().click();
  await bar.waitFor();
  await letGo();
  await page.waitForURL('**?gameSortType=4');
  await bar.waitFor({ state: 'detached' });
});

const list = (maintaining: boolean) => ({
  list: [
    {
      id: 1,
      maintaining,
      beginAt: '2026-03-01T00:00:00.000Z',
      endAt: '2026-03-01T04:00:00.000Z',
      message: '',
    },
  ],
});

it('a slow page of the portal shows its shape, beside the portal’s own navigation', async ({ visit }) => {
  const page = await visit(BLANK, { locale: 'en-US' });
  await signInAs(page, 'neonbyte@starhall.test');
  await page.goto('/en-US/developer/applications', { waitUntil: 'domcontentloaded' });
  await waitUntilAlive(page);
  const letGo = await holdCalls(page, listReceivedRatings.path);
  const places = page.getByRole('navigation', { name: t('portal.title') });
  await places.getByRole('link', { name: t('portal.nav.ratings') }).click();
  await page.locator('#portal-content .skeleton').first().waitFor();
  expect(await places.isVisible()).toBe(true);
  await letGo();
  await page.getByRole('heading', { level: 1, name: t('portal.nav.ratings') }).waitFor();
  expect(await page.locator('#portal-content .skeleton').count()).toBe(0);
});

it('R2.41 choosing a category does nothing under maintenance, and changes the hall otherwise', async ({ visit }) => {
  let maintaining = true;
  const page = await visit('/', {
    routes: (opened) =>
      opened.route('**/api/public/maintenance*', (route) => route.fulfill({ json: list(maintaining) })),
  });
  const before = await page.locator('#all-games h3').allInnerTexts();
  await page.locator('[data-category="110"]').click();
  await page.locator('#toasts').getByText(t('maintenance.title')).waitFor();
  await expect.poll(() => new URL(page.url()).search).toBe('');
  await expect.poll(() => page.locator('#all-games h3').allInnerTexts()).toEqual(before);
  maintaining = false;
  await page.locator('[data-category="110"]').click();
  await page.waitForURL('**?gameCategory=110');
});
