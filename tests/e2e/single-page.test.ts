import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { ERROR } from '#contract/errors/errors.ts';
import { localizePath } from '#domain/page/locale-path.ts';
import { demoGame, gamePath } from './demo-game.ts';
import { it, TWO_VIEWS } from './test-in-browser.ts';
import { wordsOf } from './words.ts';

function countDocuments(page: Page): () => number {
  let documents = 0;
  page.on('request', (request) => {
    if (request.resourceType() === 'document') documents += 1;
  });
  return () => documents;
}

describe.each(TWO_VIEWS)('in $locale on a $size', ({ locale, size }) => {
  const t = wordsOf(locale);

  it('R1.31 R1.34 pages follow one another without a document request, and the title with them', async ({ visit }) => {
    const page = await visit('/', { locale, size });
    const documents = countDocuments(page);
    if (size === 'phone') await page.getByRole('button', { name: t('shell.openMenu') }).click();
    await page.getByRole('link', { name: t('shell.nav.games'), exact: true }).click();
    await page.getByRole('heading', { level: 1, name: t('hall.categories') }).waitFor();
    await expect.poll(() => new URL(page.url()).pathname).toBe(localizePath('/games', locale));
    await expect.poll(() => page.title()).toBe(`${t('shell.indexLabel')} - ${t('shell.nav.games')}`);
    await page.locator('[data-category="103"]').click();
    await page.locator('#all-games article a', { hasText: demoGame('neon-serpent').name[locale] }).click();
    await page.getByRole('heading', { level: 1, name: demoGame('neon-serpent').name[locale] }).waitFor();
    await expect.poll(() => page.title()).toBe(`${t('shell.indexLabel')} - ${demoGame('neon-serpent').name[locale]}`);
    await page.goBack();
    await page.locator('[data-category="103"][aria-current]').waitFor();
    await expect.poll(() => page.title()).toBe('games');
    await page
      .locator('footer')
      .getByRole('link', { name: t('shell.footer.privacy') })
      .click();
    await page.getByRole('heading', { level: 1 }).waitFor();
    await expect.poll(() => new URL(page.url()).pathname).toBe(localizePath('/terms/privacy-policy', locale));
    expect(documents()).toBe(0);
  });
});

it('a page of the application that fails to load says so and leaves the rest alone', async ({ visit }) => {
  const t = wordsOf('en-US');
  const page = await visit('/?gameCategory=103', {
    expected: [/api\/public\/app\?/],
    routes: (opened) =>
      opened.route('**/api/public/app?*', (route) =>
        route.fulfill({ status: 404, json: { error: { code: ERROR.applicationNotFound, message: 'x' } } }),
      ),
  });
  await page.locator('#all-games article a').first().click();
  await page.getByText(t('errorPage.404.message')).waitFor();
  await page.goBack();
  await page.locator('#all-games article').first().waitFor();
});

it('a modified click leaves the link to the browser', async ({ visit }) => {
  const page = await visit('/');
  const category = page.locator('[data-category="103"]');
  const [opened] = await Promise.all([
    page.context().waitForEvent('page'),
    category.click({ modifiers: ['ControlOrMeta'] }),
  ]);
  await opened.waitForURL('**/en-US?gameCategory=103');
  await expect.poll(() => new URL(page.url()).search).toBe('');
});

it('the address of a game opened twice in one visit shows each game of its own', async ({ visit }) => {
  const page = await visit(gamePath('starsea-voyage'));
  await page.locator('section[aria-labelledby=more-title] article a').first().click();
  await page.waitForURL((url) => !url.search.includes(demoGame('starsea-voyage').appId));
  const heading = page.getByRole('heading', { level: 1 });
  await expect.poll(() => heading.innerText()).not.toBe(demoGame('starsea-voyage').name['en-US']);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

it('R4.47 the mark of an address that leads nowhere goes with the next navigation', async ({ visit }) => {
  const page = await visit('/no-such-page', { expected: [/404/] });
  await expect.poll(() => page.locator('body').getAttribute('data-not-found')).toBe('true');
  await page.locator('a[href$="/terms/terms-of-use"]').first().click();
  await page.waitForURL('**/terms/terms-of-use');
  await expect.poll(() => page.locator('body').getAttribute('data-not-found')).toBeNull();
});

it('R8.34 a redirect that surfaces as an error shows nothing', async ({ visit }) => {
  const page = await visit('/games');
  await page.evaluate(() => {
    const redirect = Object.assign(new Response(null, { status: 307 }), { options: { href: '/games' } });
    void Promise.reject(redirect);
    return new Promise((resolve) => setTimeout(resolve, 50));
  });
  expect(await page.locator('#toasts button').count()).toBe(0);
  await expect.poll(() => page.locator('h1').innerText()).toBe('Game categories');
});
