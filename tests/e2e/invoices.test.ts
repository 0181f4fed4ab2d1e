import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { createDeposit } from '#contract/deposit/endpoints.ts';
import { ERROR } from '#contract/errors/errors.ts';
import { listInvoices, listWinningInvoices } from '#contract/invoice/endpoints.ts';
import { importInvoiceDraw, listInvoiceDraws } from '#contract/invoice/operator-endpoints.ts';
import { LIMITS } from '#contract/values/limits.ts';
import { CARRIER_TYPE, WINNING_TYPE } from '#contract/values/states.ts';
import { invoicePeriodOf } from '#domain/invoice/invoice-calendar.ts';
import { businessDayOf } from '#domain/money/business-period.ts';
import { localizePath } from '#domain/page/locale-path.ts';
import { runCashier } from '#server/providers/payment/sandbox/endpoints.ts';
import { callAs } from './call-as.ts';
import { findViolations } from './find-violations.ts';
import { signInAs } from './sign-in-as.ts';
import { BLANK, it, SIZES, TWO_VIEWS, type Visit, type VisitPage, waitUntilAlive } from './test-in-browser.ts';
import { waitForToast } from './wait-for-toast.ts';
import { wordsOf } from './words.ts';

const OPERATOR = 'operator@starhall.test';
const WIDTHS = [320, 375, 768, 1440] as const;
/** An invoice is issued by a job that follows the payment. */
const ISSUED_MS = 30_000;

const isFocused = (node: Element) => node === document.activeElement;

/** Signs in as an account that no other test uses. */
async function visitAsSomeone(visit: VisitPage, view: Visit): Promise<Page> {
  const page = await visit(BLANK, view);
  await signInAs(page, `invoices-${crypto.randomUUID().slice(0, 8)}@example.com`);
  return page;
}

/** Tops up, and waits for the invoice. */
async function buyInvoices(page: Page, count: number): Promise<string[]> {
  for (let made = 0; made < count; made += 1) {
    const topUp = { amount: 300, currency: 'TWD', paymentMethod: 'credit_card' } as const;
    const { orderId } = await callAs(page, createDeposit, topUp);
    await callAs(page, runCashier, { orderId, outcome: 'paid' });
  }
  const readNumbers = async () => {
    const { list } = await callAs(page, listInvoices, {});
    return list.map((invoice: { invoiceNumber: string }) => invoice.invoiceNumber);
  };
  await expect.poll(readNumbers, { timeout: ISSUED_MS }).toHaveLength(count);
  return readNumbers();
}

/** Makes an invoice win a cloud prize, in addition to other tests' draws. */
async function drawInvoice(visit: VisitPage, number: string): Promise<void> {
  const page = await visit(BLANK);
  await signInAs(page, OPERATOR);
  const { list } = await callAs(page, listInvoiceDraws, {});
  const period = invoicePeriodOf(businessDayOf(Date.now()));
  const drawn = list.find((draw: { period: string }) => draw.period === period)?.numbers ?? [];
  const numbers = [...drawn, { number, winningType: WINNING_TYPE.cloudEightHundred }];
  await callAs(page, importInvoiceDraw, { period, numbers });
}

