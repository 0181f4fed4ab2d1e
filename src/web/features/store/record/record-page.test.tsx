import { describe, expect, it } from 'vitest';
import { LOCALES, type LocaleCode } from '#contract/values/locales.ts';
import { buildOrder } from '#tests/web/build-records.ts';
import { buildUser } from '#tests/web/build-user.ts';
import { renderPage } from '#tests/web/render-page.tsx';
import { recordFilter } from '../record-filter.tsx';
import type { OrderListData, RecordPageData } from './load-orders.ts';
import { RecordPage } from './record-page.tsx';

const NO_FILTER = recordFilter.read({});
const NOON = '2026-11-21T04:00:00.000Z';
const ASKED = {
  by: 'player',
  reason: 'Two\nlines',
  requestedAt: NOON,
  decision: null,
  answer: '',
  decidedAt: null,
} as const;
const DECLINED = { ...ASKED, decision: 'declined', answer: 'It was used.', decidedAt: NOON } as const;

const LIST: OrderListData = {
  view: 'list',
  filter: NO_FILTER,
  count: 2,
  orders: [buildOrder(), buildOrder({ orderId: 'P261121ABCDEFGHJ2', currency: 'MYR', points: 30.5, paymentStatus: 9 })],
  totals: [{ currency: 'TWD', count: 1, amount: 300, points: 300, refundedAmount: 0 }],
};

const render = (data: RecordPageData, locale: LocaleCode = 'en-US') =>
  renderPage(<RecordPage data={data} />, locale, { user: buildUser(), path: '/store/record' });
const receipt = (overrides: Parameters<typeof buildOrder>[0]): RecordPageData => ({
  view: 'receipt',
  filter: NO_FILTER,
  order: buildOrder(overrides),
});

it.each(LOCALES)('every state of the page has words for everything in %s', (locale) => {
  const pages: RecordPageData[] = [
    LIST,
    { ...LIST, count: 0, orders: [], totals: [] },
    { ...LIST, filter: { ...NO_FILTER, period: 'year' }, count: 0, orders: [], totals: [] },
    { view: 'receipt', filter: NO_FILTER, order: null },
    { view: 'closed' },
    { view: 'visitor' },
    receipt({}),
    receipt({ refundRequest: ASKED, paymentStatus: 9 }),
    receipt({ refundRequest: DECLINED, refundedAmount: 10 }),
    receipt({ refundRequest: { ...ASKED, by: 'seller' }, testMode: true, acknowledgedAt: NOON }),
  ];
  for (const data of pages) {
    expect(render(data, locale)).not.toMatch(
      />[^<]*(?:records|receipt|refund|balance|store|payment(?:Status|Method))\.[a-z\d][^<]*<|undefined|NaN/,
    );
  }
});

it('R2.15 R3.36 a row has order number, payment method, state, product and price', () => {
  const html = render({ ...LIST, orders: [buildOrder({ productName: '<b>Gems</b>' })] });
  const [, row = ''] = /<tbody>(.*?)<\/tbody>/s.exec(html) ?? [];
  for (const text of ['P261121ABCDEFGHJK', 'Star coins', 'Paid', '&lt;b&gt;Gems&lt;/b&gt;', 'Starsea Voyage', '300']) {
    expect(row).toContain(text);
  }
  expect(row).toContain('href="/en-US/store/record?orderId=P261121ABCDEFGHJK"');
});

it('marks free exchanges of test accounts in the list and on the receipt', () => {
  expect(render(LIST)).not.toContain('Test order');
  const test = { testMode: true, amount: 0, points: 0 } as const;
  expect(render({ ...LIST, orders: [buildOrder(test)] }).match(/>Test order</g)).toHaveLength(2);
  expect(render(receipt(test))).toContain('Test order');
});

describe('a receipt', () => {
  it('offers a refund request for paid exchanges with a price and without a request', () => {
    const offers = [
      receipt({}),
      receipt({ amount: 0, points: 0 }),
      receipt({ refundRequest: DECLINED }),
      receipt({ paymentStatus: 3 }),
    ].map((data) => render(data).includes('Request a refund'));
    expect(offers).toEqual([true, false, false, false]);
  });

  it('shows the request, the decision and the reason', () => {
    const html = render(receipt({ refundRequest: DECLINED }));
    for (const text of ['Refund declined', 'Two\nlines', 'It was used.']) expect(html).toContain(text);
    const asked = render(receipt({ refundRequest: ASKED, paymentStatus: 9 }));
    expect(asked).toContain('Refund requested');
    expect(asked).not.toContain('The seller requested this refund.');
    const bySeller = { ...ASKED, by: 'seller' } as const;
    expect(render(receipt({ refundRequest: bySeller, paymentStatus: 9 }))).toContain(
      'The seller requested this refund.',
    );
  });

  it('shows all data of the order', () => {
    const html = render(receipt({ refundedAmount: 300 }));
    for (const text of ['X261121ABCDEFGHJK', 'A hundred gems', 'Tidewater Games', '300\u00a0★</span> (TWD)']) {
      expect(html).toContain(text);
    }
    expect(html).toContain('href="/en-US/application/details?applicationId=starsea.voyage"');
  });
});
