import type { CDPSession, Disposable, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { LIMITS } from '#contract/values/limits.ts';
import { DAY_MS } from '#domain/time/durations.ts';
import { findViolations, THEMES_AT } from './find-violations.ts';
import { it, SIZES, TWO_VIEWS, waitUntilAlive } from './test-in-browser.ts';
import { wordsOf } from './words.ts';

const NOW = new Date('2026-03-01T20:00:00');
const TOMORROW = new Date('2026-03-02T00:00:01');

/** The test only controls the clock; scheduled work still runs. */
const setClock = (page: Page) => page.clock.setFixedTime(NOW);
/** Shows pages as a store does that asks everywhere: the setting travels in the state of the page. */
const askEverywhere = (page: Page) =>
  page.route('**/*', async (route) => {
    const request = route.request();
    if (request.resourceType() !== 'document' || request.method() !== 'GET') return route.fallback();
    const response = await route.fetch();
    const html = await response.text();
    const setting = '&quot;ageNotice&quot;:&quot;adult&quot;';
    expect(html).toContain(setting);
    return route.fulfill({ response, body: html.replace(setting, setting.replace('adult', 'everywhere')) });
  });
const ageNotice = (page: Page) => page.locator('dialog[open]');
const cookieNotice = (page: Page) => page.locator('#cookie-notice');
const hasFocus = (page: Page, selector: string) =>
  page.evaluate((place) => document.activeElement?.closest(place) !== null, selector);

declare global {
  interface Window {
    /** Which element the cookie notice has been, and whether it was shown, in the order in which that changed. */
    seenNotices: string[];
  }
}

function watchNotice(page: Page): Promise<Disposable> {
  return page.addInitScript(() => {
    const elements: Element[] = [];
    const look = () => {
      const notice = document.querySelector('#cookie-notice');
      if (notice !== null && !elements.includes(notice)) elements.push(notice);
      if (notice === null && elements.length === 0) return;
      const place =
        notice === null ? 'none' : `${elements.indexOf(notice) + 1} ${notice.checkVisibility() ? 'shown' : 'hidden'}`;
      if (window.seenNotices.at(-1) !== place) window.seenNotices.push(place);
    };
    window.seenNotices = [];
    new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true });
  });
}

/** Presses Tab for a full cycle: the focus never leaves the dialog for the page. */
async function tabRound(page: Page): Promise<void> {
  for (let step = 0; step < 6; step += 1) {
    await page.keyboard.press('Tab');
    const isOutside = await page.evaluate(
      () => document.activeElement !== document.body && document.activeElement?.closest('dialog') === null,
    );
    expect(isOutside).toBe(false);
  }
}