describe.each(TWO_VIEWS)('in $locale on a $size', ({ locale, size }) => {
  const t = wordsOf(locale);
  const view = { locale, size } as const;
  const address = (path: string) => localizePath(path, locale);

  async function open(page: Page, path: string): Promise<void> {
    await page.goto(address(path), { waitUntil: 'domcontentloaded' });
    await waitUntilAlive(page);
  }

  /** Runs axe on the current page, and returns the widths at which the page overflows. */
  async function findFaults(page: Page, scope = '#content'): Promise<string[]> {
    const found = await findViolations(page, { scope });
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      const excess = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      if (excess > 0) found.push(`${page.url()} at ${width} px: ${excess} px too wide`);
    }
    await page.setViewportSize(SIZES[size].viewport);
    return found;
  }

  it.skipIf(size === 'phone')(
    'R1.9 R2.12 a mobile barcode is judged, bound, still bound after a reload, and unbound',
    async ({ visit }) => {
      const page = await visitAsSomeone(visit, view);
      await open(page, '/store/binding');
      await page.getByText(t('binding.state.unbound'), { exact: true }).waitFor();
      expect(await findFaults(page)).toEqual([]);
      const field = page.getByRole('textbox', { name: t('carrierType.1') });
      const bind = page.getByRole('button', { name: t('binding.bind'), exact: true });
      await field.fill('/abc');
      await bind.click();
      await page.getByText(t('carrier.mobile_barcode')).waitFor();
      await expect.poll(() => field.evaluate(isFocused)).toBe(true);
      await field.fill('p4sv.-i');
      await page.getByText(t('binding.right')).waitFor();
      await bind.click();
      const reminder = page.getByRole('alertdialog', { name: t('verify.reminder.title') });
      await reminder.getByRole('button', { name: t('verify.reminder.later') }).click();
      await waitForToast(page, t('binding.done', { carrier: t(`carrierType.${CARRIER_TYPE.mobileBarcode}`) }));
      await page.reload();
      await waitUntilAlive(page);
      await page.getByText(t('binding.state.bound'), { exact: true }).first().waitFor();
      await page.getByRole('img', { name: t('binding.barcode', { code: '/P4SV.-I' }) }).waitFor();
      expect(await findFaults(page)).toEqual([]);
      await page.getByRole('button', { name: t('binding.unbind') }).click();
      await page
        .getByRole('alertdialog')
        .getByRole('button', { name: t('binding.unbind') })
        .click();
      await page.getByText(t('binding.state.unbound'), { exact: true }).waitFor();
      await expect.poll(() => page.locator('#carrier').evaluate(isFocused)).toBe(true);
    },
  );

  it.skipIf(size === 'phone')(
    'what the server has against a code stands at its field, and nothing typed is lost',
    async ({ visit }) => {
      const page = await visitAsSomeone(visit, { ...view, expected: [/\b400\b/] });
      await open(page, '/store/binding');
      const error = { code: ERROR.invalidFormat, message: '', fields: { carrierCode: 'field.invalid' } };
      await page.route('**/api/invoice/bind*', (route) =>
        route.request().method() === 'POST'
          ? route.fulfill({ status: 400, json: { result: false, error } })
          : route.continue(),
      );
      await page.getByRole('radio', { name: t(`carrierType.${CARRIER_TYPE.donation}`) }).check();
      const field = page.getByRole('textbox', { name: t('carrierType.4') });
      await field.fill('919');
      await page.keyboard.press('Enter');
      await page.getByRole('button', { name: t('verify.reminder.later') }).click();
      await page.getByText(t('field.invalid')).waitFor();
      await expect.poll(() => field.evaluate(isFocused)).toBe(true);
      await page.getByRole('radio', { name: t(`carrierType.${CARRIER_TYPE.citizenCertificate}`) }).check();
      await page.getByRole('radio', { name: t(`carrierType.${CARRIER_TYPE.donation}`) }).check();
      await expect.poll(() => field.inputValue()).toBe('919');
    },
  );

  it.skipIf(size === 'phone')(
    'a member carrier is bound on the platform, and whoever comes back hears what became of it',
    async ({ visit }) => {
      const page = await visitAsSomeone(visit, view);
      await open(page, '/store/binding');
      const goAndAnswer = async (outcome: string) => {
        await page.getByRole('radio', { name: t(`carrierType.${CARRIER_TYPE.memberCarrier}`) }).check();
        await page.getByRole('button', { name: t('binding.member.go') }).click();
        const later = page.getByRole('button', { name: t('verify.reminder.later') });
        const answer = page.locator(`button[value=${outcome}]`);
        await later.or(answer).first().waitFor();
        if (await later.isVisible()) await later.click();
        await answer.click();
        await page.waitForURL((url) => url.pathname === address('/store/binding'));
        await waitUntilAlive(page);
      };
      await goAndAnswer('refuse');
      await page.getByText(t('binding.outcome.refused.title')).waitFor();
      await page.waitForURL((url) => url.search === '');
      await goAndAnswer('accept');
      await page.getByText(t('binding.outcome.bound.title')).waitFor();
      await page.getByText(t('binding.way.3.kept')).waitFor();
      await page.reload();
      await page.getByText(t('binding.way.3.kept')).waitFor();
      expect(await page.getByText(t('binding.outcome.bound.title')).count()).toBe(0);
    },
  );

  it.skipIf(size === 'desktop')(
    'R1.8 R2.14 R3.38 R4.25 exactly the invoice that won is listed, printed once asked, and can be seen again',
    async ({ visit }) => {
      const script = (page: Page) =>
        page.addInitScript(() => {
          window.print = () => document.documentElement.setAttribute('data-printed', '');
        });
      const page = await visitAsSomeone(visit, { ...view, script });
      const [winner = '', loser = ''] = await buyInvoices(page, 2);
      const written = `${winner.slice(0, 2)}-${winner.slice(2)}`;
      await open(page, '/store/lottery');
      await page.getByText(t('lottery.none.title')).waitFor();
      await drawInvoice(visit, winner);
      await page.reload();
      await waitUntilAlive(page);
      await page.getByText(t('lottery.lead', { days: LIMITS.winningDaysDefault })).waitFor();
      await page.getByRole('heading', { name: written }).waitFor();
      await expect.poll(() => page.locator('[aria-labelledby=winners] li').count()).toBe(1);
      expect(await page.locator('#content').textContent()).not.toContain(loser.slice(2));
      const { list } = await callAs(page, listWinningInvoices, {});
      expect(list).toMatchObject([
        {
          invoiceNumber: winner,
          carrierType: null,
          winningType: WINNING_TYPE.cloudEightHundred,
          providerCode: 'sandbox',
        },
      ]);
      expect(list[0].redeemCode).toMatch(/^[0-9A-Z]{6,}$/);
      await page.getByText(t('printing.0'), { exact: true }).waitFor();
      await page.getByRole('button', { name: t('lottery.redeemCode.show', { number: written }) }).click();
      await page.getByText(list[0].redeemCode, { exact: true }).waitFor();
      expect(await findFaults(page)).toEqual([]);
      await page.getByRole('button', { name: t('lottery.print.named', { number: written }) }).click();
      await page
        .getByRole('alertdialog')
        .getByRole('button', { name: t('lottery.print.confirm') })
        .click();
      await page.waitForURL(`**/store/lottery?invoice=${winner}`);
      await page.locator('html[data-printed]').waitFor();
      await page.getByRole('article', { name: '電子發票證明聯' }).waitFor();
      expect(await findFaults(page, 'html')).toEqual([]);
      await page.getByRole('link', { name: t('invoice.sheet.backToWinners') }).click();
      await page.getByText(t('printing.1'), { exact: true }).waitFor();
      await page.getByRole('link', { name: t('lottery.view.named', { number: written }) }).click();
      await page.getByRole('article', { name: '電子發票證明聯' }).waitFor();
      await open(page, '/store/invoices');
      await page.getByText(t('words.countInvoices', { count: 2 })).waitFor();
      expect(await findFaults(page)).toEqual([]);
    },
  );

  it.skipIf(size === 'desktop')('on paper an invoice stands alone', async ({ visit }) => {
    const page = await visitAsSomeone(visit, view);
    const [number = ''] = await buyInvoices(page, 1);
    await open(page, `/store/lottery?invoice=${number}`);
    await page.emulateMedia({ media: 'print' });
    const shown = await page.evaluate(() => document.body.innerText);
    expect(shown).toContain(`${number.slice(0, 2)}-${number.slice(2)}`);
    for (const key of ['words.print', 'invoice.facts', 'shell.nav.lottery'] as const) {
      expect(shown).not.toContain(t(key));
    }
  });
});
