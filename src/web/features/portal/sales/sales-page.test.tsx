import { describe, expect, it } from 'vitest';
import type { PortalApplication } from '#contract/portal/entities.ts';
import { LOCALES, type LocaleCode } from '#contract/values/locales.ts';
import { findForeign } from '#i18n/catalogs/language-purity.ts';
import { buildUser } from '#tests/web/build-user.ts';
import { countLoadingParts } from '#tests/web/count-loading-parts.ts';
import { renderPage } from '#tests/web/render-page.tsx';
import { buildChart, buildSale, NOON } from './build-sale.ts';
import type { SalesData } from './load-sales.tsx';
import { SaleDialog } from './sale-dialog.tsx';
import { salesFilter } from './sales-filter.ts';
import { AskRefundDialog, SalesPage } from './sales-page.tsx';

const SEA: PortalApplication = {
  applicationId: 'com.example.sea',
  name: 'Sea',
  icon: '',
  status: 1,
  platforms: [2],
  updatedAt: NOON,
};
const DATA: SalesData = {
  filter: salesFilter.read({}),
  applicationId: undefined,
  applications: [SEA],
  products: [],
  count: 45,
  sales: [buildSale(), buildSale({ orderId: 'P2', country: null, acknowledgedAt: null, paymentStatus: 9 })],
  totals: [{ currency: 'TWD', count: 45, amount: 300, points: 300, refundedAmount: 30 }],
  charts: [buildChart(), buildChart({ currency: 'EUR' })],
  span: { begin: '2026-10-23', end: '2026-11-21', isCut: false },
};
const NOTHING: SalesData = { ...DATA, count: 0, sales: [], totals: [], charts: [] };
const ASKED = { by: 'seller', reason: '?', requestedAt: NOON, decision: null, answer: '', decidedAt: null } as const;

const close = () => undefined;
const render = (element: React.ReactNode, locale: LocaleCode = 'en-US') =>
  renderPage(element, locale, { user: buildUser({ type: 99 }), path: '/developer/sales' });
const dialog = (overrides: Parameters<typeof buildSale>[0]) => (
  <SaleDialog sale={buildSale(overrides)} onAskRefund={close} onClose={close} />
);
/** The text of the page without markup, order numbers and names from the test data. */
const wordsOf = (html: string) => html.replaceAll(/<[^>]+>|[XP]261121\w+|P261121\w+|pl_\w+|gems\.100|Sea/gs, ' ');

describe.each(LOCALES)('in %s', (locale) => {
  it('everything that the page shows has words of this language', () => {
    const parts = [
      <SalesPage key="list" {...DATA} />,
      <SalesPage
        key="narrow"
        {...DATA}
        filter={salesFilter.read({ applicationId: 'com.example.sea', productId: 'gone' })}
        span={{ ...DATA.span, isCut: true }}
      />,
      <SalesPage key="none" {...NOTHING} />,
      <SalesPage key="nothing" {...NOTHING} filter={salesFilter.read({ period: 'all' })} />,
      <SalesPage key="tests" {...DATA} charts={[]} filter={salesFilter.read({ test: 'only' })} />,
      <SalesPage key="first" {...NOTHING} applications={[]} />,
      dialog({ testMode: true, amount: 0 }),
      dialog({ paymentStatus: 9, refundRequest: ASKED }),
      dialog({ refundRequest: { ...ASKED, by: 'player', decision: 'declined', answer: '!', decidedAt: NOON } }),
      dialog({ paymentStatus: 3, refundedAmount: 300, refundRequest: { ...ASKED, decision: 'refunded' } }),
      <AskRefundDialog key="ask" sale={buildSale()} onAsked={close} onClose={close} />,
    ];
    for (const part of parts) {
      const html = render(part, locale);
      expect(html).not.toMatch(/>[^<]*\b(?:sales|portal|paymentStatus)\.[a-z\d]|undefined|NaN/);
      if (locale !== 'en-US') expect(findForeign(wordsOf(html), locale)).toEqual([]);
    }
  });
});

it('a row has ID, player, country and acknowledgment, with ID and player to copy', () => {
  const [, row = ''] =
    /<tbody>.*?(<tr[^>]*>.*?X261121.*?<\/tr>)/s.exec(render(<SalesPage {...DATA} charts={[]} />)) ?? [];
  const texts = ['X261121ABCDEFGHJK', 'pl_ABCDEFGHIJKLMNOPQRSTUV', 'Taiwan', 'NT$300', 'Acknowledged', 'Paid'];
  for (const text of texts) expect(row).toContain(text);
  expect(row.match(/aria-label="Copy /g)).toHaveLength(2);
});

it('each chart has a text and a table beside it, for one currency at a time', () => {
  const html = render(<SalesPage {...DATA} filter={salesFilter.read({ currency: 'EUR' })} />);
  expect(html.match(/role="img"/g)).toHaveLength(3);
  expect(html.match(/<details>/g)).toHaveLength(3);
  expect(html).toContain('2 orders, €300.00 sold, €30.00 refunded');
  expect(html).toMatch(/aria-pressed="true"[^>]*>EUR/);
});

it('dims the charts and the list once while others load', () => {
  const html = render(<SalesPage {...DATA} />);
  for (const part of ['id="sales-charts"', '<tbody>']) expect(countLoadingParts(html, part)).toBe(1);
});

it('keeps a selected deleted product among the choices, and offers none before a game is selected', () => {
  const gone = salesFilter.read({ applicationId: 'com.example.sea', productId: 'gone' });
  const products = [{ productId: 'gems.100', name: 'Gems' }];
  expect(render(<SalesPage {...DATA} filter={gone} products={products} />)).toMatch(
    /<option value="gone"[^>]*>gone<\/option><option value="gems.100">Gems/,
  );
  expect(render(<SalesPage {...DATA} />)).toMatch(
    /<fieldset disabled=""[^>]*><label[^>]*>Product<select name="productId"/,
  );
});

it('leads from an empty list to all orders, and from nothing at all to the products', () => {
  expect(render(<SalesPage {...NOTHING} />)).toContain('href="/en-US/developer/sales?period=all"');
  const all = render(<SalesPage {...NOTHING} filter={salesFilter.read({ period: 'all' })} />);
  expect(all).toContain('No sales yet');
  expect(all).toContain('href="/en-US/developer/products"');
});

describe('the dialog', () => {
  it('offers a refund request only for paid orders with an amount and no request yet', () => {
    const offers = [{}, { amount: 0, testMode: true }, { refundRequest: ASKED }, { paymentStatus: 3 } as const].map(
      (overrides) => render(dialog(overrides)).includes('Request a refund'),
    );
    expect(offers).toEqual([true, false, false, false]);
  });

  it('shows who requested the refund, the reason and the response, as text', () => {
    const request = {
      ...ASKED,
      reason: '<b>late</b>',
      decision: 'declined',
      answer: 'Used.',
      decidedAt: NOON,
    } as const;
    const html = render(dialog({ refundRequest: request }));
    for (const text of ['Refund request declined', 'Requested by you', '&lt;b&gt;late&lt;/b&gt;', 'Used.']) {
      expect(html).toContain(text);
    }
    expect(render(dialog({ refundRequest: { ...ASKED, by: 'player' } }))).toContain('Requested by the player');
  });

  it('marks a test order', () => {
    expect(render(dialog({ testMode: true }))).toContain('Test order');
  });
});
