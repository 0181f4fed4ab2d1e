import { describe, expect, it } from 'vitest';
import { LOCALES, type LocaleCode } from '#contract/values/locales.ts';
import { CARRIER_TYPE, INVOICE_PRINTING, INVOICE_STATUS, WINNING_TYPE } from '#contract/values/states.ts';
import { buildInvoice, buildInvoiceSheet } from '#tests/web/build-invoice.ts';
import { buildUser } from '#tests/web/build-user.ts';
import { renderPage } from '#tests/web/render-page.tsx';
import { InvoicesPage } from './invoices-page.tsx';
import { SheetPage } from './sheet-page.tsx';

const SHEETS = [
  buildInvoiceSheet(),
  buildInvoiceSheet({ printing: INVOICE_PRINTING.printed }),
  buildInvoiceSheet({ winningType: WINNING_TYPE.none, prize: 0, redeemCode: '', allowance: 100 }),
  buildInvoiceSheet({ carrierType: null, carrierCode: null, winningType: WINNING_TYPE.none, prize: 0 }),
  buildInvoiceSheet({ carrierType: CARRIER_TYPE.donation, carrierCode: '919', winningType: WINNING_TYPE.none }),
  buildInvoiceSheet({ status: INVOICE_STATUS.voided, voidedAt: '2025-12-01T00:00:00.000Z' }),
];

const INVOICES = [
  buildInvoice(),
  buildInvoice({ invoiceNumber: 'AB00000001', winningType: WINNING_TYPE.none, drawnAt: null, carrierType: null }),
  buildInvoice({ invoiceNumber: 'AB00000002', winningType: WINNING_TYPE.none }),
  buildInvoice({ invoiceNumber: 'AB00000003', winningType: WINNING_TYPE.none, allowance: 30 }),
  buildInvoice({ invoiceNumber: 'AB00000004', status: INVOICE_STATUS.voided, winningType: WINNING_TYPE.none }),
];

const textOf = (html: string) => html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');
const renderSheet = (sheet = buildInvoiceSheet(), locale: LocaleCode = 'en-US') =>
  renderPage(<SheetPage sheet={sheet} />, locale, { path: '/store/lottery', user: buildUser() });

function renderList(invoices = INVOICES, { period = undefined as string | undefined, count = invoices.length } = {}) {
  const page = <InvoicesPage filter={{ period, page: 1 }} count={count} list={invoices} today="2026-02-10" />;
  return renderPage(page, 'en-US', { path: '/store/invoices', user: buildUser() });
}

describe.each(LOCALES)('in %s', (locale) => {
  it('the sheet has words for everything, and its paper is the official Chinese one', () => {
    for (const sheet of SHEETS) {
      const html = renderSheet(sheet, locale);
      expect(html).not.toMatch(/(?:invoice|printing|winningType|carrierType)\.[a-z0-9]|undefined/);
      expect(html).toMatch(/<article lang="zh-TW" aria-label="電子發票(?:證明聯|明細)"/);
    }
  });

  it('the list has words for everything', () => {
    for (const invoices of [INVOICES, []]) {
      const list = (
        <InvoicesPage filter={{ period: '2025-11', page: 2 }} count={45} list={invoices} today="2026-02-10" />
      );
      expect(renderPage(list, locale)).not.toMatch(/(?:invoice|winningType|carrierType)\.[a-z0-9]|undefined/);
    }
  });
});

it('prints number, period, time, random code, total, seller and bar code of a certificate', () => {
  const html = renderSheet();
  const text = textOf(html);
  for (const words of ['電子發票證明聯', '114年11-12月', 'AB-00000592', '2025-11-20 12:05:06', '隨機碼 0417']) {
    expect(text).toContain(words);
  }
  for (const words of ['總計 300', '賣方 12345675', '星廳股份有限公司', '星幣儲值', '手機條碼 /ABC+123']) {
    expect(text).toContain(words);
  }
  expect(html).toContain('aria-label="Code 39 11412AB000005920417"');
});

it('has no certificate for invoices that have a carrier, were donated or are void', () => {
  for (const sheet of SHEETS.slice(2).filter(({ carrierType }) => carrierType !== null)) {
    const html = renderSheet(sheet);
    expect(html).not.toContain('電子發票證明聯');
    expect(html).not.toContain('Code 39');
  }
  expect(renderSheet(SHEETS[5])).toContain('作廢');
  expect(renderSheet(SHEETS[3])).toContain('電子發票證明聯');
});

it('leads back to where the invoice is listed, and to its top-up', () => {
  expect(renderSheet(SHEETS[0])).toContain('href="/en-US/store/lottery"');
  expect(renderSheet(SHEETS[2])).toContain('href="/en-US/store/invoices"');
  expect(renderSheet(SHEETS[0])).toContain('href="/en-US/store/deposit?orderId=D2511200123456789A"');
});

it('lists every invoice with its state and a link to its sheet', () => {
  const text = textOf(renderList());
  for (const words of [
    'Sixth prize',
    'Waiting for the draw',
    'No prize',
    'Partially refunded',
    'Voided',
    'No carrier',
  ]) {
    expect(text).toContain(words);
  }
  expect(renderList()).toContain('href="/en-US/store/lottery?invoice=AB00000592"');
});

it('keeps the period in the links to the neighboring pages, and offers periods that only the address knows', () => {
  const html = renderList(INVOICES, { period: '2020-01', count: 45 });
  expect(html).toContain('href="/en-US/store/invoices?period=2020-01&amp;page=2"');
  expect(html).toMatch(/<option value="2020-01" selected="">January–February 2020/);
});

it('distinguishes an empty period from having no invoices', () => {
  expect(renderList([], { period: '2025-11' })).toContain('No invoices in this period');
  expect(renderList([])).toContain('No invoices yet');
});
