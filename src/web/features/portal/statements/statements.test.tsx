import { describe, expect, it } from 'vitest';
import type { Statement, StatementSum } from '#contract/sales/entities.ts';
import { LOCALES, type LocaleCode } from '#contract/values/locales.ts';
import { findForeign } from '#i18n/catalogs/language-purity.ts';
import { buildUser } from '#tests/web/build-user.ts';
import { renderPage } from '#tests/web/render-page.tsx';
import { StatementPage } from './statement-page.tsx';
import { StatementsPage } from './statements-page.tsx';

const SUM: StatementSum = {
  currency: 'TWD',
  count: 3,
  amount: 1000,
  refundCount: 1,
  refundedAmount: 200,
  fee: 240,
  payout: 560,
};
const MINUS: StatementSum = { ...SUM, currency: 'EUR', amount: 0, count: 0, fee: 0, payout: -200 };
const STATEMENT: Statement = {
  month: '2026-10',
  isFinal: true,
  feePercent: 30,
  sums: [SUM, MINUS],
  lines: [
    {
      applicationId: 'com.example.sea',
      applicationName: 'Sea',
      productId: 'gems.100',
      productName: '<b>100</b>',
      currency: 'TWD',
      count: 3,
      quantity: 4,
      amount: 1000,
      refundCount: 1,
      refundedAmount: 200,
    },
  ],
  company: { name: 'Sea', taxIdNumber: '04595257', bankName: '004', bankAccountNumber: '123456789' },
  madeAt: '2026-11-01T00:00:00.000Z',
};
const EMPTY: Statement = { ...STATEMENT, isFinal: false, sums: [], lines: [] };
const { month, isFinal, sums } = STATEMENT;
const MONTHS = [
  { month: '2026-11', isFinal: false, sums: [SUM] },
  { month, isFinal, sums },
];

const render = (element: React.ReactNode, locale: LocaleCode = 'en-US') =>
  renderPage(element, locale, { user: buildUser({ type: 99 }), path: '/developer/statements' });

it.each(LOCALES)('every state of both pages has words in %s', (locale) => {
  const parts = [
    <StatementsPage key="months" number={1} count={45} months={MONTHS} feePercent={27.5} />,
    <StatementsPage key="none" number={1} count={0} months={[]} feePercent={30} />,
    <StatementPage key="one" statement={STATEMENT} />,
    <StatementPage key="empty" statement={EMPTY} />,
  ];
  for (const part of parts) {
    const html = render(part, locale);
    expect(html).not.toMatch(/>[^<]*\b(?:sales|statements|portal)\.[a-z\d]|undefined|NaN/);
    expect(findForeign(html.replaceAll(/<[^>]+>/g, ' '), locale)).toEqual([]);
  }
});

describe('the months', () => {
  it('link to a page each, and show whether they have ended', () => {
    const html = render(<StatementsPage number={1} count={2} months={MONTHS} feePercent={30} />);
    expect([...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual([
      '/en-US/developer/statements/2026-11',
      '/en-US/developer/statements/2026-10',
    ]);
    expect(html.indexOf('Month in progress')).toBeLessThan(html.indexOf('October 2026'));
    expect(html).toContain('Final');
  });
});

describe('a statement', () => {
  it('calculates from sales to payout, negative if refunds exceed sales', () => {
    const html = render(<StatementPage statement={STATEMENT} />);
    for (const text of ['NT$1,000', '−NT$200', '−NT$240', 'NT$560', 'Store’s share (30%)', '−€200.00']) {
      expect(html).toContain(text);
    }
    expect(html).toContain('04595257');
    expect(html).toContain('&lt;b&gt;100&lt;/b&gt;');
    expect(html).not.toContain('This month hasn’t ended');
  });

  it('says that the figures of a month in progress still change', () => {
    const html = render(<StatementPage statement={EMPTY} />);
    expect(html).toContain('This month hasn’t ended');
    expect(html).toContain('No sales or refunds during this month.');
  });
});
