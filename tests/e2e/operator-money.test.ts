import { buffer } from 'node:stream/consumers';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { createDeposit } from '#contract/deposit/endpoints.ts';
import { setDepositStatus } from '#contract/deposit/operator-endpoints.ts';
import type { CurrencyCode } from '#contract/values/limits.ts';
import type { LocaleCode } from '#contract/values/locales.ts';
import { PAYMENT_STATUS } from '#contract/values/states.ts';
import { localizePath } from '#domain/page/locale-path.ts';
import { runCashier } from '#server/providers/payment/sandbox/endpoints.ts';
import { callAs } from './call-as.ts';
import { findViolations } from './find-violations.ts';
import { signInAs } from './sign-in-as.ts';
import { BLANK, it, type VisitPage, waitUntilAlive } from './test-in-browser.ts';
import { waitForToast } from './wait-for-toast.ts';
import { wordsOf } from './words.ts';

const OPERATOR = 'operator@starhall.test';

const isFocused = (node: Element) => node === document.activeElement;

/** Top-ups that the player of a page makes and pays; their numbers. */
async function topUp(player: Page, amounts: readonly number[], currency: CurrencyCode = 'TWD'): Promise<string[]> {
  const orderIds: string[] = [];
  for (const amount of amounts) {
    const { orderId } = await callAs(player, createDeposit, { amount, currency, paymentMethod: 'credit_card' });
    await callAs(player, runCashier, { orderId, outcome: 'paid' });
    orderIds.push(orderId);
  }
  return orderIds;
}

async function openAsOperator(visit: VisitPage, locale: LocaleCode, size: 'phone' | 'desktop') {
  const page = await visit(BLANK, { locale, size });
  await signInAs(page, OPERATOR);
  const go = async (place: string) => {
    await page.goto(localizePath(`/operator/${place}`, locale));
    await waitUntilAlive(page);
  };
  return { page, go };
}

describe('on a desktop, in English', () => {
  const locale = 'en-US';
  const t = wordsOf(locale);

  it('an operator refunds a part of a top-up, and needs a second one for a large refund', async ({ visit }) => {
    const player = await visit(BLANK, { locale });
    await signInAs(player, `payer-${crypto.randomUUID()}@example.com`);
    const [small = '', large = ''] = await topUp(player, [1000, 12_000]);
    await player.goto(localizePath('/operator/deposits', locale));
    await expect.poll(() => new URL(player.url()).pathname).toBe(localizePath('/', locale));

    const { page, go } = await openAsOperator(visit, locale, 'desktop');
    const button = (name: string) => page.getByRole('dialog').last().getByRole('button', { name, exact: true });
    const details = (id: string) => page.getByRole('button', { name: t('words.detailsOfId', { id }) });

    await go(`deposits?search=${small}`);
    await details(small).click();
    const dialog = page.getByRole('dialog', { name: t('money.deposit.title', { id: small }) });
    await dialog.getByText(t('operator.action.deposit.paid')).waitFor();
    await button(t('money.move.refund')).click();
    const refund = page.getByRole('dialog', { name: t('money.move.refund.title', { id: small }) });
    await refund.getByText(t('money.refund.takes', { amount: 'NT$1,000' })).waitFor();
    await refund.getByLabel(t('money.refund.amount', { currency: 'TWD' })).fill('400');
    await refund.getByText(t('money.refund.takes', { amount: 'NT$400' })).waitFor();
    await button(t('money.move.refund')).click();
    await refund.getByText(t('words.pleaseSayWhy')).waitFor();
    await expect.poll(() => refund.getByLabel(t('words.reason')).evaluate(isFocused)).toBe(true);
    expect(await findViolations(page, { scope: 'dialog[open]' })).toEqual([]);
    await page.keyboard.type('charged twice');
    await page.keyboard.press('Enter');
    await waitForToast(page, t('money.refund.done', { id: small, amount: 'NT$400' }));
    await dialog.getByText(t('operator.action.deposit.refund')).waitFor();
    await expect.poll(() => dialog.getByText('charged twice').count()).toBe(2);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await expect.poll(() => details(small).evaluate(isFocused)).toBe(true);

    await page.getByRole('searchbox', { name: t('money.deposits.search') }).fill(large);
    const status = page.getByRole('combobox', { name: t('words.status') });
    await status.selectOption(t('paymentStatus.1'));
    await details(large).click();
    await button(t('money.move.refund')).click();
    await page.getByLabel(t('words.reason')).fill('bought twice');
    await button(t('money.move.refund')).click();
    await waitForToast(page, t('money.refund.waits', { id: large }));
    // The action has removed the top-up from the list: its dialog does not reopen.
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
    await expect.poll(() => page.locator('#total').evaluate(isFocused)).toBe(true);
    await status.selectOption('');
    await details(large).waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
    await details(large).click();
    await page.getByText(t('money.waiting.notYou')).waitFor();
    await expect.poll(() => button(t('money.move.confirm')).getAttribute('aria-disabled')).toBe('true');
    expect(await findViolations(page, { scope: 'dialog[open]', themes: ['light'] })).toEqual([]);
    // The open dialog follows what happens elsewhere: someone withdraws the refund.
    const withdrawal = { orderId: large, paymentStatus: PAYMENT_STATUS.paid, reason: 'a mistake' };
    await callAs(page, setDepositStatus, withdrawal);
    await page.getByText(t('money.waiting.notYou')).waitFor({ state: 'detached' });
    // What is about to be done closes if it is another act by now.
    await button(t('money.move.refund')).click();
    const again = page.getByRole('dialog', { name: t('money.move.refund.title', { id: large }) });
    await again.getByLabel(t('words.reason')).fill('once more');
    await callAs(page, setDepositStatus, { ...withdrawal, paymentStatus: PAYMENT_STATUS.refunded });
    await again.waitFor({ state: 'detached' });
    await page.getByText(t('money.waiting.notYou')).waitFor();

    // From the payment to its player and the player's books, and from an entry back.
    await page.getByRole('dialog').locator('dl a[href*="/operator/users/"]').click();
    await page.locator('a[href*="/operator/ledger?"]').click();
    await page.locator('a[href*="kind=points"]').click();
    const entries = page.getByRole('table', { name: t('money.ledger.title') });
    await entries.getByText(t('money.transaction.hold')).first().waitFor();
    await entries.getByText(t('money.transaction.top_up_refund'), { exact: true }).waitFor();
    await page.getByRole('button', { name: t('money.report.run') }).click();
    await waitForToast(page, t('money.report.balanced'));
    await entries.getByRole('link', { name: small }).first().click();
    await page.waitForURL(`**/operator/deposits?search=${small}`);
  });
});

