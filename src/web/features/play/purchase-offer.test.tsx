import { expect, it } from 'vitest';
import { LOCALES, type LocaleCode } from '#contract/values/locales.ts';
import { THEME } from '#tests/web/build-bridge.ts';
import { buildOrder } from '#tests/web/build-records.ts';
import { buildUser } from '#tests/web/build-user.ts';
import { renderPage } from '#tests/web/render-page.tsx';
import { checkExchange } from '#web/features/store/exchange/check-exchange.ts';
import { PurchaseDone } from './purchase-dialog.tsx';
import { PurchaseOffer, type PurchaseOfferProps } from './purchase-offer.tsx';

function renderOffer(locale: LocaleCode, changes: Partial<PurchaseOfferProps> & { readonly coins?: number } = {}) {
  const { coins = 500, ...props } = changes;
  const quantity = props.quantity ?? 1;
  const offer: PurchaseOfferProps = {
    product: THEME,
    quantity,
    isTest: false,
    isVisitor: false,
    balance: coins,
    checked: checkExchange({ ...THEME, quantity: String(quantity), balance: coins }),
    purchase: { isBusy: false, failure: null, confirm: async () => undefined },
    onSignIn: () => undefined,
    onCancel: () => undefined,
    ...props,
  };
  return renderPage(<PurchaseOffer {...offer} />, locale, { user: buildUser() });
}

it.each(LOCALES)('offer and result have words for everything in %s', (locale) => {
  const parts = [
    renderOffer(locale),
    renderOffer(locale, { coins: 10 }),
    renderOffer(locale, { isVisitor: true, balance: null }),
    renderOffer(locale, { isTest: true, checked: null }),
    renderOffer(locale, { product: undefined }),
    renderPage(<PurchaseDone order={buildOrder()} onClose={() => undefined} />, locale),
    renderPage(<PurchaseDone order={buildOrder({ testMode: true })} onClose={() => undefined} />, locale),
  ];
  for (const html of parts) {
    expect(html).not.toMatch(/>[^<]*(?:purchase|exchange|rule|records)\.[a-z][^<]*<|undefined|NaN/);
  }
});

it('shows price and remainder, and can be confirmed', () => {
  const html = renderOffer('en-US', { quantity: 3 });
  for (const text of ['× 3', '60\u00a0★', '180\u00a0★', '500\u00a0★', '320\u00a0★', 'Buy now', 'Not now']) {
    expect(html).toContain(text);
  }
});

it('links to a top-up of the missing amount in a new tab', () => {
  const html = renderOffer('en-US', { coins: 45 });
  expect(html).toMatch(/<a[^>]*href="\/en-US\/store\/deposit\?topUp=TWD-15"[^>]*target="_blank"/);
  expect(html).not.toContain('Buy now');
});

it('offers sign-in to visitors, and a free purchase to testers', () => {
  const visitor = renderOffer('en-US', { isVisitor: true, balance: null });
  expect(visitor).toContain('Sign in</button>');
  expect(visitor).not.toContain('Buy now');
  const tester = renderOffer('en-US', { isTest: true, checked: null });
  expect(tester).toContain('Test mode: you won’t be charged.');
  expect(tester).toContain('Make a test purchase');
  expect(tester).not.toContain('60\u00a0★');
});

it('escapes developers’ texts', () => {
  const product = { ...THEME, title: 'A <script>', description: 'An <b>offer</b>' };
  const html = renderOffer('en-US', { product });
  expect(html).toContain('A &lt;script&gt;');
  expect(html).not.toContain('<b>offer');
});
