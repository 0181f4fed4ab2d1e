import { text } from 'node:stream/consumers';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { deleteAccount, getUserProfile } from '#contract/account/endpoints.ts';
import { ERROR_DEFINITIONS } from '#contract/errors/error-definitions.ts';
import { ERROR_MEANINGS } from '#contract/errors/error-meanings.ts';
import { ERROR, type ErrorCode } from '#contract/errors/errors.ts';
import type { LocaleCode } from '#contract/values/locales.ts';
import { localizePath } from '#domain/page/locale-path.ts';
import { makePng } from '#tests/images/make-image.ts';
import { askToSignIn } from './ask-to-sign-in.ts';
import { callAs } from './call-as.ts';
import { findViolations } from './find-violations.ts';
import { chooseAccount, openProviderWindow } from './provider-window.ts';
import { signInAs } from './sign-in-as.ts';
import { BLANK, it, TWO_VIEWS, type Visit, type VisitPage, waitUntilAlive } from './test-in-browser.ts';
import { waitForToast } from './wait-for-toast.ts';
import { topDialog, walkDialog } from './walk-dialog.ts';
import { wordsOf } from './words.ts';

type Place = 'profile' | 'sessions' | 'devices' | 'preferences' | 'data';
let people = 0;

/** An account that no other test uses. */
function someone(): string {
  people += 1;
  return `account-${people}-${crypto.randomUUID().slice(0, 8)}@example.com`;
}

async function openPlace(page: Page, place: Place, locale: LocaleCode): Promise<void> {
  await page.goto(localizePath(`/account/${place}`, locale), { waitUntil: 'domcontentloaded' });
  await waitUntilAlive(page);
}

/** Opens an account page of the account with this email, in a new browser window. */
async function visitAs(visit: VisitPage, email: string, place: Place, view: Visit): Promise<Page> {
  const page = await visit(BLANK, view);
  await signInAs(page, email);
  await openPlace(page, place, view.locale ?? 'en-US');
  return page;
}

/** Answers the next call of a path with a code, as if the server had. */
async function refuseOnce(page: Page, path: string, code: ErrorCode): Promise<void> {
  const json = { result: false, error: { code, message: ERROR_MEANINGS[code] } };
  await page.route(
    (url) => url.pathname === path,
    (route) => route.fulfill({ status: ERROR_DEFINITIONS[code].status, json }),
    { times: 1 },
  );
}

/** Holds the next call for the profile until the test lets it continue or fails its connection. */
async function holdProfile(page: Page, method: 'GET' | 'PUT') {
  const asked = Promise.withResolvers<void>();
  const told = Promise.withResolvers<boolean>();
  const isProfile = (url: URL) => url.pathname === getUserProfile.path;
  let isHeld = false;
  await page.route(isProfile, async (route) => {
    if (isHeld || route.request().method() !== method) return route.fallback();
    isHeld = true;
    asked.resolve();
    return (await told.promise) ? route.continue() : route.abort('internetdisconnected');
  });
  return { asked: asked.promise, goOn: () => told.resolve(true), fail: () => told.resolve(false) };
}

const isFocused = (node: Element) => node === document.activeElement;

