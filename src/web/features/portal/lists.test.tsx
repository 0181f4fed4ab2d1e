import { describe, expect, it } from 'vitest';
import { LOCALES, type LocaleCode } from '#contract/locales.ts';
import type { PortalApplication } from '#contract/portal/entities.ts';
import { DEFAULT_PRODUCT, type Product, type ProductPrice } from '#contract/product/entities.ts';
import { buildUser } from '#tests/web/build-user.ts';
import { renderPage } from '#tests/web/render-page.tsx';
import type { Chosen } from './layout/load-chosen.ts';
import type { ProductsData } from './products/load-products.ts';
import { ProductsPage } from './products/products-page.tsx';

const NOON = '2026-11-21T12:00:00.000Z';
const TIMES = { createdAt: NOON, updatedAt: NOON };
const APPLICATION: PortalApplication = {
  applicationId: 'com.example.sea',
  name: 'Sea',
  icon: '',
  status: 1,
  updatedAt: NOON,
};

const priceIn = (country: string, currency: ProductPrice['currency'], price: number): ProductPrice => {
  return { country, currency, price, defaultPrice: price, manualPrice: false, ...TIMES };
};
const PRODUCT: Product = {
  id: 1,
  name: 'Gems',
  status: 1,
  appId: 'com.example.sea',
  productId: 'gems_100',
  userId: 7,
  icon: '/files/images/icon.png',
  contentDefault: 'zh-TW',
  defaultCurrency: 'TWD',
  defaultPrice: 90,
  contents: [{ lang: 'zh-TW', title: '寶石', description: '', ...TIMES }],
  prices: [priceIn('TW', 'TWD', 90), priceIn('DE', 'EUR', 2.5), priceIn('FR', 'EUR', 2.75)],
  countries: ['TW', 'DE', 'FR'],
  ...TIMES,
};
const BARE: Product = { ...PRODUCT, id: 2, productId: 'bare', status: 3, contents: [], prices: [], countries: [] };

const user = buildUser({ type: 99 });
const render = (element: React.ReactNode, locale: LocaleCode = 'en-US') => renderPage(element, locale, { user });

function chosen<Loaded>(loaded: Loaded | null): Chosen<Loaded> {
  return { applications: [APPLICATION], applicationId: APPLICATION.applicationId, loaded };
}
const productsOf = (list: readonly Product[], count = list.length) => (
  <ProductsPage
    key={list.length}
    chosen={chosen<ProductsData>({ count, list, number: 1, defaultProduct: { ...DEFAULT_PRODUCT } })}
  />
);

describe.each(LOCALES)('in %s', (locale) => {
  it('the list of products has words for everything', () => {
    for (const page of [productsOf([PRODUCT, BARE]), productsOf([])]) {
      const html = render(page, locale);
      expect(html).not.toMatch(/>[^<]*\b(?:portal|products|shelf|error|platform)\.[a-z\d]/);
      expect(html).not.toContain('undefined');
    }
  });
});

it('R6.7 says of each product where it is sold, and what it costs in each currency', () => {
  const html = render(productsOf([PRODUCT, BARE]));
  for (const text of ['Gems', '寶石', 'gems_100', 'NT$90', '€2.50 – €2.75', '2 countries', 'None set', 'No title']) {
    expect(html).toContain(`>${text}<`);
  }
  expect(html).toContain('aria-label="Copy the product ID: gems_100"');
  expect(html).toContain('has the product Point (ID: point)');
});

it('leads through the pages of many products without losing the application', () => {
  expect(render(productsOf([PRODUCT], 21))).toContain(
    'href="/en-US/developer/products?applicationId=com.example.sea&amp;page=2"',
  );
});

it('has one next step for a developer without applications, and none where an application has nothing yet', () => {
  const html = render(<ProductsPage chosen={{ applications: [], applicationId: undefined, loaded: null }} />);
  expect([...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual(['/en-US/developer/applications/new']);
  expect(html).not.toContain('<select');
  expect(render(productsOf([]))).not.toMatch(/<button|<a /);
});

it('R6.7 shows nothing of an application that is not among the own ones, and lets another be chosen', () => {
  const foreign = { applications: [APPLICATION], applicationId: 'com.example.theirs', loaded: null };
  const html = render(<ProductsPage chosen={foreign} />);
  expect(html).toContain('Application not found.');
  expect(html).toMatch(/<option value="com\.example\.theirs" selected="">Choose an application</);
  expect(html).toContain('>Sea</option>');
});