describe.each(TWO_VIEWS)('in $locale on a $size', ({ locale, size }) => {
  const t = wordsOf(locale);

  it('R2.55 R4.40 R6.11 the 18+ notice asks on the first visit of a day, by keyboard as well', async ({ visit }) => {
    const page = await visit('/', { locale, size, meetsOverlays: true, prepare: setClock, routes: askEverywhere });
    const html = await (await page.request.get(page.url())).text();
    expect(html).not.toContain(t('overlays.age.title'));
    const notice = ageNotice(page);
    await notice.getByRole('heading', { name: t('overlays.age.title') }).waitFor();
    await expect.poll(() => hasFocus(page, 'dialog[open]')).toBe(true);
    expect(await findViolations(page, { scope: 'dialog[open]', themes: THEMES_AT[size] })).toEqual([]);
    await tabRound(page);
    await page.keyboard.press('Escape');
    await notice.waitFor({ state: 'hidden' });
    await page.reload();
    await notice.getByLabel(t('overlays.age.notToday')).check();
    await page.keyboard.press('Escape');
    await notice.waitFor({ state: 'hidden' });
    await page.reload();
    await waitUntilAlive(page);
    await cookieNotice(page).waitFor();
    expect(await notice.count()).toBe(0);
    await page.clock.setFixedTime(TOMORROW);
    await page.reload();
    await notice.getByRole('button', { name: t('overlays.age.confirm') }).click();
    await expect.poll(() => page.evaluate(() => document.cookie)).toContain('age=adult');
    await page.reload();
    await waitUntilAlive(page);
    await cookieNotice(page).waitFor();
    expect(await notice.count()).toBe(0);
  });

  it.skipIf(size === 'desktop')(
    'R2.54 R4.41 the cookie notice comes with the page, and is never seen by who has chosen',
    async ({ visit }) => {
      const page = await visit('/login', { locale, size, meetsOverlays: true, script: watchNotice });
      const html = await (await page.request.get(page.url())).text();
      expect(html).toContain(t('overlays.cookies.title'));
      await waitUntilAlive(page);
      await expect.poll(() => page.evaluate(() => window.seenNotices)).toEqual(['1 shown']);
      expect((await cookieNotice(page).boundingBox())?.height).toBeLessThan(812 / 5);
      const looks = await Promise.all(
        (['overlays.cookies.onlyNecessary', 'overlays.cookies.acceptAll'] as const).map((key) =>
          cookieNotice(page)
            .getByRole('button', { name: t(key) })
            .evaluate((button) => [button.className, button.clientWidth]),
        ),
      );
      expect(looks[0]).toEqual(looks[1]);
      await cookieNotice(page)
        .getByRole('button', { name: t('overlays.cookies.onlyNecessary') })
        .click();
      await cookieNotice(page).waitFor({ state: 'detached' });
      await expect.poll(() => page.evaluate(() => window.seenNotices)).toEqual(['1 shown', 'none']);
      await page.reload();
      await waitUntilAlive(page);
      await cookieNotice(page).waitFor({ state: 'detached' });
      await expect.poll(() => page.evaluate(() => window.seenNotices)).toEqual(['1 hidden', 'none']);
    },
  );

  it.skipIf(size === 'phone')(
    'R2.54 R4.41 R2.61 the cookie notice keeps what was chosen until its date',
    async ({ visit }) => {
      const page = await visit('/terms/privacy-policy', { locale, size, meetsOverlays: true, prepare: setClock });
      const notice = cookieNotice(page);
      await notice.getByRole('button', { name: t('overlays.cookies.choose') }).click();
      await expect.poll(() => hasFocus(page, '#cookie-notice')).toBe(true);
      expect(await findViolations(page, { scope: '#cookie-notice', themes: THEMES_AT[size] })).toEqual([]);
      await notice.getByRole('button', { name: t('overlays.cookies.acceptAll') }).click();
      await notice.waitFor({ state: 'hidden' });
      await page.locator('#snackbar').getByText(t('overlays.cookies.saved')).waitFor();
      await page
        .locator('#snackbar')
        .getByRole('button', { name: t('shell.close') })
        .click();
      await expect.poll(() => page.locator('#snackbar').count()).toBe(0);
      const kept = JSON.parse((await page.evaluate(() => localStorage.getItem('cookieConsent'))) ?? '');
      const expiresAt = new Date(NOW.getTime() + LIMITS.cookieConsentDays * DAY_MS).toISOString();
      expect(kept).toEqual({ preferences: true, media: true, expiresAt });
      await page.reload();
      await waitUntilAlive(page);
      await page.locator('#overlays').waitFor({ state: 'attached' });
      expect(await notice.count()).toBe(0);
      await page.evaluate(
        (past) => localStorage.setItem('cookieConsent', past),
        JSON.stringify({ ...kept, expiresAt: NOW }),
      );
      await page.reload();
      await notice.waitFor();
    },
  );
});

it('the footer opens the cookie choices again, and the keyboard comes back to it', async ({ visit }) => {
  const t = wordsOf('en-US');
  const page = await visit('/games');
  const link = page.getByRole('button', { name: t('shell.footer.cookies') });
  await link.focus();
  await page.keyboard.press('Enter');
  const notice = cookieNotice(page);
  await notice.waitFor();
  await expect.poll(() => hasFocus(page, '#cookie-notice')).toBe(true);
  await expect.poll(() => notice.getByLabel(t('overlays.cookies.preferences'), { exact: true }).isChecked()).toBe(true);
  await page.evaluate(() => localStorage.setItem('theme', 'dark'));
  await notice.getByRole('button', { name: t('overlays.cookies.onlyNecessary') }).press('Enter');
  await notice.waitFor({ state: 'hidden' });
  await expect.poll(() => link.evaluate((node) => node === document.activeElement)).toBe(true);
  const places = await page.evaluate(() => [localStorage.getItem('theme'), sessionStorage.getItem('theme')]);
  expect(places).toEqual([null, 'dark']);
});

