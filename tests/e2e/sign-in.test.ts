import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { loginWithApple, loginWithGoogle } from '#contract/account/endpoints.ts';
import { ERROR } from '#contract/errors/errors.ts';
import { LOGIN_TYPE, USER_STATUS } from '#contract/values/states.ts';
import { demoPeople } from '#demo/catalogue/people.ts';
import { findViolations, THEMES_AT } from './find-violations.ts';
import { chooseAccount, openProviderWindow } from './provider-window.ts';
import { BLANK, it, TWO_VIEWS, type VisitPage, waitUntilAlive } from './test-in-browser.ts';
import { wordsOf } from './words.ts';

type Locale = (typeof TWO_VIEWS)[number]['locale'];

function findPerson(provider: keyof typeof LOGIN_TYPE, status: 'normal' | 'suspended') {
  const found = demoPeople.find(
    (person) => person.provider === LOGIN_TYPE[provider] && person.status === USER_STATUS[status],
  );
  if (found === undefined) throw new Error(`no demo person of ${provider} is ${status}`);
  return found;
}

/** The dialog, opened by the button in the bar. */
async function openDialog(page: Page, locale: Locale) {
  const t = wordsOf(locale);
  await page
    .getByRole('banner')
    .getByRole('button', { name: t('shell.signIn'), exact: true })
    .click();
  const dialog = page.getByRole('dialog', { name: t('signIn.title') });
  await dialog.waitFor();
  return dialog;
}

async function signInWith(page: Page, provider: 'google' | 'apple', locale: Locale, email: string): Promise<void> {
  await chooseAccount(await openProviderWindow(page, provider, locale), email);
}

const visitHall = (visit: VisitPage, view: (typeof TWO_VIEWS)[number]) => visit('/games', view);

