import { buffer } from 'node:stream/consumers';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { createDeposit } from '#contract/deposit/endpoints.ts';
import { createOrder } from '#contract/order/endpoints.ts';
import type { PaymentMethod } from '#contract/values/payment-methods.ts';
import { demoProducts } from '#demo/catalogue/products.ts';
import { localizePath } from '#domain/page/locale-path.ts';
import { runCashier } from '#server/providers/payment/sandbox/endpoints.ts';
import { formatAmount } from '#web/ui/text/format-amount.ts';
import { callAs } from './call-as.ts';
import { demoGame, gamePath } from './demo-game.ts';
import { findViolations, THEMES_AT } from './find-violations.ts';
import { signInAs } from './sign-in-as.ts';
import { BLANK, it, TWO_VIEWS, waitUntilAlive } from './test-in-browser.ts';
import { wordsOf } from './words.ts';

const GAME = 'starsea-voyage';
const [PRODUCT] = demoProducts[GAME] ?? [];

/** Three top-ups, the first of them paid, and two exchanges; the numbers of the top-ups. */
async function makeRecords(page: Page): Promise<string[]> {
  const made: string[] = [];
  for (const amount of [500, 150, 300]) {
    const topUp = { amount, currency: 'TWD', paymentMethod: 'credit_card' } as const;
    const { orderId } = await callAs(page, createDeposit, topUp);
    made.push(orderId);
  }
  await callAs(page, runCashier, { orderId: made[0] ?? '', outcome: 'paid' });
  const { appId: applicationId } = demoGame(GAME);
  const productId = PRODUCT?.productId ?? '';
  for (const quantity of [1, 2]) {
    await callAs(page, createOrder, { applicationId, productId, currency: 'TWD', quantity });
  }
  return made;
}

