import type { Product } from '#contract/product/entities.ts';
import { toMajor } from '#domain/money/money.ts';
import type { OwnProductRow } from './own-product-queries.ts';

/** A product as its developer's pages show it. */
export function presentOwnProduct(row: OwnProductRow): Product {
  return {
    id: row.id,
    name: row.name,
    status: row.status,
    appId: row.app_id,
    productId: row.product_id,
    userId: row.developer_id,
    icon: row.icon,
    contentDefault: row.content_default,
    defaultCurrency: row.default_currency,
    defaultPrice: toMajor(row.default_price_minor, row.default_currency),
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    contents: row.contents.map(({ lang, title, description, ...times }) => {
      return { lang, title, description, ...presentTimes(times) };
    }),
    prices: row.prices.map(({ currency, country, priceMinor, defaultPriceMinor, isManual, ...times }) => ({
      currency,
      price: toMajor(priceMinor, currency),
      country,
      defaultPrice: toMajor(defaultPriceMinor, currency),
      manualPrice: isManual,
      ...presentTimes(times),
    })),
    countries: row.prices.map(({ country }) => country),
  };
}

function presentTimes({ createdAt, updatedAt }: { readonly createdAt: string; readonly updatedAt: string }) {
  return { createdAt: new Date(createdAt).toISOString(), updatedAt: new Date(updatedAt).toISOString() };
}
