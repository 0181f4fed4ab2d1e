import { readFile } from 'node:fs/promises';
import type { Page, Route } from 'playwright-core';
import { describe, expect } from 'vitest';
import { listUsers, setUserStatus } from '#contract/admin/endpoints.ts';
import { createDeposit } from '#contract/deposit/endpoints.ts';
import { localizePath } from '#domain/page/locale-path.ts';
import { callAs } from './call-as.ts';
import { findViolations, THEMES_AT } from './find-violations.ts';
import { chooseAccount, openProviderWindow } from './provider-window.ts';
import { signInAs } from './sign-in-as.ts';
import { skipToField } from './skip-to-field.ts';
import { BLANK, it, TWO_VIEWS, waitUntilAlive } from './test-in-browser.ts';
import { wordsOf } from './words.ts';

const OPERATOR = 'operator@starhall.test';
type Locale = (typeof TWO_VIEWS)[number]['locale'];

const isFocused = (node: Element) => node === document.activeElement;

/** Signs in on the sign-in page, through Google's prompt and the choice of an account. */
async function signInByChooser(page: Page, locale: Locale, email: string): Promise<void> {
  const t = wordsOf(locale);
  await chooseAccount(await openProviderWindow(page, 'google', locale), email);
  await page
    .getByRole('heading', { level: 1, name: t('hall.title'), includeHidden: true })
    .waitFor({ state: 'attached' });
  await waitUntilAlive(page);
}