describe.each(TWO_VIEWS)('in $locale on a $size', ({ locale, size }) => {
  const t = wordsOf(locale);
  const view = { locale, size } as const;
  const at = (path: string) => localizePath(path, locale);
  const coins = (count: number) => t('price.coins', { count, amount: String(count) });
  const balance = (page: Page, list: string) =>
    page.getByRole('button', { name: t('balance.menu', { list }), exact: true });
  const visible = (page: Page, text: string) =>
    page.locator('#content').getByText(text, { exact: true }).locator('visible=true');

  const open = async (page: Page, path: string) => {
    await page.goto(at(path));
    await waitUntilAlive(page);
  };
  /** Fills in the form and opens the cashier; the reminder of a phone number appears once. */
  const goToPay = async (page: Page, method: PaymentMethod, { isReminded }: { isReminded: boolean }) => {
    await open(page, '/store/deposit');
    await page.getByRole('button', { name: formatAmount(300, 'TWD', locale) }).click();
    await page.getByRole('radio', { name: t(`paymentMethod.${method}`) }).check();
    await page.getByRole('button', { name: t('topUp.go') }).click();
    if (isReminded) await page.getByRole('button', { name: t('verify.reminder.later') }).click();
    await page.waitForURL('**/dev/cashier/**');
  };
  const goBack = (page: Page) => page.waitForURL((url) => url.pathname === at('/store/deposit'));

  it.skipIf(size === 'desktop')(
    'R1.17 star coins are topped up by card, shown in every tab, and exchanged for a product',
    async ({ visit }) => {
      const page = await visit(BLANK, { ...view, expected: [/ERR_FAILED/] });
      await signInAs(page, `topper-${crypto.randomUUID()}@example.com`);
      const otherTab = await page.context().newPage();
      await open(otherTab, '/games');
      await balance(otherTab, '0').waitFor();

      await goToPay(page, 'credit_card', { isReminded: true });
      await page.locator('form.method button.main').click();
      await goBack(page);
      await page
        .getByRole('status')
        .getByText(t('depositState.1.title', { coins: coins(300) }))
        .waitFor();
      await balance(page, '300 TWD').waitFor();
      await balance(otherTab, '300 TWD').waitFor();

      const title = PRODUCT?.title[locale] ?? '';
      await open(page, gamePath(GAME));
      await page.getByRole('button', { name: 'TWD', exact: true }).click();
      await page.getByRole('button', { name: t('exchange.openNamed', { product: title }) }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel(t('exchange.quantity')).fill('11');
      await dialog
        .getByRole('alert')
        .getByText(t('rule.insufficient_points_vip', { available: 300 }))
        .waitFor();
      await dialog.getByLabel(t('exchange.quantity')).fill('2');
      expect(await findViolations(page, { scope: 'dialog[open]', themes: THEMES_AT[size] })).toEqual([]);
      // The order is made, but no reply arrives: confirming again completes the same one.
      await page.route('**/api/order?*', async (route) => {
        await route.fetch();
        await route.abort('failed');
      });
      await dialog.getByRole('button', { name: t('exchange.confirm') }).dblclick();
      await dialog.getByRole('alert').waitFor();
      await page.unroute('**/api/order?*');
      await dialog.getByRole('button', { name: t('exchange.confirm') }).click();
      await page.getByRole('dialog', { name: t('exchange.done') }).waitFor();
      await balance(page, '240 TWD').waitFor();
      await balance(otherTab, '240 TWD').waitFor();
      await dialog.getByRole('link', { name: t('exchange.receipt') }).click();
      await page.getByRole('heading', { level: 1, name: t('receipt.title.order') }).waitFor();
      await visible(page, title).waitFor();
      await open(page, '/store/record');
      await page
        .getByText(t('words.count.order', { count: 1 }))
        .first()
        .waitFor();
      await page.locator('#content').getByText(demoGame(GAME).name[locale]).locator('visible=true').waitFor();
    },
  );

  it.skipIf(size === 'phone')(
    'a store code is shown, paid later and seen at once; another is cancelled',
    async ({ visit }) => {
      const page = await visit(BLANK, view);
      await signInAs(page, `coded-${crypto.randomUUID()}@example.com`);
      await goToPay(page, 'familymart', { isReminded: true });
      const orderId = new URL(page.url()).pathname.split('/').at(-1) ?? '';
      await open(page, `/store/deposit?orderId=${orderId}`);
      await page.getByText(t('depositState.code.title')).waitFor();
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      await page.getByRole('button', { name: t('storeCode.copy') }).click();
      const code = await page.evaluate(() => navigator.clipboard.readText());
      await expect.poll(() => page.locator('#content').innerText()).toContain(code);
      expect(code).toMatch(/^\w{10,20}$/);
      expect(await findViolations(page)).toEqual([]);
      await callAs(page, runCashier, { orderId, outcome: 'paid' });
      await page
        .getByRole('status')
        .getByText(t('depositState.1.title', { coins: coins(300) }))
        .waitFor();
      await balance(page, '300 TWD').waitFor();

      await goToPay(page, 'ecpay', { isReminded: false });
      const second = new URL(page.url()).pathname.split('/').at(-1) ?? '';
      await open(page, `/store/deposit?orderId=${second}`);
      await page.getByRole('button', { name: t('receipt.cancel') }).click();
      await page
        .getByRole('alertdialog')
        .getByRole('button', { name: t('receipt.cancel') })
        .click();
      await page.getByRole('status').getByText(t('paymentStatus.6')).waitFor();
      await page.getByRole('link', { name: t('receipt.again') }).click();
      const amount = page.getByRole('textbox', { name: t('topUp.amount', { currency: 'TWD' }) });
      await expect.poll(() => amount.inputValue()).toBe('300');
      await expect.poll(() => page.getByRole('radio', { name: t('paymentMethod.ecpay') }).isChecked()).toBe(true);
    },
  );

  it.skipIf(size === 'desktop')(
    'R1.6 R1.7 R2.13 R2.15 both records show what is one’s own, narrowed by their address',
    async ({ visit }) => {
      const other = await visit(BLANK, view);
      await signInAs(other, `stranger-${crypto.randomUUID()}@example.com`);
      const foreign = await callAs(other, createDeposit, { amount: 77, currency: 'TWD', paymentMethod: 'ecpay' });
      const page = await visit(BLANK, view);
      await signInAs(page, `keeper-${crypto.randomUUID()}@example.com`);
      const [paid = ''] = await makeRecords(page);

      const rows = page.locator('#content').locator('tbody tr, li:has(a[href*="orderId="])').locator('visible=true');
      await open(page, '/store/deposit?page=1&status=10');
      await expect.poll(() => new URL(page.url()).search).toBe('');
      await expect.poll(() => rows.count()).toBe(3);
      expect(await page.locator('#content').innerText()).not.toContain(foreign.orderId);
      await page.getByLabel(t('words.status')).selectOption('1');
      await page.waitForURL('**?status=1#records');
      await expect.poll(() => rows.count()).toBe(1);
      const saved = page.waitForEvent('download');
      await page.getByRole('button', { name: t('words.exportCsv') }).click();
      const table = String(await buffer(await (await saved).createReadStream()));
      expect(table.charCodeAt(0)).toBe(0xfeff);
      expect(table.trim().split('\n')).toHaveLength(2);
      expect(table).toContain(paid);
      await page.goBack();
      await expect.poll(() => rows.count()).toBe(3);
      await page.getByLabel(t('words.order')).selectOption('amount');
      await expect.poll(() => rows.first().innerText()).toContain(formatAmount(150, 'TWD', locale));

      const found = await findViolations(page, { scope: '#content' });
      await open(page, '/store/record');
      await expect.poll(() => rows.count()).toBe(2);
      found.push(...(await findViolations(page, { scope: '#content' })));
      await page.locator('#content a[href*="orderId="]').locator('visible=true').first().click();
      await page.getByRole('button', { name: t('words.askForARefund') }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name: t('words.sendTheRequest') }).click();
      await dialog.getByText(t('words.pleaseSayWhy')).waitFor();
      await dialog.getByLabel(t('words.reason')).fill('bought twice');
      found.push(...(await findViolations(page, { scope: 'dialog[open]' })));
      await dialog.getByRole('button', { name: t('words.sendTheRequest') }).click();
      await page.getByRole('heading', { name: t('refund.state.waiting') }).waitFor();
      found.push(...(await findViolations(page, { scope: '#content' })));
      for (const path of ['/store/deposit', '/store/record']) {
        await open(page, path);
        for (const width of [320, 375, 768, 960, 1440]) {
          await page.setViewportSize({ width, height: 900 });
          const excess = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
          if (excess > 0) found.push(`${path} at ${width} px: ${excess} px too wide`);
        }
      }
      expect(found).toEqual([]);
    },
  );
});
