import { expect, it } from 'vitest';
import type { PriceHistoryEntry } from '#contract/product/entities.ts';
import { LOCALES } from '#contract/values/locales.ts';
import { buildProduct } from '#tests/web/build-product.ts';
import { renderPage } from '#tests/web/render-page.tsx';
import { type PriceHistoryData, PriceHistoryPage } from './price-history-page.tsx';

const ENTRY: PriceHistoryEntry = {
  country: 'DE',
  before: { currency: 'EUR', price: 2.5 },
  after: { currency: 'EUR', price: 3 },
  manualPrice: true,
  cause: 'form',
  changedAt: '2026-11-21T12:00:00.000Z',
};
const GONE: PriceHistoryEntry = { ...ENTRY, country: 'FR', after: null, manualPrice: false, cause: 'reprice' };
const NEW: PriceHistoryEntry = { ...ENTRY, country: 'TW', before: null, cause: 'import' };

function dataOf(list: readonly PriceHistoryEntry[], changes: Partial<PriceHistoryData> = {}): PriceHistoryData {
  const product = buildProduct();
  return {
    applicationId: product.appId,
    product,
    country: undefined,
    count: list.length,
    list,
    number: 1,
    parentCrumb: product.name,
    ...changes,
  };
}

it.each(LOCALES)('has words for everything in %s', (locale) => {
  for (const data of [dataOf([ENTRY, GONE, NEW]), dataOf([])]) {
    const html = renderPage(<PriceHistoryPage data={data} />, locale);
    expect(html).not.toMatch(/>[^<]*\bproducts\.[a-z\d]/);
    expect(html).not.toContain('undefined');
  }
});

it('says what a price was and became, and why', () => {
  const html = renderPage(<PriceHistoryPage data={dataOf([ENTRY, GONE, NEW])} />, 'en-US');
  for (const text of ['Germany', '€2.50', '€3.00', 'Custom price', 'Today’s rates', 'Import', 'none']) {
    expect(html).toContain(`>${text}<`);
  }
});

it('leads through the changes of one country', () => {
  const html = renderPage(<PriceHistoryPage data={dataOf([ENTRY], { country: 'DE', count: 21 })} />, 'en-US');
  expect(html).toContain('href="/en-US/developer/products/1/prices?country=DE&amp;page=2"');
  expect(html).toMatch(
    /<form [^>]*action="\/en-US\/developer\/products\/1\/prices".*<select name="country".*type="submit"/s,
  );
  expect(html).toMatch(/<option value="DE" selected="">/);
});