describe.each(TWO_VIEWS)('in $locale on a $size', ({ locale, size }) => {
  const t = wordsOf(locale);
  const view = { locale, size } as const;
  const link = (page: Page, key: Parameters<typeof t>[0]) =>
    page.getByRole('navigation', { name: t('account.title') }).getByRole('link', { name: t(key) });

  it('a visitor is sent to sign in, and the account begins with its profile', async ({ visit }) => {
    const page = await visit(BLANK, view);
    await askToSignIn(page, localizePath('/account/data', locale), localizePath('/', locale));
    await signInAs(page, someone());
    const answer = await page.goto(localizePath('/account', locale));
    await expect.poll(() => new URL(page.url()).pathname).toBe(localizePath('/account/profile', locale));
    expect(answer?.headers()['cache-control']).toBe('no-store');
    await expect.poll(() => page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
  });

  it('R3.40 R3.43 R3.45 R5.44 the profile is checked at its fields, saved and kept', async ({ visit }) => {
    const page = await visitAs(visit, someone(), 'profile', view);
    const nickname = page.getByLabel(t('account.field.nickname'));
    const birthdate = page.getByLabel(t('account.field.birthdate'));
    const save = page.getByRole('button', { name: t('form.save') });
    await expect.poll(() => save.isDisabled()).toBe(true);
    await nickname.fill('a b');
    await birthdate.fill('2999-01-01');
    await save.click();
    await page.getByText(t('rule.nickname')).waitFor();
    await page.getByText(t('age.birthdate')).waitFor();
    await expect.poll(() => nickname.evaluate(isFocused)).toBe(true);
    await nickname.fill('star_7');
    await birthdate.fill('2000-02-29');
    await page.getByLabel(t('account.field.address')).fill('Zhongzheng 1');
    await save.click();
    await waitForToast(page, t('account.saved'));
    await page.reload();
    await expect.poll(() => nickname.inputValue()).toBe('star_7');
    await expect.poll(() => birthdate.inputValue()).toBe('2000-02-29');
    await expect.poll(() => page.getByLabel(t('account.field.address')).inputValue()).toBe('Zhongzheng 1');
  });

  it('R3.44 says what of the contact is confirmed, and opens the dialogs that prove the rest', async ({ visit }) => {
    const page = await visitAs(visit, someone(), 'profile', view);
    await page.getByText(t('words.verified'), { exact: true }).waitFor();
    for (const key of ['account.contact.changeEmail', 'account.contact.addPhone'] as const) {
      const button = page.getByRole('button', { name: t(key) });
      await button.click();
      const dialog = page.locator('dialog:modal');
      await dialog.waitFor();
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'detached' });
      await page.waitForFunction((name) => document.activeElement?.textContent === name, t(key));
    }
  });

  // Checks that do not depend on the view run in only one of the two.
  it.skipIf(size === 'phone')('unsaved changes are asked about, and can be discarded', async ({ visit }) => {
    const page = await visitAs(visit, someone(), 'profile', view);
    const address = page.getByLabel(t('account.field.address'));
    await address.fill('Somewhere');
    await link(page, 'shell.account.data').click();
    const question = page.getByRole('alertdialog', { name: t('form.leave.title') });
    await question.getByRole('button', { name: t('form.leave.stay') }).click();
    await question.waitFor({ state: 'detached' });
    await expect.poll(() => address.inputValue()).toBe('Somewhere');
    await page.getByRole('button', { name: t('form.discard') }).click();
    await expect.poll(() => address.inputValue()).toBe('');
    await address.fill('Somewhere');
    await link(page, 'shell.account.data').click();
    await question.getByRole('button', { name: t('form.leave.go') }).click();
    await page.getByRole('heading', { level: 1, name: t('shell.account.data') }).waitFor();
  });

  it.skipIf(size === 'desktop')('another sign-in is listed, and ends on request', async ({ visit }) => {
    const email = someone();
    const other = await visitAs(visit, email, 'preferences', view);
    const page = await visitAs(visit, email, 'sessions', view);
    await page.getByText(t('account.sessions.current'), { exact: true }).waitFor();
    await page.getByRole('button', { name: t('account.sessions.endOthers') }).click();
    const question = page.getByRole('alertdialog');
    await question.getByText(t('account.sessions.confirmOthers.text', { count: 1 })).waitFor();
    await question.getByRole('button', { name: t('account.sessions.endOthers') }).click();
    await waitForToast(page, t('account.sessions.endedOthers'));
    await page.getByText(t('account.sessions.only.title')).waitFor();
    await other.goto(localizePath('/account/preferences', locale));
    await expect.poll(() => new URL(other.url()).pathname).toBe(localizePath('/', locale));
    await page.reload();
    await expect.poll(() => new URL(page.url()).pathname).toBe(localizePath('/account/sessions', locale));
  });

  it.skipIf(size === 'phone')(
    'one sign-in among others ends alone, and the focus stays on the list',
    async ({ visit }) => {
      const email = someone();
      await visitAs(visit, email, 'preferences', view);
      const page = await visitAs(visit, email, 'sessions', view);
      await page
        .getByRole('button', { name: t('shell.signOut'), exact: false })
        .first()
        .click();
      const question = page.getByRole('alertdialog');
      await page.keyboard.press('Escape');
      await question.waitFor({ state: 'detached' });
      await page
        .getByRole('button', { name: t('shell.signOut'), exact: false })
        .first()
        .click();
      await question.getByRole('button', { name: t('shell.signOut') }).click();
      await page.getByText(t('account.sessions.only.title')).waitFor();
      await expect.poll(() => page.locator('#sessions').evaluate(isFocused)).toBe(true);
    },
  );

  it.skipIf(size === 'desktop')(
    'O29 the list of devices is switched on with the device at hand, named and switched off',
    async ({ visit }) => {
      const page = await visitAs(visit, someone(), 'devices', view);
      const toggle = page.getByRole('switch');
      const question = page.getByRole('alertdialog');
      await expect.poll(() => toggle.getAttribute('aria-checked')).toBe('false');
      await toggle.click();
      await question.getByRole('button', { name: t('account.devices.turnOn') }).click();
      await waitForToast(page, t('account.devices.turnedOn'));
      await page.locator('[role=switch][aria-checked=true]').waitFor();
      await page.getByText(t('account.devices.current')).waitFor();
      await page.getByRole('button', { name: t('account.devices.renameNamed', { name: 'Chrome' }) }).click();
      await page.getByLabel(t('account.devices.name')).fill('Star desk');
      await page.keyboard.press('Enter');
      await waitForToast(page, t('account.devices.renamed', { name: 'Star desk' }));
      const remove = page.getByRole('button', { name: t('words.removeName', { name: 'Star desk' }) });
      await expect.poll(() => remove.count()).toBe(0);
      await toggle.click();
      await question.getByRole('button', { name: t('account.devices.turnOff') }).click();
      await waitForToast(page, t('account.devices.turnedOff'));
      await remove.click();
      await question.getByRole('button', { name: t('words.remove') }).click();
      await page.getByText(t('account.devices.none.title')).waitFor();
    },
  );

  it.skipIf(size === 'phone')(
    'the theme follows the device again, and another language keeps the page',
    async ({ visit }) => {
      const page = await visitAs(visit, someone(), 'preferences', view);
      const chosen = () => page.evaluate(() => document.documentElement.dataset.theme);
      await page.getByRole('radio', { name: t('account.theme.system'), checked: true }).waitFor();
      await page.getByRole('radio', { name: t('account.theme.dark') }).check();
      await expect.poll(() => chosen()).toBe('dark');
      await page.reload();
      await waitUntilAlive(page);
      await page.getByRole('radio', { name: t('account.theme.dark'), checked: true }).waitFor();
      await page.getByRole('radio', { name: t('account.theme.system') }).check();
      await expect.poll(() => chosen()).toBeUndefined();
      await page.locator('#content').getByRole('link', { name: 'Tiếng Việt' }).click();
      await page.waitForURL('**/vi-VN/account/preferences');
    },
  );

  it.skipIf(size === 'desktop')('everything that is kept of the account can be taken along', async ({ visit }) => {
    const email = someone();
    const page = await visitAs(visit, email, 'data', view);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: t('account.export.button') }).click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/^starhall-account-\d{4}-\d\d-\d\d\.json$/);
    const saved = await text(await file.createReadStream());
    expect(JSON.parse(saved)).toMatchObject({ profile: { email }, sessions: [{ isCurrent: true }] });
    // As the server wrote it, in one line: it may be too long for the page to read.
    expect(saved).toBe(JSON.stringify(JSON.parse(saved)));
    await waitForToast(page, t('account.export.done'));
  });

  it.skipIf(size === 'phone')(
    'its owner switches the account off, whose pages then offer no changes, and on again',
    async ({ visit }) => {
      const page = await visitAs(visit, someone(), 'data', view);
      const question = page.getByRole('alertdialog');
      await page.getByRole('button', { name: t('account.off.switchOff') }).click();
      await page.keyboard.press('Escape');
      await question.waitFor({ state: 'detached' });
      await page.getByRole('button', { name: t('account.off.switchOff') }).click();
      await question.getByRole('button', { name: t('account.off.confirmOff.go'), exact: true }).click();
      await waitForToast(page, t('account.off.doneOff'));
      await page.getByText(t('account.off.isOff'), { exact: true }).waitFor();
      await openPlace(page, 'profile', locale);
      await expect.poll(() => page.getByLabel(t('account.field.address')).isDisabled()).toBe(true);
      await page.getByText(t('balance.off.title')).waitFor();
      await openPlace(page, 'data', locale);
      await page.getByRole('button', { name: t('account.off.switchOn') }).click();
      await question.getByRole('button', { name: t('account.off.confirmOn.go'), exact: true }).click();
      await waitForToast(page, t('account.off.doneOn'));
      await page.getByText(t('account.off.isOn'), { exact: true }).waitFor();
    },
  );

  it.skipIf(size === 'phone')(
    'an account is deleted after its name is typed and one last question, and cannot come back',
    async ({ visit }) => {
      const email = someone();
      const page = await visitAs(visit, email, 'data', view);
      const remove = page.getByRole('button', { name: t('account.delete.button') });
      const name = page.getByLabel(t('account.delete.confirm.label', { name: email }));
      await remove.click();
      await page.getByText(t('account.delete.confirm.wrong')).waitFor();
      await expect.poll(() => name.evaluate(isFocused)).toBe(true);
      await name.fill(email.toUpperCase());
      await remove.click();
      const question = page.getByRole('alertdialog', { name: t('account.delete.final.title', { name: email }) });
      await question.getByRole('button', { name: t('words.deleteForGood') }).click();
      await waitForToast(page, t('account.delete.done'));
      await expect.poll(() => new URL(page.url()).pathname).toBe(localizePath('/', locale));
      expect((await page.context().cookies()).map((cookie) => cookie.name)).not.toContain('token');
      await expect.poll(() => page.locator('#toasts button').count()).toBe(1);
      await expect(signInAs(page, email)).rejects.toThrow('30014');
    },
  );

  it.skipIf(size === 'phone')(
    'an account is deleted after another sign-in if the last one was long ago, and nothing typed is lost',
    async ({ visit }) => {
      const email = someone();
      const page = await visitAs(visit, email, 'data', { ...view, expected: [/403/] });
      await refuseOnce(page, deleteAccount.path, ERROR.recentSignInNeeded);
      const name = page.getByLabel(t('account.delete.confirm.label', { name: email }));
      await name.fill(email);
      await page.getByRole('button', { name: t('account.delete.button') }).click();
      const question = page.getByRole('alertdialog', { name: t('account.delete.final.title', { name: email }) });
      const confirm = question.getByRole('button', { name: t('words.deleteForGood') });
      await confirm.click();
      await page.getByText(t('signIn.reason.recent')).waitFor();
      await chooseAccount(await openProviderWindow(page, 'google', locale), email);
      await page.getByText(t('signIn.reason.recent')).waitFor({ state: 'detached' });
      expect(await name.inputValue()).toBe(email);
      await confirm.click();
      await waitForToast(page, t('account.delete.done'));
      await expect(signInAs(page, email)).rejects.toThrow('30014');
    },
  );

  it.skipIf(size === 'phone')(
    'without a connection nothing typed is lost, and a page says that it could not be loaded',
    async ({ visit }) => {
      // The router logs loader errors to the console.
      const expected = [/ERR_INTERNET_DISCONNECTED/, /ApiError: error\.10000/];
      const page = await visitAs(visit, someone(), 'profile', { ...view, expected });
      const address = page.getByLabel(t('account.field.address'));
      const postalCode = page.getByLabel(t('account.field.postalCode'));
      const save = page.getByRole('button', { name: t('form.save') });
      const slowly = await holdProfile(page, 'PUT');
      await address.fill('Somewhere');
      await save.click();
      await slowly.asked;
      await postalCode.fill('100');
      slowly.goOn();
      await waitForToast(page, t('account.saved'));
      await expect.poll(() => postalCode.inputValue()).toBe('100');
      await page.getByRole('button', { name: t('form.discard') }).click();
      await link(page, 'shell.account.sessions').click();
      await page.getByRole('heading', { level: 1, name: t('shell.account.sessions') }).waitFor();
      // The cached page appears at once and reloads behind the typed text; the reload fails.
      const again = await holdProfile(page, 'GET');
      await link(page, 'shell.account.profile').click();
      await address.fill('Elsewhere');
      await again.asked;
      again.fail();
      await waitForToast(page, t('error.no_connection'));
      await expect.poll(() => address.inputValue()).toBe('Elsewhere');
      await page.context().setOffline(true);
      await page.locator('#offline-bar').waitFor();
      const unsent = page.waitForEvent('requestfailed', (request) => request.method() === 'PUT');
      // By key: the bar moves what is below it, and a pointer could miss.
      await save.press('Enter');
      await unsent;
      await waitForToast(page, t('error.no_connection'));
      await expect.poll(() => address.inputValue()).toBe('Elsewhere');
      await page.getByRole('button', { name: t('form.discard') }).click();
      // Its code was loaded although the dialog has never been opened.
      await link(page, 'shell.account.devices').click();
      await page.getByRole('heading', { name: t('list.failed.title') }).waitFor();
      await link(page, 'shell.account.sessions').click();
      await page.getByRole('heading', { name: t('list.failed.title') }).waitFor();
      await page.context().setOffline(false);
      await page.getByRole('button', { name: t('maintenance.retry'), exact: true }).click();
      await page.getByText(t('account.sessions.current'), { exact: true }).waitFor();
    },
  );
});

