import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { ERROR } from '#contract/errors/errors.ts';
import { localizePath } from '#domain/page/locale-path.ts';
import { findViolations, THEMES_AT } from './find-violations.ts';
import { signInAs } from './sign-in-as.ts';
import { BLANK, it, TWO_VIEWS, type Visit, type VisitPage, waitUntilAlive } from './test-in-browser.ts';
import { wordsOf } from './words.ts';

const GOTO = { waitUntil: 'domcontentloaded' } as const;
let people = 0;

/** A new account, so that no test sees the effects of another. */
function newPerson() {
  people += 1;
  return { name: `s${people}_${process.pid}`.slice(0, 10), email: `s${people}_${process.pid}@example.com` };
}

/** A page of a signed-in account. */
async function visitSignedIn(visit: VisitPage, path: string, view: Visit = {}) {
  const person = newPerson();
  const page = await visit(BLANK, view);
  await signInAs(page, person.email);
  await untilOpened(page, () => page.goto(localizePath(path, view.locale ?? 'en-US'), GOTO));
  return page;
}

/** Loads a page and waits until it has opened its session, and so has read the cookie. */
async function untilOpened(page: Page, load: () => Promise<unknown>): Promise<void> {
  const profile = page.waitForResponse((response) => response.url().includes('/api/user/profile'));
  await load();
  await waitUntilAlive(page);
  await profile;
}

const cookieOf = async (page: Page) => (await page.context().cookies()).find(({ name }) => name === 'token');
const pathOf = (page: Page) => new URL(page.url()).pathname;
const comeBack = (page: Page) => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));

const refusal = (code: number, status: number) => ({
  status,
  contentType: 'application/json',
  body: JSON.stringify({ result: false, error: { code, message: '' } }),
});

describe.each(TWO_VIEWS)('signed in, in $locale on a $size', ({ locale, size }) => {
  const t = wordsOf(locale);
  const view = { locale, size } as const;
  const home = localizePath('/', locale);
  const entry = (page: Page) => page.locator('[aria-controls=account-menu]');
  const signInButton = (page: Page) =>
    page.getByRole('banner').getByRole('button', { name: t('shell.signIn'), exact: true });

  it('R4.28 R4.29 R3.61 R7.37 is named in the first HTML, with the address the call came from, before any script runs; then the profile is loaded', async ({
    visit,
  }) => {
    const page = await visit('/store/record', view);
    await signInAs(page, newPerson().email);
    const html = await (await page.request.get(page.url())).text();
    expect(html).toContain('aria-controls="account-menu"');
    expect(html).not.toContain(t('store.signIn.title'));
    expect(html).toContain('&quot;clientIp&quot;:&quot;127.0.0.1&quot;');
    const profile = page.waitForRequest('**/api/user/profile?nocache=1');
    const words = page.waitForRequest('**/messages/*');
    await page.reload(GOTO);
    // Words are fetched without signature and without a session (R7.37).
    expect(Object.keys(await (await words).allHeaders())).not.toContain('yg-token');
    expect(Object.keys(await (await words).allHeaders())).not.toContain('authorization');
    expect((await (await profile).allHeaders()).authorization).toMatch(/^Bearer [\w-]{43}$/);
    await expect.poll(() => cookieOf(page)).toMatchObject({ httpOnly: false, sameSite: 'Lax' });
  });

  it('the account menu follows the keyboard, and has no flaw that axe finds', async ({ visit }) => {
    const page = await visitSignedIn(visit, '/games', view);
    const items = page.getByRole('menuitem');
    const focused = () => page.evaluate(() => document.activeElement?.textContent);
    await entry(page).focus();
    await page.keyboard.press('Enter');
    await items.first().waitFor();
    const names = await items.allTextContents();
    expect(names.at(-1)).toBe(t('shell.signOut'));
    await expect.poll(focused).toBe(names[0]);
    await page.keyboard.press('ArrowUp');
    await expect.poll(() => focused()).toBe(names.at(-1));
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => focused()).toBe(names[0]);
    expect(await findViolations(page, { scope: 'header', themes: THEMES_AT[size] })).toEqual([]);
    await page.keyboard.press('Escape');
    await expect.poll(() => entry(page).getAttribute('aria-expanded')).toBe('false');
    await expect.poll(() => entry(page).evaluate((button) => button === document.activeElement)).toBe(true);
    await page.keyboard.press('ArrowDown');
    await expect.poll(focused).toBe(names[0]);
  });

  it.skipIf(size === 'phone')(
    'R2.45 R4.35 signs out, is led to the root, and the cookie is gone',
    async ({ visit }) => {
      const page = await visitSignedIn(visit, '/store/deposit', view);
      if (size === 'phone') await page.getByRole('button', { name: t('shell.openMenu') }).click();
      else await entry(page).click();
      const role = size === 'phone' ? 'button' : 'menuitem';
      await page.getByRole(role, { name: t('shell.signOut') }).click();
      await signInButton(page).waitFor();
      await expect.poll(() => pathOf(page)).toBe(home);
      await expect.poll(() => cookieOf(page)).toBeUndefined();
      await page.reload(GOTO);
      await expect.poll(() => signInButton(page).count()).toBe(1);
    },
  );

  it.skipIf(size === 'desktop')(
    'R4.34 R4.37 R4.39 what one tab has signed out, the other notices when it is looked at again',
    async ({ visit }) => {
      const page = await visitSignedIn(visit, '/store/record', view);
      const other = await page.context().newPage();
      await untilOpened(other, () => other.goto(page.url(), GOTO));
      await comeBack(other);
      await expect.poll(() => entry(other).count()).toBe(1);
      await page.evaluate(() => document.querySelector<HTMLElement>('[aria-controls=account-menu]')?.click());
      await page.getByRole('menuitem', { name: t('shell.signOut') }).click();
      await signInButton(page).waitFor();
      const logout = other.waitForResponse((response) => response.url().includes('/api/user/logout'));
      await comeBack(other);
      expect([(await logout).status(), (await logout).request().method()]).toEqual([200, 'PUT']);
      await signInButton(other).waitFor();
      await expect.poll(() => pathOf(other)).toBe(home);
      expect(await other.locator('#toasts > *').count()).toBe(0);
    },
  );
});

