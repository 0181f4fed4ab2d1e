import { describe, expect } from 'vitest';
import { getPoints } from '#contract/ledger/endpoints.ts';
import { BREAKPOINTS } from '#contract/values/limits.ts';
import { localizePath } from '#domain/page/locale-path.ts';
import { shortCoins } from '../../src/web/features/store/balance/balance-menu.tsx';
import { gamePath } from './demo-game.ts';
import { signInAs } from './sign-in-as.ts';
import { BLANK, it, waitUntilAlive } from './test-in-browser.ts';
import { wordsOf } from './words.ts';

/** The menu, the logo, and the controls at the end of the bar. */
const BAR_PARTS = 'header > div > button, header > div > a, #app-bar-menu > *';

const atWidth = (width: number) => ({ context: { viewport: { width, height: 900 } } });

it('R2.10 R2.24 R2.25 at 1400 px the drawer stands beside /games and is absent from the details page', async ({
  visit,
}) => {
  const page = await visit('/games', atWidth(1400));
  await expect.poll(() => page.locator('#side-drawer').isVisible()).toBe(true);
  await expect.poll(() => page.locator('header').first().isVisible()).toBe(true);
  await page.goto(localizePath(gamePath('neon-serpent'), 'en-US'));
  expect(await page.locator('#side-drawer').count()).toBe(0);
  await expect.poll(() => page.locator('header').first().isVisible()).toBe(true);
});

it('R2.27 the menu of the app bar shows on a first visit, not on a page that hides it, and again after that page', async ({
  visit,
}) => {
  const page = await visit('/');
  const menu = page.locator('#app-bar-menu');
  await expect.poll(() => menu.isVisible()).toBe(true);
  await page.goto(localizePath('/offline', 'en-US'));
  await expect.poll(() => menu.count()).toBe(0);
  // By client-side navigation: the page unmounts, but its state could remain.
  await page.locator('footer').getByRole('link').first().click();
  await expect.poll(() => menu.isVisible()).toBe(true);
});

it('on phones the bar keeps to one line above the search, however many star coins a player has', async ({ visit }) => {
  const page = await visit(BLANK, { ...atWidth(375), locale: 'vi-VN' });
  await signInAs(page, 'player@starhall.test');
  await page.goto(localizePath('/', 'vi-VN'));
  await waitUntilAlive(page);
  let points = 0;
  await page.route(`**${getPoints.path}*`, (route) =>
    route.fulfill({ json: { result: true, list: [{ currency: 'TWD', points }] } }),
  );
  const coins = page.locator('[popovertarget=balance-panel]');
  for (points of [0, 250, 999.5, 12_345, 99_999, 1_234_567]) {
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect.poll(() => coins.innerText()).toContain(shortCoins(points, 'TWD', 'vi-VN'));
    for (const width of [320, 360, 375, 390]) {
      await page.setViewportSize({ width, height: 800 });
      const middles = await page.locator(BAR_PARTS).evaluateAll((parts) => {
        const boxes = parts.map((part) => part.getBoundingClientRect()).filter((box) => box.width > 0);
        return [...new Set(boxes.map(({ y, height }) => Math.round(y + height / 2)))];
      });
      expect(middles, `${points} at ${width} px`).toHaveLength(1);
    }
  }
});

it('R9.23 O117 the page changes at 600, 960 and 1270 px, not a pixel before', async ({ visit }) => {
  const page = await visit('/');
  const expectAt = async (width: number, shown: { logo: number; hasDrawer: boolean; hasPicks: boolean }) => {
    await page.setViewportSize({ width, height: 900 });
    const read = async () => ({
      logo: await page.locator('header a .logo').evaluate((picture) => picture.clientWidth),
      hasDrawer: await page.locator('#side-drawer').isVisible(),
      hasPicks: await page.locator('section[aria-roledescription] + ul').isVisible(),
    });
    await expect.poll(read, { message: `at ${width} px` }).toEqual(shown);
  };
  const { xs, sm, md } = BREAKPOINTS;
  const phone = { logo: 72, hasDrawer: false, hasPicks: false };
  await expectAt(xs - 1, phone);
  await expectAt(xs, { ...phone, logo: 100 });
  await expectAt(sm - 1, { ...phone, logo: 100 });
  await expectAt(sm, { logo: 100, hasDrawer: true, hasPicks: false });
  await expectAt(md - 1, { logo: 100, hasDrawer: true, hasPicks: false });
  await expectAt(md, { logo: 100, hasDrawer: true, hasPicks: true });
});

it.for([
  { width: 375, size: [72, 36] },
  { width: 1280, size: [100, 50] },
])('R9.28 at $width px the logo measures $size', async ({ width, size }, { visit }) => {
  const page = await visit('/', atWidth(width));
  const logo = page.locator('header a .logo');
  await expect.poll(() => logo.evaluate((picture) => [picture.clientWidth, picture.clientHeight])).toEqual(size);
});

