import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { switchDeviceWhitelist } from '#contract/device/endpoints.ts';
import type { LocaleCode } from '#contract/values/locales.ts';
import { LOGIN_TYPE } from '#contract/values/states.ts';
import { demoPeople } from '#demo/catalogue/people.ts';
import { localizePath } from '#domain/page/locale-path.ts';
import { callAs } from './call-as.ts';
import { demoGame, gamePath } from './demo-game.ts';
import { findViolations, THEMES_AT } from './find-violations.ts';
import { chooseAccount, closeWith, openProviderWindow } from './provider-window.ts';
import { signInAs } from './sign-in-as.ts';
import { BLANK, it, type SizeName, TWO_VIEWS, type Visit, type VisitPage, waitUntilAlive } from './test-in-browser.ts';
import { waitForToast } from './wait-for-toast.ts';
import { wordsOf } from './words.ts';

/** The browser's message after a wrong code. */
const WRONG_CODE = [/verification_code/, /bind_phone_number/, /\/api\/user\/device/, /status of 409/];
const GATED = 'lucky-cat-hall';

const someone = () => `verify-${crypto.randomUUID().slice(0, 8)}@starhall.test`;
const otherThan = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
const isFocused = (node: Element) => node === document.activeElement;
const dialogs = (page: Page) => page.locator('dialog:modal').count();

async function openPath(page: Page, path: string, locale: LocaleCode): Promise<void> {
  await page.goto(localizePath(path, locale), { waitUntil: 'domcontentloaded' });
  await waitUntilAlive(page);
}

/** Signs in through the provider's window as a new account whose address the provider has not verified. */
async function walkInUnverified(
  page: Page,
  locale: LocaleCode,
  email: string,
  provider: 'Google' | 'Apple' = 'Apple',
): Promise<void> {
  const t = wordsOf(locale);
  const popup = await openProviderWindow(page, provider === 'Google' ? 'google' : 'apple', locale);
  await popup.getByText(t('identity.new.title')).click();
  await popup.getByLabel(t('identity.new.email'), { exact: true }).fill(email);
  await popup.getByLabel(t('identity.new.verified', { provider })).uncheck();
  await closeWith(popup, popup.getByRole('button', { name: t('identity.new.submit') }));
}

/** Opens a page as the same account, signed in by a call. */
async function visitUnverified(visit: VisitPage, path: string, view: Visit, email = someone()): Promise<Page> {
  const page = await visit(BLANK, view);
  await signInAs(page, email, { provider: 'apple', emailVerified: false });
  await openPath(page, path, view.locale ?? 'en-US');
  return page;
}

async function signInVerified(visit: VisitPage, view: Visit, email = someone()): Promise<Page> {
  const page = await visit(BLANK, view);
  await signInAs(page, email);
  return page;
}

/** The latest code that was sent to an address, read from the outbox. */
async function readCode(page: Page, to: string): Promise<string> {
  const answer = await page.request.get(`/api/dev/outbox?${new URLSearchParams({ to })}`);
  const { list } = await answer.json();
  const [code] = /\b\d{6}\b/.exec(list[0]?.text ?? '') ?? [];
  if (code === undefined) throw new Error(`nothing was sent to ${to}`);
  return code;
}

/** Axe's findings in the open dialog, or on the page if there is none: a dialog makes the page inert. */
async function findAllViolations(page: Page, themes?: (typeof THEMES_AT)[SizeName]): Promise<string[]> {
  const scope = (await dialogs(page)) > 0 ? 'dialog[open]' : 'html';
  return findViolations(page, { scope, ...(themes && { themes }) });
}

