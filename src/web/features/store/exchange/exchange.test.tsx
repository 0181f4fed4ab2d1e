import { describe, expect, it } from 'vitest';
import { LOCALES } from '#contract/values/locales.ts';
import { buildOrder } from '#tests/web/build-records.ts';
import { buildUser } from '#tests/web/build-user.ts';
import { renderPage } from '#tests/web/render-page.tsx';
import { checkExchange } from './check-exchange.ts';
import { ExchangeForm } from './exchange-dialog.tsx';
import { ExchangeDone } from './exchange-done.tsx';
import { ProductCard } from './product-card.tsx';
import { ProductsSection } from './products-section.tsx';

const GEMS = {
  productId: 'gems.100',
  title: 'Gems <script>',
  description: 'A hundred <b>gems</b>',
  icon: '/files/gems.webp',
  currency: 'EUR',
  price: 29.9,
} as const;
const FREE = { ...GEMS, productId: 'free', title: 'A gift', price: 0 } as const;
const OFFER = { currency: 'EUR', currencies: ['TWD', 'EUR'], products: [GEMS, FREE] } as const;

function buildExchange(quantity: string, balance: number) {
  const { price, currency } = GEMS;
  const checked = checkExchange({ price, currency, quantity, balance });
  const nothing = async () => undefined;
  return { quantity, checked, isBusy: false, failure: '', order: null, confirm: nothing, type: () => undefined };
}

const renderForm = (quantity: string, balance: number, locale: (typeof LOCALES)[number] = 'en-US') =>
  renderPage(<ExchangeForm product={GEMS} balance={balance} exchange={buildExchange(quantity, balance)} />, locale, {
    user: buildUser(),
  });

it.each(LOCALES)('R5.91 R5.92 section, dialog and result have words for everything in %s', (locale) => {
  const parts = [
    renderPage(<ProductsSection applicationId="a" first={OFFER} />, locale),
    renderForm('1', 100, locale),
    renderForm('9', 100, locale),
    renderForm('1001', 100, locale),
    renderPage(<ExchangeDone order={buildOrder()} onClose={() => undefined} />, locale),
  ];
  for (const html of parts) expect(html).not.toMatch(/>[^<]*(?:exchange|rule|records)\.[a-z][^<]*<|undefined|NaN/);
  expect(parts[2]).toMatch(/role="alert"[^>]*><svg.*?<\/svg>[^<]{5,}/);
  expect(parts[3]).toMatch(/role="alert"[^>]*><svg.*?<\/svg>[^<]{5,}/);
});

it('escapes developers’ texts', () => {
  const html = renderPage(<ProductsSection applicationId="a" first={OFFER} />, 'en-US');
  expect(html).toContain('Gems &lt;script&gt;');
  expect(html).toContain('A hundred &lt;b&gt;gems&lt;/b&gt;');
  expect(html).toContain('Free');
});

describe('the dialog', () => {
  it('shows total and remainder of an exchange', () => {
    const html = renderForm('3', 100);
    for (const text of ['29.90\u00a0★', '89.70\u00a0★', '100\u00a0★', '10.30\u00a0★', 'Exchange now'])
      expect(html).toContain(text);
  });

  it('R5.91 says that the star balance is insufficient, and links to a top-up of the missing amount', () => {
    const html = renderForm('4', 100);
    expect(html).toContain('Your star balance is insufficient; you have 100.');
    expect(html).toContain('href="/en-US/store/deposit?topUp=EUR-19.6"');
    expect(html).not.toContain('Exchange now');
  });

  it('R5.92 says that the purchasable limit is exceeded', () => {
    const html = renderForm('1001', 1_000_000);
    expect(html).toContain('The amount can’t exceed your purchase limit (1,000).');
    expect(html).toMatch(/<button[^>]*type="submit"[^>]*disabled/);
  });
});

it('the result has both numbers to copy and leads to its receipt', () => {
  const html = renderPage(<ExchangeDone order={buildOrder()} onClose={() => undefined} />, 'en-US');
  expect(html).toContain('A hundred gems × 2 for 300 star coins.');
  for (const label of ['Copy order number', 'Copy exchange ID']) expect(html).toContain(`aria-label="${label}"`);
  expect(html).toContain('X261121ABCDEFGHJK');
  expect(html).toContain('href="/en-US/store/record?orderId=P261121ABCDEFGHJK"');
});

it('offers nothing for a price that is about to be another one', () => {
  const product = { productId: 'gems', title: 'Gems', description: '', icon: '', currency: 'EUR', price: 1 } as const;
  const show = (isBusy: boolean) =>
    renderPage(<ProductCard product={product} isBusy={isBusy} onExchange={() => undefined} />, 'en-US');
  expect(show(true)).toContain('aria-disabled="true"');
  expect(show(false)).toContain('aria-disabled="false"');
});