it('cards keep to their width on every phone, shelves are laid out below the window, and the face is the store’s', async ({
  visit,
}) => {
  const page = await visit('/', { ...atWidth(320), locale: 'vi-VN' });
  await page.locator('.cards article').first().waitFor();
  for (const width of [320, 340, 360, 375, 414]) {
    await page.setViewportSize({ width, height: 740 });
    const wide = await page
      .locator('article.card :is(p, h3, div, span)')
      .evaluateAll((parts) =>
        parts
          .filter(
            (part) =>
              part.scrollWidth > part.clientWidth + 1 &&
              getComputedStyle(part).overflow === 'visible' &&
              part.clientWidth > 0,
          )
          .map((part) => part.outerHTML),
      );
    expect(wide, `at ${width} px`).toEqual([]);
  }
  const skipped = await page
    .locator('.shelf-game:nth-child(-n + 2) h3')
    .evaluateAll((titles) => titles.filter((title) => !title.checkVisibility({ contentVisibilityAuto: true })).length);
  expect(skipped).toBe(0);
  const faces = await page.evaluate(async () => {
    await document.fonts.ready;
    const loaded = [...document.fonts].filter(({ status }) => status === 'loaded');
    return [
      ...new Set(
        loaded.map(({ family, unicodeRange }) =>
          `${family} ${unicodeRange.includes('U+1EA0') ? 'Vietnamese' : 'Latin'}`.replaceAll('"', ''),
        ),
      ),
    ];
  });
  expect(faces.filter((face) => face.startsWith('Jakarta')).sort()).toEqual([
    'Jakarta Latin',
    'Jakarta Marks Latin',
    'Jakarta Vietnamese',
  ]);
});

describe.each(['zh-TW', 'en-US'] as const)('in %s', (locale) => {
  const t = wordsOf(locale);

  it('R2.8 R2.28 R2.29 the drawer leads home and to the categories', async ({ visit }) => {
    const page = await visit('/games', { locale });
    const links = page.locator('#side-drawer a');
    const targets = await links.evaluateAll((nodes) => nodes.map((node) => node.getAttribute('href')));
    const personal = ['/library', '/library?list=wishes', '/store/wallet'];
    const paths = ['/index_v2', '/games', ...personal, '/help', '/news'];
    expect(targets).toEqual(paths.map((path) => localizePath(path, locale)));
    await expect.poll(() => links.nth(1).getAttribute('aria-current')).toBe('page');
    await links.first().click();
    await page.getByRole('heading', { level: 1, name: t('hall.title') }).waitFor({ state: 'attached' });
    await expect.poll(() => new URL(page.url()).pathname).toBe(localizePath('/index_v2', locale));
  });

  it('R2.31 R2.32 R2.33 R2.34 R9.32 the footer links to the policies and to the external rules', async ({ visit }) => {
    const page = await visit('/', { locale });
    const footer = page.locator('footer');
    const papers = [
      [t('shell.footer.terms'), '/terms/terms-of-use'],
      [t('shell.footer.privacy'), '/terms/privacy-policy'],
      [t('shell.footer.ip'), '/terms/intellectual-property'],
    ] as const;
    for (const [name, path] of papers) {
      const link = footer.getByRole('link', { name, exact: true });
      await expect.poll(() => link.getAttribute('href')).toBe(localizePath(path, locale));
      expect((await page.request.get(localizePath(path, locale))).status()).toBe(200);
    }
    const rules = footer.getByRole('link', { name: t('shell.footer.rules') });
    await expect.poll(() => rules.getAttribute('href')).toMatch(/^https:\/\/(?!127\.)/);
    expect([await rules.getAttribute('rel'), await rules.getAttribute('target')]).toEqual(['noopener', '_blank']);
    await expect.poll(() => footer.innerText()).toContain('© 2024');
  });
});

it.for([
  { path: '/operator/categories', email: 'operator@starhall.test', locale: 'en-US', name: 'form.discard' },
  { path: '/developer/applications/new', email: 'neonbyte@starhall.test', locale: 'zh-TW', name: 'editor.create' },
] as const)('on phones $name keeps to one line in its bar', async ({ path, email, locale, name }, { visit }) => {
  const page = await visit(BLANK, { ...atWidth(375), locale });
  await signInAs(page, email);
  await page.goto(localizePath(path, locale));
  const lines = (button: Element) => {
    const words = document.createRange();
    words.selectNodeContents(button);
    return words.getClientRects().length;
  };
  expect(await page.getByRole('button', { name: wordsOf(locale)(name) }).evaluate(lines)).toBe(1);
});