it('R2.46 R4.32 R8.26 a session that has ended on the server leads to the root and says why', async ({ visit }) => {
  const t = wordsOf('en-US');
  const page = await visit('/store/record', { expected: [/401/] });
  await signInAs(page, newPerson().email);
  await page.route('**/api/user/profile*', (route) => route.fulfill(refusal(ERROR.invalidSession, 401)));
  await page.reload(GOTO);
  await page.getByText(t('error.30006')).waitFor();
  await expect.poll(async () => [pathOf(page), await cookieOf(page)]).toEqual(['/en-US', undefined]);
  await expect.poll(() => page.locator('[aria-controls=account-menu]').count()).toBe(0);
});

it('R4.38 O98 a logout that the server cannot make is tried again the next time', async ({ visit }) => {
  const t = wordsOf('en-US');
  const page = await visitSignedIn(visit, '/games', { expected: [/500/] });
  let failures = 1;
  await page.route('**/api/user/logout*', (route) => {
    failures -= 1;
    return failures < 0 ? route.continue() : route.fulfill(refusal(ERROR.systemBusy, 500));
  });
  await page.evaluate(() => {
    // biome-ignore lint/suspicious/noDocumentCookie: as another tab's page does it.
    document.cookie = 'token=; Path=/; Max-Age=0';
  });
  await comeBack(page);
  await page.getByText(t('error.system_busy')).waitFor();
  await expect.poll(() => page.locator('[aria-controls=account-menu]').count()).toBe(1);
  await comeBack(page);
  await page
    .getByRole('banner')
    .getByRole('button', { name: t('shell.signIn'), exact: true })
    .waitFor();
  await expect.poll(() => pathOf(page)).toBe('/en-US');
});

it('R2.21 O5 a page of the account sends a visitor to the root with the sign-in dialog open', async ({ visit }) => {
  const page = await visit('/account/profile');
  await page.getByRole('dialog').waitFor();
  // Only the return address remains of the request for the dialog.
  await expect.poll(() => new URL(page.url()).search).toBe('?returnTo=%2Fen-US%2Faccount%2Fprofile');
  await expect.poll(() => pathOf(page)).toBe('/en-US');
});

it('R2.21 O5 pages of other roles send a player to the root', async ({ visit }) => {
  const page = await visitSignedIn(visit, '/games');
  const response = await page.request.get('/account/profile', { maxRedirects: 0 });
  expect(response.status()).toBe(200);
  for (const path of ['/login', '/en-US/login']) {
    const { location } = (await page.request.get(path, { maxRedirects: 0 })).headers();
    expect(location).toBe(path === '/login' ? '/' : '/en-US');
  }
  const leads = async (returnTo: string) => {
    const address = `/en-US/login?returnTo=${encodeURIComponent(returnTo)}`;
    return (await page.request.get(address, { maxRedirects: 0 })).headers().location;
  };
  expect(await leads('/account/profile?a=1')).toBe('/account/profile?a=1');
  for (const foreign of [
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '%2f%2fevil.example',
    '/.//evil.example',
  ]) {
    expect([foreign, await leads(foreign)]).toEqual([foreign, '/en-US']);
  }
});
