import { buffer } from 'node:stream/consumers';
import { expect } from 'vitest';
import { createDeposit } from '#contract/deposit/endpoints.ts';
import { createOrder } from '#contract/order/endpoints.ts';
import { localizePath } from '#domain/page/locale-path.ts';
import { runCashier } from '#server/providers/payment/sandbox/endpoints.ts';
import { callAs } from './call-as.ts';
import { findViolations } from './find-violations.ts';
import { signInAs } from './sign-in-as.ts';
import { BLANK, it, waitUntilAlive } from './test-in-browser.ts';
import { wordsOf } from './words.ts';

const DEVELOPER = 'neonbyte@starhall.test';
const LOCALE = 'en-US';
const WISH = {
  applicationId: 'com.neonbyte.starsea',
  productId: 'fuel_cell_small',
  currency: 'TWD',
  quantity: 2,
} as const;

const t = wordsOf(LOCALE);
const isFocused = (node: Element) => node === document.activeElement;

it('a developer finds a sale by its number, asks for its refund, and takes the statement along', async ({ visit }) => {
  const player = await visit(BLANK, { locale: LOCALE });
  await signInAs(player, `buyer-${crypto.randomUUID()}@example.com`);
  const topUp = { amount: 300, currency: 'TWD', paymentMethod: 'credit_card' } as const;
  const { orderId: topUpId } = await callAs(player, createDeposit, topUp);
  await callAs(player, runCashier, { orderId: topUpId, outcome: 'paid' });
  const { exchangeId } = await callAs(player, createOrder, { ...WISH, lang: LOCALE });

  const page = await visit(BLANK, { locale: LOCALE });
  await signInAs(page, DEVELOPER);
  const open = async (path: string) => {
    await page.goto(localizePath(path, LOCALE));
    await waitUntilAlive(page);
  };
  await open('/developer/sales');
  const drawings = page.locator('[aria-labelledby=sales-charts] [role=img]');
  await expect.poll(() => drawings.count()).toBe(3);
  await drawings.first().locator('.chart-column').last().hover();
  await drawings.first().getByText(t('sales.sold')).waitFor();
  expect(await findViolations(page, { scope: '#portal-content' })).toEqual([]);
  await page.getByRole('searchbox', { name: t('sales.search') }).fill(exchangeId.toLowerCase());
  await page.waitForURL(/number=X/);
  await page
    .getByText(t('sales.count', { count: 1 }), { exact: true })
    .first()
    .waitFor();

  // The request removes the sale from this list.
  await page.getByRole('combobox', { name: t('words.status') }).selectOption(t('paymentStatus.1'));
  await page.waitForURL(/status=1/);
  await page.getByRole('button', { name: t('words.detailsOfId', { id: exchangeId }) }).click();
  const sale = page.getByRole('dialog', { name: t('sales.sale') });
  await sale.getByRole('button', { name: t('words.askForARefund') }).click();
  const question = page
    .getByRole('dialog')
    .filter({ has: page.getByLabel(t('words.reason')) })
    .last();
  const send = question.getByRole('button', { name: t('words.sendTheRequest') });
  await send.click();
  await question.getByText(t('words.pleaseSayWhy')).waitFor();
  await question.getByLabel(t('words.reason')).fill('Delivered twice');
  await send.click();
  await question.waitFor({ state: 'detached' });
  const answer = sale.getByRole('heading', { name: t('sales.refund.waiting') });
  await answer.waitFor();
  await expect.poll(() => answer.evaluate(isFocused)).toBe(true);
  await sale.getByText('Delivered twice').waitFor();
  expect(await sale.getByRole('button', { name: t('words.askForARefund') }).count()).toBe(0);
  expect(await findViolations(page, { scope: 'dialog[open]', themes: ['light'] })).toEqual([]);
  await page.keyboard.press('Escape');
  await sale.waitFor({ state: 'detached' });
  await expect.poll(() => page.getByRole('heading', { name: t('sales.list') }).evaluate(isFocused)).toBe(true);

  await page
    .getByRole('navigation', { name: t('portal.title') })
    .getByRole('link', { name: t('portal.nav.statements') })
    .click();
  await page.getByRole('heading', { level: 1, name: t('portal.nav.statements') }).waitFor();
  await page.locator('#portal-content h2 a').first().click();
  await page.getByRole('heading', { name: t('words.paidTo') }).waitFor();
  await page.getByText(t('statements.open.text')).waitFor();
  expect(await findViolations(page)).toEqual([]);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: t('statements.pdf'), exact: true }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^starhall-statement-\d{4}-\d{2}\.pdf$/);
  const bytes = await buffer(await file.createReadStream());
  expect(bytes.subarray(0, 5).toString('latin1')).toBe('%PDF-');
  expect(bytes.subarray(-6).toString('latin1')).toContain('%%EOF');
});
