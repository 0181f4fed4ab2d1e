import { describe, expect, it } from 'vitest';
import type { DepositOption } from '#contract/deposit/entities.ts';
import { LOCALES, type LocaleCode } from '#contract/values/locales.ts';
import { PAYMENT_METHODS } from '#contract/values/payment-methods.ts';
import { PAYMENT_STATUS } from '#contract/values/states.ts';
import { CATALOGS } from '#i18n/catalogs.ts';
import { buildDeposit } from '#tests/web/build-records.ts';
import { buildUser } from '#tests/web/build-user.ts';
import { renderPage } from '#tests/web/render-page.tsx';
import { type RecordFilter, recordFilter } from '../record-filter.tsx';
import { DepositPage } from './deposit-page.tsx';
import type { DepositListData, DepositPageData } from './load-deposits.ts';

const NO_FILTER = recordFilter.read({});
const STATES = Object.values(PAYMENT_STATUS);
const ALL = PAYMENT_METHODS.map((paymentMethod) => ({ paymentMethod, provider: 'sandbox' }));
const CARD = ALL.slice(0, 1);
const OPTIONS: readonly DepositOption[] = [
  { currency: 'TWD', minAmount: 1, maxAmount: 20_000, methods: ALL },
  { currency: 'MYR', minAmount: 1, maxAmount: 3000, methods: CARD },
];
const TOTALS = [
  { currency: 'TWD', count: 21, amount: 4500, points: 4500, refundedAmount: 150 },
  { currency: 'MYR', count: 1, amount: 30, points: 30, refundedAmount: 0 },
] as const;

const LIST: DepositListData = {
  view: 'list',
  filter: NO_FILTER,
  count: 22,
  deposits: STATES.map((paymentStatus, index) =>
    buildDeposit({
      orderId: `D26112100000000${10 + index}`,
      paymentStatus,
      paymentMethod: PAYMENT_METHODS[index % PAYMENT_METHODS.length] ?? 'ecpay',
      refundedAmount: index === 1 ? 100 : 0,
    }),
  ),
  totals: TOTALS,
  options: OPTIONS,
  wish: null,
};

const render = (data: DepositPageData, locale: LocaleCode = 'en-US') =>
  renderPage(<DepositPage data={data} />, locale, { user: buildUser(), path: '/store/deposit' });
const receipt = (overrides: Parameters<typeof buildDeposit>[0], filter: RecordFilter = NO_FILTER) =>
  ({ view: 'receipt', filter, deposit: buildDeposit(overrides) }) as const;

it('the form has no field that a filter of the list would read from the address', () => {
  const [form = ''] = /<form.*?<\/form>/s.exec(render(LIST)) ?? [];
  const names = Array.from(form.matchAll(/ name="([^"]*)"/g), ([, name]) => name);
  expect(names).toContain('amount');
  expect(names.filter((name) => name !== undefined && name in recordFilter.kinds)).toEqual([]);
});

describe.each(LOCALES)('in %s', (locale) => {
  const labels: Readonly<Record<string, string>> = CATALOGS.states[locale];

  it('R3.67 R4.18 the list has the label of each of the six methods and the nine states', () => {
    const html = render(LIST, locale);
    for (const method of PAYMENT_METHODS) expect(html).toContain(labels[`paymentMethod.${method}`]);
    // In the filter, in the table and on the cards; a screen width shows one of the latter two.
    for (const state of STATES) {
      expect(html.split(`>${labels[`paymentStatus.${state}`]}<`).length - 1).toBeGreaterThanOrEqual(3);
    }
  });

  it('every state of the page has words for everything', () => {
    const pages: DepositPageData[] = [
      LIST,
      { ...LIST, count: 0, deposits: [], totals: [] },
      { ...LIST, filter: { ...NO_FILTER, status: 2 }, count: 0, deposits: [], totals: [] },
      { ...LIST, options: [] },
      { view: 'receipt', filter: NO_FILTER, deposit: null },
      { view: 'closed' },
      { view: 'visitor' },
      ...STATES.map((paymentStatus) => receipt({ paymentStatus, refundedAmount: 5, invoiceNumber: 'AB12345678' })),
      receipt({
        paymentStatus: 2,
        paymentMethod: 'hilife',
        storeCode: 'LLL26112112345',
        expiresAt: '2026-11-24T04:00:00Z',
      }),
    ];
    for (const data of pages) {
      expect(render(data, locale)).not.toMatch(
        />[^<]*(?:topUp|records|receipt|depositState|storeCode|balance|store|payment(?:Status|Method))\.[a-z\d][^<]*<|undefined|NaN/,
      );
    }
  });
});

it('R2.13 a row has number, method, amount, star coins and state, and leads to its receipt', () => {
  const html = render({ ...LIST, deposits: [buildDeposit({ refundedAmount: 500 })] });
  expect(render({ ...LIST, deposits: [buildDeposit({})] })).not.toContain('Partially refunded');
  const [, row = ''] = /<tbody>(.*?)<\/tbody>/s.exec(html) ?? [];
  for (const text of [
    'D261121ABCDEFGHJK',
    'Credit card',
    'NT$1,500',
    '1,500 star coins',
    'NT$500 refunded',
    'Partially refunded',
  ]) {
    expect(row).toContain(text);
  }
  expect(row).toContain('href="/en-US/store/deposit?orderId=D261121ABCDEFGHJK"');
  expect(row).toContain('aria-label="Copy D261121ABCDEFGHJK"');
});

