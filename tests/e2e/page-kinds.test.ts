import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { localizePath } from '#domain/page/locale-path.ts';
import { gamePath } from './demo-game.ts';
import { findViolations, THEMES_AT } from './find-violations.ts';
import { signInAs } from './sign-in-as.ts';
import { it, SIZES, TWO_VIEWS, waitUntilAlive } from './test-in-browser.ts';
import { sumShifts, watchShifts } from './watch-shifts.ts';

/** Each kind of page by its audience. Developers and operators use a desktop, and sometimes a phone. */
const KINDS = {
  visitor: {
    email: null,
    isAtDesk: false,
    paths: [
      ...['/', '/games', '/?gameCategory=110', '/?searchWord=zzzz', '/search?searchWord=star'],
      ...[gamePath('starsea-voyage'), gamePath('number-hills'), '/collections/quiet-evenings'],
      ...['/?gameCategory=110&platform=web', '/developers/neonbyte'],
      ...[gamePath('lucky-cat-hall'), gamePath('lucky-cat-hall', '/play'), '/age'],
      ...['/help', '/help/developers/webhooks', '/news', '/news/hall-opens', '/about'],
      '/terms/privacy-policy',
      ...['/store/deposit', '/store/record', '/store/lottery', '/store/binding', '/store/wallet', '/library'],
      ...['/developer/become', '/offline', '/no-such-page'],
    ],
  },
  player: {
    email: 'player@starhall.test',
    isAtDesk: false,
    paths: [
      ...[
        '/',
        '/library',
        '/store/invoices',
        '/account/profile',
        '/account/sessions',
        '/account/sign-in',
        '/account/devices',
      ],
      ...['/account/preferences', '/account/notifications', '/account/data'],
      ...['/library/following', '/store/wallet', '/store/record', '/store/deposit'],
    ],
  },
  developer: {
    email: 'neonbyte@starhall.test',
    isAtDesk: true,
    paths: [
      ...['/developer', '/developer/applications', '/developer/versions', '/developer/products', '/developer/sales'],
      ...['/developer/statements', '/developer/ratings', '/developer/webhooks', '/developer/tokens'],
      ...['/developer/company', '/developer/tests', '/developer/page', '/developer/news'],
    ],
  },
  operator: {
    email: 'operator@starhall.test',
    isAtDesk: true,
    paths: [
      ...['/operator', '/operator/providers', '/operator/versions', '/operator/applications', '/operator/products'],
      ...[
        '/operator/ratings',
        '/operator/ratings?queue=held',
        '/operator/posts',
        '/operator/banners',
        '/operator/maintenance',
        '/operator/users',
        '/operator/audit',
      ],
      ...['/operator/deposits', '/operator/orders', '/operator/ledger', '/operator/rates', '/operator/draws'],
      ...['/operator/close', '/operator/invoices', '/operator/agencies', '/operator/categories'],
      ...['/operator/recommended', '/operator/contacts', '/operator/policy-reports', '/operator/backups'],
      ...['/operator/shelves', '/operator/collections', '/operator/collections/new'],
      '/operator/system',
    ],
  },
} as const;

/** A desktop, where the walk is already, and a tablet; WCAG 1.4.4 and 1.4.10: a laptop's 1,280 px at 200 %, a phone. */
const WIDTHS = [1440, 768, 640, 320];
/** Pages of moments, which the server renders in UTC. */
const PATHS_WITH_TIMES = ['/operator/deposits', '/operator/orders', '/operator/invoices', '/operator/versions'];
/** How long what is drawn for a width may take to follow another one. */
const REDRAW_MS = 2000;
const SHIFT_MAX = 0.02;

/** Widths at which one would have to scroll sideways. */
async function findExcess(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    const excess = await page.evaluate(async (limitMs) => {
      const measure = () => document.documentElement.scrollWidth - innerWidth;
      // Charts are redrawn after a resize.
      for (let waitedMs = 0; measure() > 0 && waitedMs < limitMs; waitedMs += 50) {
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
      return measure();
    }, REDRAW_MS);
    if (excess > 0) found.push(`is ${excess} px too wide at ${width} px`);
  }
  return found;
}

/** Animations that still run although the visitor prefers reduced motion. */
function findMovements(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ playState, effect }) => playState === 'running' && Number(effect?.getComputedTiming().endTime) > 1000)
      .map(
        (animation) =>
          `moves: ${Reflect.get(animation, 'animationName') ?? Reflect.get(animation, 'transitionProperty')}`,
      ),
  );
}

/** Twenty pages at four widths and in two themes, on a machine that may be busy with others. */
const LONG_WALK = { timeout: 180_000 } as const;