describe.each(TWO_VIEWS)('in $locale on a $size', (view) => {
  const { locale, size } = view;
  const t = wordsOf(locale);
  const emailDialog = (page: Page) => page.getByRole('dialog', { name: t('verify.email.confirm.title') });
  const codeField = (page: Page) => page.getByLabel(t('verify.code.label'));

  it('O23 R1.36 R5.40 R7.77 an unverified Apple account is blocked until it has entered the code', async ({
    visit,
  }) => {
    const email = someone();
    const page = await visit('/login', { ...view, expected: WRONG_CODE });
    const paths: string[] = [];
    page.on('request', (request) => paths.push(new URL(request.url()).pathname));
    await walkInUnverified(page, locale, email);
    const dialog = emailDialog(page);
    await dialog.waitFor();
    const violations = await findAllViolations(page, THEMES_AT[size]);
    await expect.poll(() => dialog.getByLabel(t('verify.email.label')).inputValue()).toBe(email);
    await dialog.getByRole('button', { name: t('verify.email.send') }).click();
    await codeField(page).waitFor();
    await expect.poll(() => codeField(page).evaluate(isFocused)).toBe(true);
    violations.push(...(await findAllViolations(page, THEMES_AT[size])));
    expect(violations).toEqual([]);
    const code = await readCode(page, email);
    await codeField(page).fill(otherThan(code));
    await dialog.getByText(t('field.emailCode')).waitFor();
    await codeField(page).fill(`${code.slice(0, 3)} ${code.slice(3)}`);
    await waitForToast(page, t('verify.email.done'));
    await expect.poll(() => dialogs(page)).toBe(0);
    expect(paths.filter((path) => path.endsWith('/verification_code'))).toEqual([
      '/api/email/a/verification_code',
      '/api/email/a/verification_code',
    ]);
    await openPath(page, '/account/profile', locale);
    await page.getByText(email).waitFor();
    await expect.poll(() => dialogs(page)).toBe(0);
  });

  it.skipIf(size === 'desktop')(
    'O23 the dialog lies over every page, cannot be dismissed, and lets sign out',
    async ({ visit }) => {
      const page = await visitUnverified(visit, '/games', view);
      await emailDialog(page).waitFor();
      await openPath(page, '/terms/privacy-policy', locale);
      const dialog = emailDialog(page);
      await dialog.waitFor();
      for (let press = 0; press < 3; press += 1) await page.keyboard.press('Escape');
      await page.mouse.click(4, 4);
      await expect.poll(() => dialog.isVisible()).toBe(true);
      const width = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
      expect(width[0]).toBe(width[1]);
      await dialog.getByRole('button', { name: t('shell.signOut') }).click();
      await dialog.waitFor({ state: 'detached' });
      await expect.poll(() => new URL(page.url()).pathname).toBe(localizePath('/', locale));
      expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('token');
    },
  );

  it.skipIf(size === 'phone')(
    'R2.57 R3.57 R5.41 R5.49 a phone number is bound with the code that was sent to it',
    async ({ visit }) => {
      const page = await signInVerified(visit, { ...view, expected: WRONG_CODE });
      await openPath(page, '/account/profile', locale);
      const opener = page.getByRole('button', { name: t('account.contact.addPhone') });
      await opener.click();
      const dialog = page.getByRole('dialog', { name: t('verify.phone.title') });
      await dialog.waitFor();
      const country = dialog.getByRole('combobox', { name: t('verify.phone.country') });
      const number = dialog.getByLabel(t('verify.phone.number'));
      // The windows of the tests speak American English.
      await expect.poll(() => country.inputValue()).toContain('(+1)');
      const violations = await findAllViolations(page, THEMES_AT[size]);
      await country.click();
      await country.fill('taiw');
      await dialog.getByRole('option').waitFor();
      violations.push(...(await findAllViolations(page, THEMES_AT[size])));
      expect(violations).toEqual([]);
      await page.keyboard.press('Enter');
      await expect.poll(() => country.inputValue()).toContain('(+886)');
      await number.fill('12345');
      await dialog.getByRole('button', { name: t('verify.phone.send') }).click();
      await dialog.getByText(t('rule.phone_number')).waitFor();
      await expect.poll(() => number.evaluate(isFocused)).toBe(true);
      const digits = locale === 'zh-TW' ? '912345678' : '912345679';
      await number.fill(`0${digits}`);
      await number.press('Enter');
      await codeField(page).waitFor();
      const code = await readCode(page, `+886${digits}`);
      await codeField(page).fill(otherThan(code));
      await dialog.getByText(t('field.phoneCode')).waitFor();
      await codeField(page).fill(code);
      await waitForToast(page, t('verify.phone.done'));
      await page.getByText(`+886 ${digits}`).waitFor();
      await expect.poll(() => dialogs(page)).toBe(0);
    },
  );

  it.skipIf(size === 'phone')('sends no code to the address that the account already has', async ({ visit }) => {
    const email = someone();
    const page = await signInVerified(visit, view, email);
    await openPath(page, '/account/profile', locale);
    await page.getByRole('button', { name: t('account.contact.changeEmail') }).click();
    const dialog = page.getByRole('dialog', { name: t('verify.email.change.title') });
    const address = dialog.getByLabel(t('verify.email.label'));
    await address.fill(email.toUpperCase());
    await dialog.getByRole('button', { name: t('verify.email.send') }).click();
    await dialog.getByText(t('verify.email.change.same')).waitFor();
    await expect.poll(() => address.evaluate(isFocused)).toBe(true);
    await address.fill(someone());
    await dialog.getByRole('button', { name: t('verify.email.send') }).click();
    await codeField(page).waitFor();
  });

  it.skipIf(size === 'phone')(
    'R2.58 O29 a device that is not listed is added with a code, and the account is open to it',
    async ({ visit }) => {
      const email = someone();
      const listed = await signInVerified(visit, view, email);
      await openPath(listed, '/account/devices', locale);
      await listed.getByRole('switch').click();
      await listed.getByRole('button', { name: t('account.devices.turnOn'), exact: true }).click();
      await waitForToast(listed, t('account.devices.turnedOn'));
      const page = await signInVerified(visit, { ...view, expected: [...WRONG_CODE, /status of 403/] }, email);
      await openPath(page, '/games', locale);
      const dialog = page.getByRole('dialog', { name: t('verify.device.refused.title') });
      await dialog.waitFor();
      expect(await findAllViolations(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await dialog.getByRole('button', { name: t('verify.email.send') }).click();
      await codeField(page).waitFor();
      await codeField(page).fill(await readCode(page, email));
      await waitForToast(page, t('verify.device.done'));
      await openPath(page, '/account/devices', locale);
      await page.getByRole('heading', { level: 1, name: t('shell.account.devices') }).waitFor();
      await expect.poll(() => dialogs(page)).toBe(0);
    },
  );

  it.skipIf(size === 'desktop')(
    'O24 R5.43 R5.44 a game for adults asks for the date of birth, stores it, and stays shut to the young',
    async ({ visit }) => {
      const page = await signInVerified(visit, { ...view, expected: [] });
      await openPath(page, gamePath(GATED, '/play'), locale);
      const birthdate = page.getByRole('textbox', { name: t('verify.birthdate.label') });
      await birthdate.waitFor();
      await page.getByRole('button', { name: t('verify.birthdate.submit') }).click();
      await page.getByText(t('age.birthdate')).waitFor();
      await expect.poll(() => birthdate.evaluate(isFocused)).toBe(true);
      expect(await findAllViolations(page)).toEqual([]);
      const year = new Date().getFullYear();
      await birthdate.fill(`${year - 17}-01-01`);
      await page.getByRole('button', { name: t('verify.birthdate.submit') }).click();
      await page.getByRole('heading', { level: 1, name: t('age.too_young') }).waitFor();
      await expect.poll(() => page.locator('iframe').count()).toBe(0);
      await page.reload();
      await page.getByRole('heading', { level: 1, name: t('age.too_young') }).waitFor();
      expect(await findAllViolations(page)).toEqual([]);
      await page.getByRole('link', { name: t('age.hall') }).click();
      await page.locator('#all-games').waitFor();
      expect(await page.content()).not.toContain(demoGame(GATED).name[locale]);
    },
  );
});

it('O24 R6.11 an account whose date of birth says 18 plays without another question', async ({ visit }) => {
  const t = wordsOf('en-US');
  const page = await signInVerified(visit, {});
  await openPath(page, gamePath(GATED, '/play'), 'en-US');
  await page.getByRole('textbox', { name: t('verify.birthdate.label') }).fill('1990-02-28');
  const asked = page.waitForRequest('**/api/public/app/play*');
  await page.getByRole('button', { name: t('verify.birthdate.submit') }).click();
  expect((await asked).headers().authorization).toMatch(/^Bearer /);
  await page
    .frameLocator('iframe')
    .getByRole('heading', { name: demoGame(GATED).name['en-US'] })
    .waitFor();
});

it('O23 blocks the demo account whose address Apple does not vouch for', async ({ visit }) => {
  const t = wordsOf('en-US');
  const person = demoPeople.find(({ provider, emailConfirmed }) => provider === LOGIN_TYPE.apple && !emailConfirmed);
  const page = await visit('/login');
  await chooseAccount(await openProviderWindow(page, 'apple'), person?.email ?? '');
  const dialog = page.getByRole('dialog', { name: t('verify.email.confirm.title') });
  await dialog.waitFor();
  await expect.poll(() => dialog.getByLabel(t('verify.email.label')).inputValue()).toBe(person?.email);
});

it('R5.42 O64 five wrong codes burn one, and no other is sent while it would hold', async ({ visit }) => {
  const t = wordsOf('en-US');
  const email = someone();
  const page = await visitUnverified(visit, '/games', { expected: WRONG_CODE }, email);
  const dialog = page.getByRole('dialog', { name: t('verify.email.confirm.title') });
  await dialog.getByRole('button', { name: t('verify.email.send') }).click();
  const field = page.getByLabel(t('verify.code.label'));
  await field.waitFor();
  let wrong = await readCode(page, email);
  for (let tries = 0; tries < 5; tries += 1) {
    wrong = otherThan(wrong);
    const answered = page.waitForResponse('**/api/email/a/verification_code?*');
    await field.fill(wrong);
    await answered;
    await dialog.getByText(tries < 4 ? t('field.emailCode') : t('verify.burned')).waitFor();
  }
  await expect.poll(() => field.getAttribute('readonly')).not.toBeNull();
  await page.reload();
  await waitUntilAlive(page);
  await dialog.getByText(t('verify.held')).waitFor();
  await expect.poll(() => dialog.locator('button[type=submit]').isDisabled()).toBe(true);
});

it('takes a code that was sent before the page was loaded again', async ({ visit }) => {
  const t = wordsOf('en-US');
  const email = someone();
  const page = await visitUnverified(visit, '/games', {}, email);
  const dialog = page.getByRole('dialog', { name: t('verify.email.confirm.title') });
  await dialog.getByRole('button', { name: t('verify.email.send') }).click();
  await page.getByLabel(t('verify.code.label')).waitFor();
  await page.reload();
  await waitUntilAlive(page);
  await dialog.getByRole('button', { name: t('verify.enterHeld') }).click();
  await page.getByLabel(t('verify.code.label')).fill(await readCode(page, email));
  await waitForToast(page, t('verify.email.done'));
});

it.for(['Google', 'Apple'] as const)(
  'R2.21 O23 O29 a deep link survives a first sign-in with %s, the proof of an address, and that of another device',
  async (provider, { visit }) => {
    const t = wordsOf('en-US');
    const email = someone();
    const link = '/en-US/account/profile?from=mail&at=%2Fstore';
    const walk = async (page: Page, title: string, send: string) => {
      await page.goto(link, { waitUntil: 'domcontentloaded' });
      await page.getByRole('dialog', { name: t('signIn.title') }).waitFor();
      await walkInUnverified(page, 'en-US', email, provider);
      const dialog = page.getByRole('dialog', { name: title });
      await dialog.getByRole('button', { name: send }).click();
      const field = page.getByLabel(t('verify.code.label'));
      await field.waitFor();
      await field.fill(await readCode(page, email));
      await expect.poll(() => dialogs(page)).toBe(0);
      await page.getByRole('heading', { level: 1, name: t('shell.account.profile') }).waitFor();
      await page.getByText(email).waitFor();
      expect(page.url().slice(new URL(page.url()).origin.length)).toBe(link);
    };
    const page = await visit(BLANK);
    await walk(page, t('verify.email.confirm.title'), t('verify.email.send'));
    if (provider === 'Google') return;
    await callAs(page, switchDeviceWhitelist, { on: true });
    const other = await visit(BLANK, { expected: [/status of 403/] });
    await walk(other, t('verify.device.refused.title'), t('verify.email.send'));
  },
);
