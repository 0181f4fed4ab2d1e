import type { Product } from '#contract/product/entities.ts';
import { toMajor } from '#domain/money/money.ts';
import { type OwnProductRow, toStoredProductForm } from './own-product-queries.ts';

/** Builds the developer view of a product. */
export function presentOwnProduct(row: OwnProductRow): Product {
  return {
    ...toStoredProductForm(row),
    id: row.id,
    status: row.status,
    appId: row.app_id,
    userId: row.developer_id,
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
  };
}

function presentTimes({ createdAt, updatedAt }: { readonly createdAt: string; readonly updatedAt: string }) {
  return { createdAt: new Date(createdAt).toISOString(), updatedAt: new Date(updatedAt).toISOString() };
}