describe.each(TWO_VIEWS)('in $locale on a $size', ({ locale, size }) => {
  it.for((Object.keys(KINDS) as (keyof typeof KINDS)[]).filter((who) => size === 'desktop' || !KINDS[who].isAtDesk))(
    'pages for a %s keep still, fit every width, and axe finds nothing in them',
    LONG_WALK,
    async (who, { visit }) => {
      const { email, isAtDesk, paths } = KINDS[who];
      const page = await visit('/', { locale, size, expected: [/404/], script: watchShifts });
      if (email !== null) await signInAs(page, email);
      const found: string[] = [];
      for (const [index, path] of paths.entries()) {
        await page.setViewportSize(SIZES[size].viewport);
        await page.goto(localizePath(path, locale), { waitUntil: 'domcontentloaded' });
        await waitUntilAlive(page);
        const note = (problem: string) => found.push(`${path} ${problem}`);
        // On phones most of the page is below the elements that shift; horizontally both sizes are equal.
        if (size === 'phone' || isAtDesk) {
          const { sum, moved } = await sumShifts(page);
          if (sum > SHIFT_MAX) note(`shifts by ${sum.toFixed(3)}: ${moved.join('; ')}`);
        }
        if (size === 'desktop') (await findExcess(page)).forEach(note);
        (await findMovements(page)).forEach(note);
        // Every second page on a phone, the others on a desktop: the elements are the same ones.
        const checkedSize = index % 2 === 0 ? 'phone' : 'desktop';
        if (isAtDesk || checkedSize === size) {
          await page.setViewportSize(SIZES[checkedSize].viewport);
          // Between them, a quarter of the pages for a desk have every color of the others.
          const themes = isAtDesk && index % 4 > 0 ? THEMES_AT.desktop : THEMES_AT.phone;
          (await findViolations(page, { themes })).forEach(note);
        }
      }
      expect(found).toEqual([]);
    },
  );
});

it('the notices of a first visit move nothing', async ({ visit }) => {
  const page = await visit('/news', { size: 'phone', context: SIZES.phone, prepare: watchShifts, meetsOverlays: true });
  await page.locator('#cookie-notice').waitFor();
  expect((await sumShifts(page)).sum).toBeLessThan(SHIFT_MAX);
});

it('nothing moves when a page that the browser has long shown is taken over', async ({ visit }) => {
  const context = { ...SIZES.desktop, timezoneId: 'Asia/Taipei' };
  const page = await visit('/', { size: 'desktop', locale: 'en-US', context, prepare: watchShifts });
  await signInAs(page, 'operator@starhall.test');
  for (const path of PATHS_WITH_TIMES) {
    const shown = Promise.withResolvers<void>();
    await page.route('**/*.js', (route) => shown.promise.then(() => route.continue()));
    await page.goto(localizePath(path, 'en-US'), { waitUntil: 'commit' });
    await page.locator('main time:visible').first().waitFor();
    await page.evaluate(async () => {
      // `fonts.ready` may resolve before the heading's font is requested, whose arrival moves its text.
      const title = document.querySelector('main h1');
      if (title === null) throw new Error('no heading');
      const { fontWeight, fontFamily } = getComputedStyle(title);
      await document.fonts.load(`${fontWeight} 1em ${fontFamily.split(',')[0]}`, title.textContent);
      await document.fonts.ready;
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      Reflect.set(window, 'shifts', []);
    });
    const rendered = await page.locator('main time:visible').first().textContent();
    shown.resolve();
    await waitUntilAlive(page);
    await page.unroute('**/*.js');
    // A moment is in the browser's zone a little after the page has been taken over.
    await expect.poll(() => page.locator('main time:visible').first().textContent()).not.toBe(rendered);
    expect(await sumShifts(page), path).toEqual({ sum: 0, moved: [] });
  }
});

it('what is chosen, focused and pressed stays to be seen in the forced colors of a system', async ({ visit }) => {
  const page = await visit('/?gameCategory=110');
  await page.emulateMedia({ forcedColors: 'active' });
  await page.keyboard.press('Tab');
  const outline = await page.evaluate(() => getComputedStyle(document.activeElement ?? document.body).outlineStyle);
  expect(outline).not.toBe('none');
  const chosen = page.locator('.chip[aria-current]').first();
  const other = page.locator('.chip:not([aria-current])').first();
  const lookOf = (chip: typeof chosen) =>
    chip.evaluate((element) => {
      const { borderColor, borderWidth, backgroundColor, textDecorationLine, fontWeight } = getComputedStyle(element);
      return [borderColor, borderWidth, backgroundColor, textDecorationLine, fontWeight].join(' ');
    });
  expect(await lookOf(chosen)).not.toBe(await lookOf(other));
});