it('a player crops a picture by keyboard, and an operator removes it', async ({ visit }) => {
  const t = wordsOf('en-US');
  const email = someone();
  const page = await visitAs(visit, email, 'profile', {});
  const face = page.locator('#app-bar-menu img[src*="/files/images/"]');
  const file = { name: 'me.png', mimeType: 'image/png', buffer: await makePng({ width: 900, height: 600 }) };
  await page.locator('[data-avatar]').setInputFiles({ ...file, name: 'me.txt', buffer: Buffer.from('no picture') });
  await page.getByText(t('image.format')).waitFor();
  await page.locator('[data-avatar]').setInputFiles(file);
  const crop = topDialog(page);
  const place = crop.getByLabel(t('upload.crop.x'));
  await place.focus();
  await page.keyboard.press('End');
  await expect.poll(() => place.inputValue()).toBe('100');
  await crop.getByRole('button', { name: t('upload.crop.go') }).press('Enter');
  await waitForToast(page, t('account.avatar.saved'));
  await expect.poll(() => face.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(96);
  expect(await findViolations(page, { scope: '#content', themes: ['dark', 'light'] })).toEqual([]);

  const operator = await visit(BLANK);
  await signInAs(operator, 'operator@starhall.test');
  await operator.goto(localizePath(`/operator/users?search=${email}`, 'en-US'));
  await waitUntilAlive(operator);
  const { nickname } = await callAs(page, getUserProfile, {});
  await walkDialog(operator, {
    of: 'operator/users/avatar-dialog',
    opener: operator
      .getByRole('button', { name: t('operator.avatar.title', { name: nickname }) })
      .locator('visible=true'),
    words: { field: topDialog(operator).getByLabel(t('words.reason')), text: 'A logo' },
    act: async () => {
      await operator.keyboard.press('Enter');
      await waitForToast(operator, t('operator.avatar.removed', { name: nickname }));
    },
    isLast: true,
  });
  await page.reload();
  await page.getByRole('button', { name: t('account.avatar.add') }).waitFor();
  expect(await face.count()).toBe(0);
});
