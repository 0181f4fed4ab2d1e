import { expect, it } from 'vitest';
import type { Repricing } from '#contract/product/entities.ts';
import { LOCALES } from '#contract/values/locales.ts';
import { renderPage } from '#tests/web/render-page.tsx';
import { RepricePreview } from './reprice-dialog.tsx';

const PREVIEW: Repricing = {
  isApplied: false,
  basis: 'abc',
  rates: [
    { from: 'TWD', to: 'EUR', rate: 0.0292, day: '2026-11-20' },
    { from: 'TWD', to: 'TWD', rate: 1, day: null },
  ],
  count: 3,
  priceCount: 12,
  list: [
    {
      id: 1,
      productId: 'gems_100',
      name: 'Gems',
      changes: [{ country: 'DE', currency: 'EUR', oldPrice: 2.5, newPrice: 2.63 }],
    },
  ],
};

it.each(LOCALES)('has words for everything in %s', (locale) => {
  for (const preview of [PREVIEW, { ...PREVIEW, priceCount: 0, count: 0, list: [] }]) {
    const html = renderPage(<RepricePreview preview={preview} isStale />, locale);
    expect(html).not.toMatch(/>[^<]*\bproducts\.[a-z\d]/);
  }
});

it('shows each price before and after, the rates with their day, and how many more there are', () => {
  const html = renderPage(<RepricePreview preview={PREVIEW} isStale={false} />, 'en-US');
  for (const text of ['€2.50', '€2.63', '1 TWD = 0.0292 EUR, rate on Nov 20, 2026', 'and 2 more products']) {
    expect(html).toContain(`>${text}<`);
  }
  expect(html).toContain('12 prices in 3 products will change');
  expect(html).not.toContain('1 TWD = 1 TWD');
  expect(html).not.toContain('role="alert"');
});

it('says that nothing was written when rates or prices have changed meanwhile', () => {
  const html = renderPage(<RepricePreview preview={PREVIEW} isStale />, 'en-US');
  expect(html).toMatch(/role="alert"[\s\S]*nothing was saved/);
});