it('automatic overlays wait for a dialog that the visitor has opened', async ({ visit }) => {
  const t = wordsOf('en-US');
  const userAgent = SIZES.phone.userAgent.replace('Chrome/', 'SamsungBrowser/23.0 Chrome/');
  const context = { ...SIZES.phone, userAgent };
  const page = await visit('/account/profile', { size: 'phone', meetsOverlays: true, context });
  const signIn = page.getByRole('dialog', { name: t('signIn.title') });
  await signIn.waitFor();
  await expect.poll(() => page.locator('#overlay-modal').count()).toBe(1);
  await expect.poll(() => ageNotice(page).count()).toBe(1);
  await signIn.getByRole('button', { name: t('shell.close') }).click();
  await page.getByRole('dialog', { name: t('overlays.samsung.title') }).waitFor();
  await expect.poll(() => ageNotice(page).count()).toBe(1);
});

it('R2.64 the dark-mode reminder comes once in Samsung’s browser, before the 18+ notice', async ({ visit }) => {
  const t = wordsOf('en-US');
  const userAgent = SIZES.phone.userAgent.replace('Chrome/', 'SamsungBrowser/23.0 Chrome/');
  const context = { ...SIZES.phone, userAgent };
  const page = await visit('/', { size: 'phone', meetsOverlays: true, context, routes: askEverywhere });
  const reminder = page.getByRole('dialog', { name: t('overlays.samsung.title') });
  await reminder.waitFor();
  await tabRound(page);
  await reminder.getByRole('button', { name: t('overlays.samsung.dark') }).press('Enter');
  await page.getByRole('dialog', { name: t('overlays.age.title') }).waitFor();
  await expect.poll(() => page.locator('html').getAttribute('data-theme')).toBe('dark');
  await page.reload();
  await waitUntilAlive(page);
  await page.getByRole('dialog', { name: t('overlays.age.title') }).waitFor();
  expect(await reminder.count()).toBe(0);
});

/** The server's page with a maintenance that starts in an hour: a real one would appear in every other test. */
async function planMaintenance(page: Page): Promise<void> {
  const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
  const planned = { id: 1, maintaining: false, beginAt: inHours(1), endAt: inHours(2), message: 'New servers' };
  const entry = JSON.stringify({ plannedMaintenance: planned }).slice(1, -1).replaceAll('"', '&quot;');
  await page.route('**/en-US/games', async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    return route.fulfill({ response, body: html.replace('&quot;gameRulesUrl', `${entry},&quot;gameRulesUrl`) });
  });
}

it('R2.60 a maintenance is announced once, and its notice opens and closes by keyboard', async ({ visit }) => {
  const t = wordsOf('en-US');
  const page = await visit('/games', { routes: planMaintenance });
  const bar = page.locator('#maintenance-bar');
  const more = bar.getByRole('button', { name: t('shell.upgrade.link') });
  await more.focus();
  await page.keyboard.press('Enter');
  const notice = page.getByRole('dialog', { name: t('overlays.maintenance.title') });
  await notice.getByText('New servers').waitFor();
  await tabRound(page);
  await page.keyboard.press('Escape');
  await notice.waitFor({ state: 'hidden' });
  await expect.poll(() => more.evaluate((node) => node === document.activeElement)).toBe(true);
  await more.press('Enter');
  await notice.getByRole('button', { name: t('shell.close') }).click();
  await notice.waitFor({ state: 'hidden' });
  await page.keyboard.press('Escape');
  await bar.waitFor({ state: 'hidden' });
  await page.reload();
  await waitUntilAlive(page);
  await page.locator('#overlays').waitFor({ state: 'attached' });
  expect(await bar.count()).toBe(0);
});

/** The browser's request for the operators' announcements. */
async function tellInHall(page: Page): Promise<void> {
  const images = { large: '/x.webp', medium: '/x.webp', small: '/x.webp' };
  const banner = {
    id: 900_001,
    title: 'Winter hall',
    image: '/x.webp',
    link: '/news',
    sort: 1,
    images,
    placeholder: '',
  };
  await page.route(
    (url) => url.pathname.endsWith('/banner/list') && url.searchParams.get('type') === '2',
    (route) => route.fulfill({ json: { count: 1, list: [{ ...banner, eyebrow: '', tagline: 'Snow until March' }] } }),
  );
}