describe.each(TWO_VIEWS)('in $locale on a $size', (view) => {
  const { locale, size } = view;
  const t = wordsOf(locale);
  const accountOf = (name: string) => t('shell.account.menu', { name });

  it('R1.20 R7.86 signs in with Google, welcomes by name, and signs out again', async ({ visit }) => {
    const { email, nickname } = findPerson('google', 'normal');
    const page = await visitHall(visit, view);
    await openDialog(page, locale);
    await signInWith(page, 'google', locale, email);
    await page.getByText(t('signIn.welcome', { nickname })).waitFor();
    await waitUntilAlive(page);
    await expect.poll(() => page.getByRole('dialog', { name: t('signIn.title') }).count()).toBe(0);
    await page.getByRole('button', { name: accountOf(nickname) }).click();
    await page.getByRole('menuitem', { name: t('shell.signOut') }).click();
    await page
      .getByRole('banner')
      .getByRole('button', { name: t('shell.signIn'), exact: true })
      .waitFor();
  });

  it.skipIf(size === 'desktop')(
    'R1.21 R7.90 signs in with Apple on the sign-in page, which leads to the hall',
    async ({ visit }) => {
      const { email, nickname } = findPerson('apple', 'normal');
      const page = await visit('/login', view);
      await signInWith(page, 'apple', locale, email);
      await page.getByRole('button', { name: accountOf(nickname), includeHidden: true }).waitFor({ state: 'attached' });
      await page
        .getByRole('heading', { level: 1, name: t('hall.title'), includeHidden: true })
        .waitFor({ state: 'attached' });
    },
  );

  it.skipIf(size === 'phone')(
    'R6.10 a suspended account gets the suspension dialog and no session',
    async ({ visit }) => {
      const { email } = findPerson('google', 'suspended');
      const page = await visit('/games', { ...view, expected: [/\/api\/provider\/google\/login/, /status of 403/] });
      await openDialog(page, locale);
      await signInWith(page, 'google', locale, email);
      const notice = page.getByRole('alertdialog', { name: t('signIn.suspended.title') });
      await notice.waitFor();
      expect(await findViolations(page, { scope: 'dialog[open]', themes: ['light'] })).toEqual([]);
      await notice.getByRole('button', { name: t('signIn.suspended.close') }).click();
      await expect.poll(() => page.locator('dialog:modal').count()).toBe(0);
      await page.reload();
      await page
        .getByRole('banner')
        .getByRole('button', { name: t('shell.signIn'), exact: true })
        .waitFor();
      expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('token');
    },
  );

  it('axe finds nothing in the dialog and on the sign-in page, in either theme', async ({ visit }) => {
    const page = await visitHall(visit, view);
    const dialog = await openDialog(page, locale);
    const themes = THEMES_AT[size];
    const found = await findViolations(page, { scope: 'dialog[open]', themes });
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await page.goto(new URL(page.url()).pathname.replace(/games$/, 'login'));
    await page.getByRole('heading', { level: 1, name: t('signIn.title') }).waitFor();
    found.push(...(await findViolations(page, { themes })));
    expect(found).toEqual([]);
    const width = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
    expect([size, width[0]]).toEqual([size, width[1]]);
  });

  it.skipIf(size === 'desktop')(
    'R1.22 R2.26 the sign-in page has the logo and two buttons, no drawer, no footer, no field',
    async ({ visit }) => {
      const page = await visit('/login', view);
      await expect
        .poll(() => page.getByRole('button').allInnerTexts())
        .toEqual([t('signIn.google'), t('signIn.apple')]);
      expect(await page.locator('form, input, select, textarea').count()).toBe(0);
      expect(await page.locator('footer, nav, #side-drawer').count()).toBe(0);
      await expect.poll(() => page.getByRole('link', { name: t('shell.logo') }).count()).toBe(1);
    },
  );

  // Checks that do not depend on the view run in only one of the two.
  it.skipIf(size === 'phone')(
    'gives the focus back when Escape, the button or a click beside it closes the dialog',
    async ({ visit }) => {
      const page = await visitHall(visit, view);
      const opener = page.getByRole('banner').getByRole('button', { name: t('shell.signIn'), exact: true });
      const ways = [
        () => page.keyboard.press('Escape'),
        () => page.getByRole('button', { name: t('shell.close') }).click(),
        () => page.mouse.click(4, 4),
      ];
      for (const close of ways) {
        const dialog = await openDialog(page, locale);
        await close();
        await dialog.waitFor({ state: 'detached' });
        await expect.poll(() => opener.evaluate((element) => element === document.activeElement)).toBe(true);
      }
    },
  );

  it.skipIf(size === 'desktop')(
    'R7.88 a prompt that is left clears g_state and leaves Google’s button, which signs in',
    async ({ visit }) => {
      const { email, nickname } = findPerson('google', 'normal');
      const page = await visitHall(visit, view);
      await openDialog(page, locale);
      await page.context().addCookies([{ name: 'g_state', value: '1', url: new URL(page.url()).origin }]);
      await page.getByRole('button', { name: t('signIn.google'), exact: true }).click();
      const card = page.getByRole('dialog', { name: t('identity.card.title', { provider: 'Google' }) });
      await card.getByRole('button', { name: t('identity.card.close') }).click();
      await page.getByText(t('signIn.useGoogleButton')).waitFor();
      expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('g_state');
      const opened = page.waitForEvent('popup');
      await page.getByRole('button', { name: t('identity.button.continue', { provider: 'Google' }) }).click();
      await chooseAccount(await opened, email);
      await page.getByText(t('signIn.welcome', { nickname })).waitFor();
    },
  );

  it.skipIf(size === 'phone')('says nothing of Apple’s window being closed', async ({ visit }) => {
    const page = await visitHall(visit, view);
    const dialog = await openDialog(page, locale);
    const apple = dialog.getByRole('button', { name: t('signIn.apple'), exact: true });
    const opened = page.waitForEvent('popup');
    await apple.click();
    await (await opened).close();
    await expect.poll(() => apple.getAttribute('aria-disabled')).toBe('false');
    await expect.poll(() => dialog.getByRole('alert').innerText()).toBe('');
  });

  it.skipIf(size === 'desktop')('R8.44 says that Google cannot be reached, and lets try again', async ({ visit }) => {
    const path = '**/dev/identity/google/client.js';
    const page = await visit('/games', {
      ...view,
      expected: [/client\.js/],
      routes: (opened) => opened.route(path, (route) => route.abort('failed')),
    });
    const dialog = await openDialog(page, locale);
    const google = dialog.getByRole('button', { name: t('signIn.google'), exact: true });
    await google.click();
    await dialog.getByText(t('error.google_unavailable')).waitFor();
    await page.unroute(path);
    await google.click();
    await page.getByRole('button', { name: t('identity.accounts') }).waitFor();
    await expect.poll(() => dialog.getByRole('alert').innerText()).toBe('');
  });

  it.skipIf(size === 'phone')('R8.43 says that this browser cannot sign in with Google', async ({ visit }) => {
    const page = await visit('/games', {
      ...view,
      routes: (opened) =>
        opened.route('**/dev/identity/google/client.js', (route) =>
          route.fulfill({ contentType: 'text/javascript', body: '' }),
        ),
    });
    const dialog = await openDialog(page, locale);
    await dialog.getByRole('button', { name: t('signIn.google'), exact: true }).click();
    await dialog.getByText(t('error.google_unsupported')).waitFor();
  });

  it.skipIf(size === 'desktop')(
    'keeps the reason of a refusal in the dialog: no connection, and too many attempts',
    async ({ visit }) => {
      const { email } = findPerson('apple', 'normal');
      const page = await visit('/games', { ...view, expected: [/\/api\/provider\/apple\/login/, /status of 429/] });
      const dialog = await openDialog(page, locale);
      const path = `**${loginWithApple.path}`;
      await page.route(path, (route) => route.abort('failed'));
      await signInWith(page, 'apple', locale, email);
      await dialog.getByText(t('error.no_connection')).waitFor();
      await page.unroute(path);
      const json = { result: false, error: { code: ERROR.systemBusy, message: '' } };
      await page.route(path, (route) => route.fulfill({ status: 429, headers: { 'retry-after': '541' }, json }));
      await signInWith(page, 'apple', locale, email);
      await dialog.getByText(t('signIn.tooMany.minutes', { minutes: 10 })).waitFor();
      expect(await page.locator('#toasts').innerText()).toBe('');
    },
  );
});

