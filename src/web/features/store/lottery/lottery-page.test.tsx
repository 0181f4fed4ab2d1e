import { describe, expect, it } from 'vitest';
import { LOCALES, type LocaleCode } from '#contract/values/locales.ts';
import { INVOICE_PRINTING, WINNING_TYPE } from '#contract/values/states.ts';
import { buildInvoice } from '#tests/web/build-invoice.ts';
import { buildPage } from '#tests/web/build-page.ts';
import { buildUser } from '#tests/web/build-user.ts';
import { renderPage } from '#tests/web/render-page.tsx';
import type { WinningList } from '../invoice/load-invoices.ts';
import { LotteryPage } from './lottery-page.tsx';

const WAITING = buildInvoice();
const PRINTED = buildInvoice({
  invoiceNumber: 'AB12377231',
  winningType: WINNING_TYPE.second,
  prize: 40_000,
  printing: INVOICE_PRINTING.printed,
});
const BOTH = [WAITING, PRINTED];

function renderLottery(list: Partial<WinningList> = {}, locale: LocaleCode = 'en-US', guard: 'open' | 'all' = 'open') {
  const data = { filter: {}, invoices: BOTH, days: 60, today: '2026-02-10', ...list };
  return renderPage(<LotteryPage {...data} />, locale, { path: '/store/lottery', user: buildUser(), guard });
}

const textOf = (html: string) => html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');

describe.each(LOCALES)('in %s', (locale) => {
  const { t } = buildPage({ locale });

  it('R2.14 R4.25 lists the returned invoices with their print state, and has all texts', () => {
    const html = renderLottery({}, locale);
    expect(textOf(html)).toContain('AB-00000592');
    expect(textOf(html)).toContain('AB-12377231');
    expect(html).toContain(t(`printing.${INVOICE_PRINTING.notYetPrinted}`));
    expect(html).toContain(t(`printing.${INVOICE_PRINTING.printed}`));
    for (const invoices of [BOTH, []]) {
      for (const filter of [{}, { beginAt: '2026-01-01' }]) {
        const narrowed = renderLottery({ invoices, filter }, locale);
        expect(narrowed).not.toMatch(/(?:lottery|invoice|printing|winningType)\.[a-z0-9]|undefined/);
      }
    }
  });

  it('R9.5 names for how many days an invoice is listed', () => {
    expect(textOf(renderLottery({ days: 45 }, locale))).toContain(t('lottery.lead', { days: 45 }));
    expect(t('lottery.lead', { days: 45 })).toContain('45');
  });
});

it('shows the prize, the claim period and the days left', () => {
  const text = textOf(renderLottery({ invoices: [WAITING] }));
  expect(text).toContain('Sixth prize NT$200');
  expect(text).toContain('November–December 2025');
  expect(text).toContain('Drawn on Jan 25, 2026');
  expect(text).toContain('Feb 6, 2026 to May 5, 2026 84 days left');
  expect(text).toContain('1 winning invoice, NT$200 in prizes');
});

it.each([
  ['2026-02-05', 'Starts tomorrow'],
  ['2026-05-04', '1 day left'],
  ['2026-05-05', 'Today is the last day'],
  ['2026-05-06', 'The claim period has ended'],
])('says on %s: %s', (today, words) => {
  expect(textOf(renderLottery({ invoices: [WAITING], today }))).toContain(words);
});

it('writes the period in the calendar of the Republic for readers in Taiwan only', () => {
  expect(renderLottery({}, 'zh-TW')).toContain('114年11-12月');
  expect(renderLottery({}, 'zh-CN')).toContain('2025年11-12月');
});

it('hides the redeem code until requested', () => {
  const html = renderLottery({ invoices: [WAITING] });
  expect(html).not.toContain(WAITING.redeemCode);
  expect(html).toContain('Show the redemption code for AB-00000592');
  expect(html).toContain('Copy the redemption code for AB-00000592');
});

it('prints unprinted certificates, and shows printed ones again', () => {
  const html = renderLottery();
  expect(html).toContain('aria-label="Print certificate for AB-00000592"');
  expect(html).toContain('href="/en-US/store/lottery?invoice=AB12377231"');
  expect(html).not.toContain('?invoice=AB00000592');
});

it('explains the calendar of the draws where nothing has won', () => {
  const text = textOf(renderLottery({ invoices: [] }));
  expect(text).toContain('The next draw is on Mar 25, 2026, for invoices from January–February 2026.');
  expect(text).toContain('Link a carrier');
  const narrowed = textOf(renderLottery({ invoices: [], filter: { endAt: '2026-01-01' } }));
  expect(narrowed).toContain('No winning invoices in this period');
});

it('asks only for days that can hold a draw', () => {
  const html = renderLottery({ filter: { beginAt: '2026-01-25' } });
  expect(html).toMatch(/min="2025-12-12" max="2026-02-10"[^>]*name="beginAt" value="2026-01-25"/);
  expect(html).toMatch(/href="\/en-US\/store\/lottery">Clear filters/);
});

it('leads to all invoices, but not where the guard keeps that page closed', () => {
  expect(renderLottery()).toContain('href="/en-US/store/invoices"');
  expect(renderLottery({}, 'en-US', 'all')).not.toContain('/store/invoices');
});
