import { describe, expect, it } from 'vitest';
import type { PortalApplication } from '#contract/portal/entities.ts';
import { DEFAULT_PRODUCT, type Product } from '#contract/product/entities.ts';
import { LOCALES, type LocaleCode } from '#contract/values/locales.ts';
import { buildProduct } from '#tests/web/build-product.ts';
import { buildUser } from '#tests/web/build-user.ts';
import { countLoadingParts } from '#tests/web/count-loading-parts.ts';
import { renderPage } from '#tests/web/render-page.tsx';
import type { Chosen } from '../../layout/chosen-page.tsx';
import { type ProductsData, productFilter } from './load-products.ts';
import { ProductsPage } from './products-page.tsx';

const APPLICATION: PortalApplication = {
  applicationId: 'com.example.sea',
  name: 'Sea',
  icon: '',
  status: 1,
  platforms: [2],
  updatedAt: '2026-11-21T12:00:00.000Z',
};
const PRODUCT = buildProduct();
const BARE = buildProduct({ id: 2, productId: 'bare', status: 3, contents: [], prices: [], countries: [] });

const user = buildUser({ type: 99 });
const render = (element: React.ReactNode, locale: LocaleCode = 'en-US') => renderPage(element, locale, { user });

function chosen<Loaded>(loaded: Loaded | null): Chosen<Loaded> {
  return { applications: [APPLICATION], applicationId: APPLICATION.applicationId, loaded };
}
function productsOf(list: Product[], { count = list.length, ...address }: Record<string, number | string> = {}) {
  const filter = productFilter.read({ applicationId: APPLICATION.applicationId, ...address });
  const data = { count: Number(count), list, filter, defaultProduct: { ...DEFAULT_PRODUCT }, gameProductId: null };
  return <ProductsPage key={list.length} chosen={chosen<ProductsData>(data)} />;
}
/** The links of the page except those to the help. */
const hrefsOf = (html: string) =>
  [...html.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => href).filter((href) => !href.includes('/help/'));

describe.each(LOCALES)('in %s', (locale) => {
  it('the list of products has words for everything', () => {
    for (const page of [productsOf([PRODUCT, BARE]), productsOf([]), productsOf([], { search: 'nothing' })]) {
      const html = render(page, locale);
      expect(html).not.toMatch(/>[^<]*\b(?:portal|products|shelf|error|platform)\.[a-z\d]/);
      expect(html).not.toContain('undefined');
    }
  });
});

it('R6.7 says of each product where it is sold, and what it costs in each currency', () => {
  const html = render(productsOf([PRODUCT, BARE]));
  for (const text of ['Gems', '寶石', 'gems_100', 'NT$90', '€2.50 – €2.75', '2 countries', 'Not set', 'No title']) {
    expect(html).toContain(`>${text}<`);
  }
  expect(html).toContain('aria-label="Copy the product ID: gems_100"');
});

it('dims everything of an application once while another one is on the way', () => {
  const html = render(productsOf([PRODUCT]));
  for (const part of ['/developer/products/new', '>Gems<', 'id="point"']) expect(countLoadingParts(html, part)).toBe(1);
  expect(countLoadingParts(render(productsOf([])), 'py-12 text-center')).toBe(1);
});

it('shows the product that every application has, which cannot be changed', () => {
  const html = render(productsOf([PRODUCT]));
  expect(html).toContain('has the built-in product Point (ID: point)');
  expect(html).toContain('Can’t be changed');
  expect(html).not.toContain('Actions for Point');
});

it('R1.14 leads to a new product, to each one, and to what is done with many', () => {
  const html = render(productsOf([PRODUCT]));
  expect(hrefsOf(html)).toContain('/en-US/developer/products/new?applicationId=com.example.sea');
  expect(hrefsOf(html)).toContain('/en-US/developer/products/1');
  for (const text of ['Import CSV', 'Export CSV', 'Apply today’s rates to all']) expect(html).toContain(text);
  expect(html).toContain('aria-label="Select Gems"');
  expect(html).toContain('aria-label="Actions for Gems"');
});

it('leads through the pages of many products without losing the application or the filter', () => {
  const next = '/en-US/developer/products?applicationId=com.example.sea&amp;status=1&amp;page=2';
  expect(hrefsOf(render(productsOf([PRODUCT], { count: 21, status: '1' })))).toContain(next);
});

it('has one next step for a developer without applications', () => {
  const html = render(<ProductsPage chosen={{ applications: [], applicationId: undefined, loaded: null }} />);
  expect(hrefsOf(html)).toEqual(['/en-US/developer/applications/new']);
  expect(html).not.toContain('<select');
});

it('leads to the first product of an application, or to its import, and exports nothing', () => {
  const html = render(productsOf([]));
  expect(hrefsOf(html)).toEqual(['/en-US/developer/products/new?applicationId=com.example.sea']);
  expect(html).toContain('Import CSV');
  expect(html).not.toContain('Export CSV');
  expect(html).not.toContain('type="search"');
});

it('leads back to all products where the filter finds none', () => {
  const html = render(productsOf([], { search: 'nothing' }));
  expect(html).toContain('No matching products');
  expect(hrefsOf(html)).toContain('/en-US/developer/products?applicationId=com.example.sea');
  expect(html).toMatch(/<input[^>]*name="search"[^>]*value="nothing"/);
});

it("R6.7 shows nothing of another developer's application", () => {
  const foreign = { applications: [APPLICATION], applicationId: 'com.example.theirs', loaded: null };
  const html = render(<ProductsPage chosen={foreign} />);
  expect(html).toContain('Application not found.');
});
