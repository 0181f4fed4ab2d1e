import type { Product, ProductPrice } from '#contract/product/entities.ts';

const NOON = '2026-11-21T12:00:00.000Z';
const TIMES = { createdAt: NOON, updatedAt: NOON };

/** A price that follows the default one unless overridden. */
export function buildPrice(
  country: string,
  currency: ProductPrice['currency'],
  price: number,
  overrides: Partial<ProductPrice> = {},
): ProductPrice {
  return { country, currency, price, defaultPrice: price, manualPrice: false, ...TIMES, ...overrides };
}

/** A published product sold in three countries, as its developer sees it. */
export function buildProduct(overrides: Partial<Product> = {}): Product {
  return {
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
    prices: [buildPrice('TW', 'TWD', 90), buildPrice('DE', 'EUR', 2.5), buildPrice('FR', 'EUR', 2.75)],
    countries: ['TW', 'DE', 'FR'],
    ...TIMES,
    ...overrides,
  };
}
