import { describe, expect, it } from 'vitest';
import { DEFAULT_PRODUCT, type Product } from '#contract/product/entities.ts';
import { LOCALES, type LocaleCode } from '#contract/values/locales.ts';
import { SHELF } from '#contract/values/states.ts';
import { listCountryRegions } from '#domain/countries/countries.ts';
import { buildPrice, buildProduct } from '#tests/web/build-product.ts';
import { renderPage } from '#tests/web/render-page.tsx';
import { ProductPage } from './product-page.tsx';

const APPLICATION = { name: 'Sea', countries: ['TW', 'DE'], contentDefault: 'zh-TW' } as const;

function render(product: Product | null, locale: LocaleCode = 'en-US', countries: readonly string[] = ['TW', 'DE']) {
  const application = { ...APPLICATION, countries: [...countries] };
  const data = { applicationId: 'com.example.sea', application, product, defaultProduct: DEFAULT_PRODUCT };
  return renderPage(<ProductPage data={data} />, locale);
}
const offShelf = (changes: Partial<Product> = {}) => buildProduct({ status: SHELF.offShelf, ...changes });
const inputOf = (html: string, id: string) => new RegExp(`<input[^>]*id="field-${id}"[^>]*>`).exec(html)?.[0] ?? '';

describe.each(LOCALES)('in %s', (locale) => {
  it('the editor has words for everything', () => {
    const removed = offShelf({ status: SHELF.removed });
    for (const product of [null, offShelf(), offShelf({ status: SHELF.onShelf }), removed]) {
      const html = render(product, locale);
      expect(html).not.toMatch(/>[^<]*\b(?:portal|products|editor|shelf|error|rule)\.[a-z\d]/);
      expect(html).not.toContain('undefined');
    }
  });
});

it('R5.31 fixes the ID of a product that is there, and of no other', () => {
  expect(inputOf(render(null), 'productId')).not.toContain('disabled=');
  const html = render(offShelf());
  expect(inputOf(html, 'productId')).toContain('disabled=""');
  expect(inputOf(html, 'productId')).toContain('value="gems_100"');
  expect(inputOf(html, 'name')).not.toContain('disabled=');
});

it('sells a new product where its application is published', () => {
  const html = render(null);
  expect(html).toContain('Custom price for Taiwan');
  expect(html).toContain('Custom price for Germany');
  expect(html).toContain('Create product');
});

it('R3.30 shows the automatic price of a country, its switch, and the custom price if that is on', () => {
  const prices = [buildPrice('TW', 'TWD', 90), buildPrice('DE', 'EUR', 3, { defaultPrice: 2.5, manualPrice: true })];
  const html = render(offShelf({ prices, countries: ['TW', 'DE'] }));
  expect(html).toMatch(
    /aria-label="Custom price for Germany"[^>]*checked=""|checked=""[^>]*aria-label="Custom price for Germany"/,
  );
  expect(inputOf(html, 'prices.DE.price')).toContain('value="3"');
  expect(html).toContain('aria-label="Price for Germany in EUR"');
  expect(html).not.toContain('aria-label="Price for Taiwan');
  expect(html).toContain('€2.50');
});

it('draws the first countries of many, and leads to the others', () => {
  const everywhere = listCountryRegions().flatMap(({ countries }) => countries);
  const html = render(null, 'en-US', everywhere);
  expect(html.match(/role="switch"/g)).toHaveLength(20);
  expect(html).toContain(`Show all ${everywhere.length}`);
});

it('lets a product on the shelf be changed where it is, and taken from it', () => {
  const html = render(buildProduct());
  expect(html).toContain('Unpublish');
  expect(html).not.toContain('<fieldset disabled=""');
  expect(html).not.toContain('Save and publish');
  expect(html).toContain('aria-label="Custom price for Taiwan"');
  expect(html).not.toMatch(/disabled=""[^>]*aria-label="Custom price for Taiwan"/);
});

it('marks the sections that lack something', () => {
  const linksOf = (html: string) =>
    Array.from(html.matchAll(/<a href="#(basics|texts|prices)".*?<\/a>/gs), ([link, target]) => [
      target,
      /(\d+ fields? left|Complete)</.exec(link)?.[1],
    ]);
  expect(linksOf(render(buildProduct()))).toEqual([
    ['basics', 'Complete'],
    ['texts', 'Complete'],
    ['prices', 'Complete'],
  ]);
  expect(linksOf(render(null))).toEqual([
    ['basics', '3 fields left'],
    ['texts', '1 field left'],
    ['prices', expect.stringMatching(/left$/)],
  ]);
});

it('says of a removed product that it was removed, and offers nothing to save', () => {
  const html = render(offShelf({ status: SHELF.removed }));
  expect(html).toContain('This product has been taken down by the operator.');
  expect(html).not.toContain('Unpublish');
  expect(html).not.toContain('Save and publish');
});
