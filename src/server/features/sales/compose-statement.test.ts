import { expect, it } from 'vitest';
import type { Statement } from '#contract/sales/entities.ts';
import { LIMITS } from '#contract/values/limits.ts';
import { composeStatement } from './compose-statement.ts';

const LINE: Statement['lines'][number] = {
  applicationId: 'com.example.harbor',
  applicationName: 'Star Harbor',
  productId: 'gem',
  productName: 'Gem',
  currency: 'TWD',
  count: 1200,
  quantity: 1300,
  amount: 39_000,
  refundCount: 1,
  refundedAmount: 30,
};
const STATEMENT: Statement = {
  month: '2026-03',
  isFinal: true,
  feePercent: 12.5,
  sums: [
    { currency: 'TWD', count: 1200, amount: 39_000, refundCount: 1, refundedAmount: 30, fee: 4871, payout: 34_099 },
    { currency: 'EUR', count: 0, amount: 0, refundCount: 1, refundedAmount: 9.9, fee: 0, payout: -9.9 },
  ],
  lines: [LINE],
  company: { name: 'Aurora Games', taxIdNumber: '12345675', bankName: '', bankAccountNumber: '****5952' },
  madeAt: '2026-04-30T16:00:00.000Z',
};
const print = (statement: Partial<Statement> = {}, lang: 'zh-TW' | 'zh-CN' | 'vi-VN' | 'en-US' = 'en-US') =>
  composeStatement({ ...STATEMENT, ...statement }, { lang, store: 'Starhall' });

it.each([
  ['zh-TW', '2026年3月對帳單', '已結算'],
  ['zh-CN', '2026年3月对账单', '已结算'],
  ['vi-VN', 'Bảng kê tháng 3 năm 2026', 'Đã chốt'],
  ['en-US', 'Statement for March 2026', 'Final'],
] as const)('names its month and how it stands in %s', (lang, title, state) => {
  const { tables, ...document } = print({}, lang);
  expect(document).toMatchObject({ lang, title, subtitle: state, footer: `Starhall / ${title}` });
  expect(tables).toHaveLength(2);
  expect(print({ isFinal: false }, lang).subtitle).not.toBe(state);
});

it('formats amounts by currency, and omits unknown payee details', () => {
  const { facts, tables } = print();
  expect(facts).toEqual([
    ['Payee', 'Aurora Games'],
    ['Tax ID', '12345675'],
    ['Account number', '****5952'],
    ['Generated', 'May 1, 2026 at 12:00 AM (UTC+8)'],
  ]);
  expect(tables[0]?.columns.map(({ head }) => head)).toContain('Store share (12.5%)');
  expect(tables.map(({ rows }) => rows)).toEqual([
    [
      ['TWD', '1,200', '39,000', '1', '30', '4,871', '34,099'],
      ['EUR', '0', '0.00', '1', '9.90', '0.00', '-9.90'],
    ],
    [['Star Harbor', 'Gem', 'TWD', '1,200', '1,300', '39,000', '1', '30']],
  ]);
});

it('prints as many lines as fit and the number of omitted ones', () => {
  const lines = Array.from({ length: LIMITS.statementPrintedLines + 3 }, () => LINE);
  const { tables, notes } = print({ lines });
  expect(tables[1]?.rows).toHaveLength(LIMITS.statementPrintedLines);
  expect(notes[0]).toBe(
    '3 more lines are not shown here; see the CSV file for this month. The totals above include every line.',
  );
});

it('says that nothing was sold', () => {
  const { tables, notes } = print({ lines: [], sums: [] });
  expect([tables, notes[0]]).toEqual([[], 'No sales or refunds during this month.']);
});