describe('on a phone, in Chinese', () => {
  const locale = 'zh-TW';
  const t = wordsOf(locale);

  it('an operator imports a draw, which replaces another, and takes the daily closes along', async ({ visit }) => {
    const player = await visit(BLANK, { locale });
    await signInAs(player, `payer-${crypto.randomUUID()}@example.com`);
    await topUp(player, [3.5], 'SGD');
    const { page, go } = await openAsOperator(visit, locale, 'phone');
    await go('draws');
    // Of a period that has no invoices: other tests have winners of their own.
    const choice = page.getByRole('combobox', { name: t('words.invoicePeriod') });
    const period = await choice.locator('option').last().innerText();
    await choice.selectOption({ label: period });
    for (const isAgain of [false, true]) {
      const numbers = page.getByRole('textbox', { name: t('money.draws.numbers') });
      await numbers.fill('特別獎\n97023797\n0050758,2');
      await page.getByText(t('money.draws.problem.number')).waitFor();
      await page.getByRole('button', { name: t('words.import') }).click();
      expect(await page.getByRole('alertdialog').count()).toBe(0);
      await numbers.fill('特別獎\n97023797\n00507588,2\n92377231,3');
      await expect.poll(() => page.getByText(t('money.draws.replaces', { period })).count()).toBe(isAgain ? 1 : 0);
      await page.getByRole('button', { name: t('words.import') }).click();
      const question = page.getByRole('alertdialog', { name: t('money.draws.ask', { period, count: 3 }) });
      await question.getByRole('button', { name: t('words.import') }).click();
      const told = page.locator('#toasts').getByText(t('money.draws.done', { period, count: 3, winners: 0 }));
      await told.click();
      await told.waitFor({ state: 'detached' });
    }

    await page.locator('[popovertarget=operator-menu]').click();
    await page.getByRole('link', { name: t('money.closing.title') }).click();
    await page.getByRole('heading', { level: 1, name: t('money.closing.title') }).waitFor();
    await expect.poll(() => page.locator('#operator-menu').isVisible()).toBe(false);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: t('words.downloadCsv') }).click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/^daily-close-\d{4}-\d{2}-\d{2}-\d{4}-\d{2}-\d{2}\.csv$/);
    const table = await buffer(await file.createReadStream());
    const text = table.toString('utf8');
    expect(text).toMatch(/^\uFEFF[^\r\n]+\r\n/);
    expect(text).toMatch(/\r\n"?\d{4}-\d{2}-\d{2}"?,"?SGD"?,/);
  });
});