it('R2.21 leads a visitor back to the requested address, with every provider and after a first try that failed', async ({
  visit,
}) => {
  const t = wordsOf('en-US');
  const ways = [
    ['google', `**${loginWithGoogle.path}`],
    ['apple', `**${loginWithApple.path}`],
  ] as const;
  for (const [provider, failing] of ways) {
    const { email, nickname } = findPerson(provider, 'normal');
    const page = await visit(BLANK, { size: 'desktop', expected: [new RegExp(`/api/provider/${provider}/login`)] });
    const address = '/en-US/account/profile?from=mail';
    await page.goto('/account/profile?from=mail');
    await expect.poll(() => new URL(page.url()).search).toBe(`?returnTo=${encodeURIComponent(address)}`);
    const dialog = page.getByRole('dialog', { name: t('signIn.title') });
    await dialog.waitFor();
    await page.route(failing, (route) => route.abort('failed'));
    await signInWith(page, provider, 'en-US', email);
    await dialog.getByText(t('error.no_connection')).waitFor();
    await page.unroute(failing);
    // The return address survives closing the dialog, a reload, and reopening from the toolbar.
    await page.keyboard.press('Escape');
    await page.reload();
    await waitUntilAlive(page);
    await openDialog(page, 'en-US');
    await signInWith(page, provider, 'en-US', email);
    await page.getByText(t('signIn.welcome', { nickname })).waitFor();
    const { pathname, search } = new URL(page.url());
    expect(pathname + search).toBe(address);
  }
  const page = await visit('/login?returnTo=%2F%2Fevil.example', { size: 'desktop' });
  await signInWith(page, 'google', 'en-US', findPerson('google', 'normal').email);
  await expect.poll(() => new URL(page.url()).pathname).toBe('/en-US');
});

it('R7.89 sends the credential of the prompt to the sign-in call', async ({ visit }) => {
  const t = wordsOf('en-US');
  const page = await visit('/games', { expected: [/\/api\/provider\/google\/login/, /status of 401/] });
  const bodies: unknown[] = [];
  await page.route('**/dev/identity/google/client.js', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: 'let c; google = {accounts: {id: {initialize(x) { c = x }, renderButton() {}, cancel() {}, prompt() { c.callback({credential: "abc"}) }}}}',
    }),
  );
  page.on('request', (request) => {
    if (request.url().endsWith(loginWithGoogle.path)) bodies.push(request.postDataJSON());
  });
  const dialog = await openDialog(page, 'en-US');
  await dialog.getByRole('button', { name: t('signIn.google'), exact: true }).click();
  await dialog.getByText(t('error.30011')).waitFor();
  expect(bodies).toEqual([{ token: 'abc' }]);
});

it('R7.8 a clock ten minutes off, either way, keeps nobody from signing in and saving', async ({ visit }) => {
  const t = wordsOf('en-US');
  const { email, nickname } = findPerson('google', 'normal');
  for (const minutes of [-10, 10]) {
    const time = Date.now() + minutes * 60_000;
    const page = await visit('/games', { prepare: (opened) => opened.clock.install({ time }) });
    await openDialog(page, 'en-US');
    await signInWith(page, 'google', 'en-US', email);
    await page.getByText(t('signIn.welcome', { nickname })).waitFor();
    await page.goto('/en-US/account/profile');
    await waitUntilAlive(page);
    await page.getByLabel(t('account.field.address')).fill(`Street ${minutes}`);
    await page.getByRole('button', { name: t('form.save') }).click();
    await page.getByText(t('account.saved')).waitFor();
  }
});