describe.each(TWO_VIEWS)('in $locale on a $size', ({ locale, size }) => {
  const t = wordsOf(locale);
  const view = { locale, size } as const;
  const visible = (page: Page, text: string) =>
    page.locator('#content section').getByText(text).locator('visible=true');

  it.skipIf(size === 'phone')(
    'O84 O85 an operator signs in, suspends an account, reads it in the log and restores it',
    async ({ visit }) => {
      const email = `walk-${crypto.randomUUID()}@example.com`;
      const accused = await visit(BLANK, view);
      await signInAs(accused, email);
      const page = await visit('/login', view);
      await signInByChooser(page, locale, OPERATOR);
      await page.goto(localizePath('/operator', locale));
      await waitUntilAlive(page);
      await page.getByRole('heading', { name: t('operations.home.title') }).waitFor();
      await page.goto(localizePath('/operator/users', locale));
      await waitUntilAlive(page);

      // Typing is enough, and text typed meanwhile stays.
      const search = page.getByRole('searchbox', { name: t('operator.users.search') });
      await search.fill(email);
      // "1 account", not the end of "21 accounts".
      const count = page
        .locator('#content section')
        .getByText(t('operator.users.count', { count: 1 }), { exact: true });
      await count.locator('visible=true').waitFor();
      // The browser reports its address slightly after the page has changed.
      await expect.poll(() => new URL(page.url()).searchParams.get('search')).toBe(email);
      await expect.poll(() => search.evaluate(isFocused)).toBe(true);
      const name = await page.locator('#content section .text-base').locator('visible=true').innerText();

      // The filter is delayed: the account is suspended in the previous list.
      const suspended = page.waitForRequest((request) => new URL(request.url()).pathname === setUserStatus.path);
      const isNarrowed = ({ pathname, searchParams }: URL) => pathname === listUsers.path && searchParams.has('status');
      const afterwards = (route: Route) => suspended.then(() => route.continue());
      await page.route(isNarrowed, afterwards, { times: 1 });
      await page.getByRole('combobox', { name: t('words.status') }).selectOption('1');
      await page.waitForURL('**status=1');
      await page.getByRole('button', { name: t('operator.suspendNamed', { name }) }).click();
      const question = page.getByRole('dialog', { name: t('operator.suspend.title', { name }) });
      await question.getByText(t('operator.suspend.text')).waitFor();
      await question.getByLabel(t('words.reason')).fill('spam in reviews');
      await question.getByRole('button', { name: t('operator.suspend') }).click();
      await page.locator('#toasts').getByText(t('operator.suspended', { name })).waitFor();
      // With the filter the row is gone, and the focus with it would be.
      await visible(page, t('operator.users.none.title')).waitFor();
      await expect.poll(() => page.locator('#total').evaluate(isFocused)).toBe(true);
      await accused.goto(localizePath('/account/profile', locale));
      await expect.poll(() => new URL(accused.url()).pathname).toBe(localizePath('/', locale));

      await page.getByRole('combobox', { name: t('words.status') }).selectOption('2');
      await page.getByRole('link', { name: t('operator.users.log', { name }) }).click();
      await page.getByRole('heading', { level: 1, name: t('operator.audit.title') }).waitFor();
      await visible(page, t('operator.action.user.suspend')).waitFor();
      await visible(page, 'spam in reviews').waitFor();
      await visible(page, 'Operator').waitFor();
      await page.goBack();
      await page.getByRole('button', { name: t('operator.restoreNamed', { name }) }).click();
      const offer = page.getByRole('dialog', { name: t('operator.restore.title', { name }) });
      await offer.getByRole('button', { name: t('operator.restore') }).click();
      await page.locator('#toasts').getByText(t('operator.restored', { name })).waitFor();
      await page.getByRole('link', { name: t('operator.users.none.all') }).click();
      await page.getByRole('link', { name: t('operator.audit.title'), exact: true }).click();
      await visible(page, t('operator.action.user.reactivate')).first().waitFor();
      await signInAs(accused, email);
    },
  );

  it('operators cannot suspend themselves, and see why', async ({ visit }) => {
    const page = await visit(BLANK, view);
    await signInAs(page, OPERATOR);
    await page.goto(`${localizePath('/operator/users', locale)}?search=${OPERATOR}`);
    await waitUntilAlive(page);
    const button = page.getByRole('button', { name: t('operator.suspendNamed', { name: 'Operator' }) });
    await expect.poll(() => button.getAttribute('aria-disabled')).toBe('true');
    await visible(page, t('operator.users.notYourself')).waitFor();
    await button.focus();
    await page.keyboard.press('Enter');
    expect(await page.getByRole('dialog').count()).toBe(0);
  });

  it.skipIf(size === 'phone')(
    'the audit log is narrowed, leads to what entries are about, and is taken along; one key skips the console’s menu',
    async ({ visit }) => {
      const page = await visit(BLANK, view);
      const player = `logged-${crypto.randomUUID()}@example.com`;
      await signInAs(page, player);
      const wish = { amount: 300, currency: 'TWD', paymentMethod: 'credit_card' } as const;
      const { orderId } = await callAs(page, createDeposit, wish);
      await page.context().clearCookies();
      await signInAs(page, OPERATOR);
      await page.goto(localizePath('/operator/audit', locale));
      await waitUntilAlive(page);
      expect(await skipToField(page)).toBeLessThan(4);

      await page.getByRole('combobox', { name: t('operator.audit.kind') }).selectOption('deposit');
      await page.waitForURL('**kind=deposit');
      await page.getByRole('combobox', { name: t('operator.audit.action') }).selectOption('deposit.create');
      await page.waitForURL('**action=deposit.create');
      const row = page.getByRole('row').filter({ hasText: orderId });
      await row.getByText(t('operator.action.deposit.create')).waitFor();
      await row.getByRole('link', { name: t('operator.subject.deposit', { name: orderId }) }).waitFor();
      const started = page.waitForEvent('download');
      await page.getByRole('button', { name: t('words.downloadCsv') }).click();
      const file = await started;
      expect(file.suggestedFilename()).toBe('starhall-audit-log.csv');
      expect(await readFile(await file.path(), 'utf8')).toContain(`,deposit.create,deposit:${orderId}`);
      await page.getByLabel(t('list.end'), { exact: true }).fill('2020-01-01');
      await visible(page, t('operator.audit.noneDone.title')).waitFor();
    },
  );

  // English words are the longer ones; the widths are tried one after the other.
  it.skipIf(size === 'phone')(
    'axe finds nothing in the log and the dialog, and no page is too wide',
    async ({ visit }) => {
      const page = await visit(BLANK, view);
      await signInAs(page, `seen-${crypto.randomUUID()}@example.com`);
      await page.context().clearCookies();
      await signInAs(page, OPERATOR);
      const found: string[] = [];
      const collect = async (place: string, scope: string, themes: readonly ('light' | 'dark')[]) => {
        const violations = await findViolations(page, { scope, themes });
        found.push(...violations.map((violation) => `${place} ${violation}`));
      };
      // The log of one user has the colors of the whole log; operator-users.test.ts looks at users in the dark.
      for (const [place, themes] of [
        ['audit', THEMES_AT.phone],
        ['invoices', THEMES_AT.phone],
        ['audit?user=1', THEMES_AT.desktop],
        ['audit?user=999999', THEMES_AT.phone],
        ['users?page=9', THEMES_AT.desktop],
        ['users?search=seen-', THEMES_AT.desktop],
      ] as const) {
        await page.goto(localizePath(`/operator/${place}`, locale));
        await waitUntilAlive(page);
        await collect(place, '#content', themes);
        for (const width of [320, 375, 768, 960, 1440]) {
          await page.setViewportSize({ width, height: 900 });
          const excess = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
          if (excess > 0) found.push(`${place} at ${width} px: ${excess} px too wide`);
        }
      }
      await page
        .getByRole('button', { name: t('operator.suspend') })
        .first()
        .click();
      await page.getByRole('dialog').waitFor();
      await collect('dialog', 'dialog[open]', THEMES_AT.phone);
      expect(found).toEqual([]);
    },
  );
});