it('totals are shown by currency and never added up', () => {
  const html = render(LIST);
  expect(html).toContain('NT$4,500');
  expect(html).toContain('RM30.00');
  expect(html).not.toContain('4,530');
});

it('the methods that a currency does not have say why, and cannot be chosen', () => {
  const inMyr = render({ ...LIST, wish: { currency: 'MYR', amount: '30', method: null } });
  expect(inMyr.match(/<input[^>]*name="method"[^>]*>/g)?.filter((input) => input.includes('disabled'))).toHaveLength(5);
  expect(inMyr.split('TWD only')).toHaveLength(6);
  const inTwd = render({ ...LIST, options: [{ currency: 'TWD', minAmount: 1, maxAmount: 100, methods: CARD }] });
  expect(inTwd.split('Currently unavailable')).toHaveLength(6);
});

it('a wish fills the form in, and the sums follow it one to one', () => {
  const html = render({ ...LIST, wish: { currency: 'MYR', amount: '30.5', method: 'credit_card' } });
  expect(html).toMatch(/<input[^>]*name="amount"[^>]*value="30\.5"/);
  expect(html).toContain('RM30.50');
  expect(html).toContain('30.50 star coins');
});

it('names no sum and shows no main action before an amount is chosen', () => {
  const html = render({ ...LIST, wish: null });
  expect(html).not.toContain('NT$0');
  expect(html).toMatch(/<button type="submit" class="btn btn-quiet/);
  expect(render({ ...LIST, wish: { currency: 'MYR', amount: '30', method: null } })).toMatch(
    /<button type="submit" class="btn btn-gold/,
  );
});

it('offers only quick amounts that can be topped up at once', () => {
  const html = render({ ...LIST, options: [{ currency: 'TWD', minAmount: 200, maxAmount: 1000, methods: CARD }] });
  const amounts = [...html.matchAll(/aria-pressed="false"[^>]*>(NT\$[\d,]+)</g)].map(([, amount]) => amount);
  expect(amounts).toEqual(['NT$300', 'NT$500', 'NT$1,000']);
});

it('filters its list without scripts, and leads to the list below the form', () => {
  const html = render({ ...LIST, filter: recordFilter.read({ period: '3m', status: '2' }) });
  const form = html.slice(html.indexOf('<search>'), html.indexOf('</search>'));
  expect(form).toContain(' action="/en-US/store/deposit#records"');
  const names = [...form.matchAll(/<(?:input|select)[^>]* name="(\w+)"/g)].map(([, name]) => name);
  expect(names).toEqual(['period', 'from', 'to', 'status', 'currency', 'sort']);
  expect(form).toContain('<input type="hidden" name="period" value="3m"/>');
  expect(form).toContain('href="/en-US/store/deposit#records">Clear filters');
});

describe('a receipt', () => {
  it('of an unpaid top-up links to the payment page, and can be canceled', () => {
    const html = render(receipt({ paymentStatus: 2, payUrl: '/dev/cashier/D1', paidAt: null }));
    expect(html).toContain('href="/dev/cashier/D1"');
    expect(html).toContain('Cancel this top-up');
  });

  it('of a store code shows it large, with how to pay and until when', () => {
    const html = render(
      receipt({
        paymentStatus: 2,
        paymentMethod: 'familymart',
        storeCode: 'LLL26112112345',
        expiresAt: '2026-11-24T04:00:00Z',
      }),
    );
    for (const text of ['LLL26112112345', 'Copy payment code', 'FamiPort', 'Valid until November 24, 2026']) {
      expect(html).toContain(text);
    }
  });

  it.each([6, 7, 8] as const)('of state %i leads to the form with the same values', (paymentStatus) => {
    const html = render(receipt({ paymentStatus, paidAt: null }));
    expect(html).toContain('href="/en-US/store/deposit?topUp=TWD-1500-credit_card"');
    expect(html).not.toContain('Cancel this top-up');
  });

  it('of a paid top-up offers neither payment nor canceling, and links back to the filtered list', () => {
    const html = render(receipt({}, { ...NO_FILTER, period: '3m', page: 2 }));
    expect(html).not.toMatch(/Complete payment|Cancel this top-up|Try again/);
    expect(html).toContain('href="/en-US/store/deposit?period=3m&amp;page=2#records"');
  });

  it('announces its state on change', () => {
    expect(render(receipt({ paymentStatus: 7 }))).toMatch(/role="status"[^>]*>\s*<p[^>]*>Payment declined/);
  });
});

it('R2.13 asks a visitor to sign in', () => {
  const html = renderPage(<DepositPage data={{ view: 'visitor' }} />, 'en-US');
  expect(html).toContain('Please sign in');
  expect(html).not.toContain('Top up star coins');
});