it("operators' notices are shown in the hall, after the cookie choices, until closed", async ({ visit }) => {
  const t = wordsOf('en-US');
  const page = await visit('/news', { meetsOverlays: true, routes: tellInHall });
  const bar = page.locator('#store-notice-bar');
  await page.locator('header a[href="/en-US"]').first().click();
  await page.locator('#all-games').waitFor();
  await cookieNotice(page).waitFor();
  // If the store asks only before adult games, the home page does not ask.
  expect(await page.locator('dialog[open]').count()).toBe(0);
  expect(await bar.count()).toBe(0);
  await cookieNotice(page)
    .getByRole('button', { name: t('overlays.cookies.onlyNecessary') })
    .click();
  await bar.getByText('Snow until March').waitFor();
  await bar.getByRole('button', { name: t('shell.close') }).press('Enter');
  await bar.waitFor({ state: 'detached' });
  await page.goto('/en-US/news');
  await waitUntilAlive(page);
  await page.locator('header a[href="/en-US"]').first().click();
  await page.locator('#all-games').waitFor();
  expect(await bar.count()).toBe(0);
});

it('R2.55 a page that stays open over midnight asks for the age again once it is visible', async ({ visit }) => {
  const t = wordsOf('en-US');
  const page = await visit('/games', { meetsOverlays: true, prepare: setClock, routes: askEverywhere });
  const notice = page.getByRole('dialog', { name: t('overlays.age.title') });
  await notice.getByLabel(t('overlays.age.notToday')).check();
  await notice.getByRole('button', { name: t('shell.close') }).click();
  await notice.waitFor({ state: 'hidden' });
  await page.reload();
  await waitUntilAlive(page);
  expect(await notice.count()).toBe(0);
  await page.clock.setFixedTime(TOMORROW);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await notice.waitFor();
});

it('a game is left alone, and what was due comes on the page after it', async ({ visit }) => {
  const page = await visit('/play?applicationId=com.neonbyte.serpent', { meetsOverlays: true });
  await page.locator('iframe').waitFor();
  expect(await page.locator('#overlays section, dialog[open]').count()).toBe(0);
  await page.goto('/en-US/news');
  await cookieNotice(page).waitFor();
});

/** Rotates the screen in steps, as the browser reports it; the last rotation closes the session. */
async function turn(page: Page, session: CDPSession, angle: number): Promise<void> {
  const { width, height } = page.viewportSize() ?? SIZES.phone.viewport;
  const isUpright = angle === 0;
  await session.send('Emulation.setDeviceMetricsOverride', {
    width: isUpright ? width : height,
    height: isUpright ? height : width,
    deviceScaleFactor: 2,
    mobile: true,
    screenOrientation: { type: isUpright ? 'portraitPrimary' : 'landscapePrimary', angle },
  });
}

it('R2.43 R2.44 a turned phone is asked to turn back until it is, and nothing is held up', async ({ visit }) => {
  const page = await visit('/games', { size: 'phone', context: SIZES.phone });
  const session = await page.context().newCDPSession(page);
  const notice = page.locator('#rotate-bar');
  for (const angle of [90, 0, 270]) {
    await turn(page, session, angle);
    await notice.waitFor({ state: angle === 0 ? 'hidden' : 'visible' });
  }
  await notice.getByRole('button', { name: wordsOf('en-US')('shell.close') }).click();
  await notice.waitFor({ state: 'hidden' });
  // Another test may be given this window, and wants it upright.
  await session.detach();
});

it('R2.62 the way up comes beyond half the window, and a lost connection is reported while it lasts', async ({
  visit,
}) => {
  const t = wordsOf('en-US');
  const page = await visit('/', { expected: [/INTERNET_DISCONNECTED/] });
  await page.setViewportSize({ width: 1440, height: 800 });
  const button = page.getByRole('button', { name: t('overlays.toTop') });
  await page.evaluate(() => window.scrollTo(0, 401));
  await button.waitFor();
  await page.evaluate(() => window.scrollTo(0, 400));
  await button.waitFor({ state: 'hidden' });
  await page.evaluate(() => window.scrollTo(0, 900));
  await page.context().setOffline(true);
  await page.locator('#offline-bar').getByText(t('overlays.offline')).waitFor();
  const isApart = () =>
    page.evaluate(() => {
      const [bar, up] = ['#offline-bar', '#scroll-to-top'].map((id) =>
        document.querySelector(id)?.getBoundingClientRect(),
      );
      return bar !== undefined && up !== undefined && up.bottom <= bar.top;
    });
  // The button gives way with the next frame.
  await expect.poll(isApart).toBe(true);
  await page.context().setOffline(false);
  await page.locator('#offline-bar').waitFor({ state: 'hidden' });
  await button.click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect.poll(() => hasFocus(page, '#content')).toBe(true);
});
