import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { ERROR } from '#contract/errors/errors.ts';
import { localizePath } from '#domain/page/locale-path.ts';
import { demoGame, gamePath } from './demo-game.ts';
import { findViolations, THEMES_AT } from './find-violations.ts';
import { it, TWO_VIEWS, waitUntilAlive } from './test-in-browser.ts';
import { wordsOf } from './words.ts';

/** For adults, and playable here. */
const GATED = 'lucky-cat-hall';
const gatedPlay = gamePath(GATED, '/play');
const gatedDetails = gamePath(GATED);
const DAY_S = 24 * 3600;

const ageCookie = async (page: Page) => (await page.context().cookies()).find(({ name }) => name === 'age');
const inFrame = (page: Page) => page.frameLocator('iframe');

describe.each(TWO_VIEWS)('in $locale on a $size', ({ locale, size }) => {
  const t = wordsOf(locale);
  const { name } = demoGame(GATED);
  const own = (path: string) => localizePath(path, locale);

  it('R6.11 R1.4 a game for adults asks, opens once it is confirmed, and is played', async ({ visit }) => {
    const page = await visit(gatedPlay, { locale, size });
    await page.getByRole('heading', { level: 1, name: t('age.title') }).waitFor();
    expect(await page.locator('iframe').count()).toBe(0);
    expect(await findViolations(page, { scope: '#content', themes: THEMES_AT[size] })).toEqual([]);
    const before = await page.evaluate(() => new Date().setHours(24, 0, 0, 0) / 1000);
    await page.getByRole('button', { name: t('age.confirm') }).click();
    await inFrame(page).getByRole('heading', { name: name[locale] }).waitFor();
    const { expires = 0, sameSite } = (await ageCookie(page)) ?? {};
    // Until the visitor's midnight; a test that runs over it meets the next one.
    expect([0, 1].some((days) => Math.abs(expires - before - days * DAY_S) < 60)).toBe(true);
    expect(sameSite).toBe('Lax');
    const coins = inFrame(page).locator('#coins');
    await expect.poll(() => coins.innerText()).toBe('100');
    await inFrame(page).locator('#spin').click();
    await expect.poll(() => coins.innerText()).not.toBe('100');
    // It opens without asking on the same day, and asks again once the answer has expired.
    await page.reload();
    await inFrame(page).getByRole('heading', { name: name[locale] }).waitFor();
    await page.context().clearCookies({ name: 'age' });
    await page.reload();
    await page.getByRole('heading', { level: 1, name: t('age.title') }).waitFor();
  });

  it('O24 lists veil games for adults, hide them from who is younger, and the footer takes it back', async ({
    visit,
  }) => {
    const page = await visit('/?gameCategory=106', { locale, size });
    const card = page.locator('#all-games article').filter({ hasText: name[locale] });
    await card.getByRole('img', { name: t('hall.veiled') }).waitFor();
    expect(await card.locator('img').count()).toBe(0);
    expect(await page.locator('dialog[open]').count()).toBe(0);
    await card.getByRole('link').click();
    await page.getByRole('heading', { level: 1, name: t('age.title') }).waitFor();
    await page.getByRole('button', { name: t('age.refuse') }).click();
    await page.getByRole('heading', { level: 1, name: t('age.closed.title') }).waitFor();
    expect(await page.content()).not.toContain(name[locale]);
    expect(await findViolations(page, { themes: THEMES_AT[size] })).toEqual([]);
    await page.getByRole('link', { name: t('age.hall') }).click();
    await page.locator('#all-games article').first().waitFor();
    expect(await page.locator('[data-category="106"]').count()).toBe(0);
    await page.getByRole('combobox', { name: t('search.label') }).fill(name[locale]);
    await page.keyboard.press('Enter');
    await page.getByText(t('find.none.title', { word: name[locale] })).waitFor();
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: t('shell.footer.age') })
      .click();
    await page.getByText(t('age.page.younger')).waitFor();
    expect(await findViolations(page, { scope: '#content', themes: THEMES_AT[size] })).toEqual([]);
    await page.getByRole('button', { name: t('age.confirm') }).click();
    await page.waitForURL(`**${own('/')}`);
    await page.goto(own('/?gameCategory=106'));
    await expect.poll(() => card.locator('img').count()).toBeGreaterThan(0);
  });

  it('O24 works without scripts', async ({ visit }) => {
    const page = await visit(gatedDetails, { locale, size, context: { javaScriptEnabled: false } });
    await page.getByRole('button', { name: t('age.confirm') }).click();
    await expect.poll(() => page.getByRole('heading', { level: 1 }).innerText()).toBe(name[locale]);
    const download = page.getByRole('link', { name: t('details.downloadFor', { platform: t('platform.6') }) });
    const address = (await download.getAttribute('href')) ?? '';
    expect((await page.request.head(address)).status()).toBe(200);
    await page.context().clearCookies({ name: 'age' });
    expect((await page.request.head(address.replace('&ageConfirmed=true', ''))).status()).toBe(403);
  });
});

it('R1.4 a game that cannot be played says so instead of showing an empty frame', async ({ visit }) => {
  const t = wordsOf('en-US');
  const page = await visit(gamePath('number-hills', '/play'), {
    expected: [/api\/public\/app\/play/, /409/],
    routes: (opened) =>
      opened.route('**/api/public/app/play', (route) =>
        route.fulfill({ status: 409, json: { result: false, error: { code: ERROR.gameNotOpen, message: '' } } }),
      ),
  });
  await page.getByRole('heading', { name: t('play.refused.title') }).waitFor();
  expect(await page.locator('iframe').count()).toBe(0);
});

it('O24 a page that the browser kept shows what holds now when it comes back', async ({ visit }) => {
  const page = await visit('/?gameCategory=106', { size: 'desktop' });
  const card = page.locator('#all-games article').filter({ hasText: demoGame(GATED).name['en-US'] });
  await card.getByRole('img', { name: wordsOf('en-US')('hall.veiled') }).waitFor();
  await waitUntilAlive(page);
  const { origin } = new URL(page.url());
  await page.context().addCookies([{ name: 'age', value: 'younger', url: origin }]);
  const reloaded = page.waitForEvent('domcontentloaded');
  await page.evaluate(() => {
    setTimeout(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  });
  await reloaded;
  expect(await card.count()).toBe(0);
});
