import type { PriceHistoryEntry } from '#contract/product/entities.ts';
import type { CurrencyCode } from '#contract/values/limits.ts';
import { toMajor } from '#domain/money/money.ts';
import type { Handler } from '../../api/handler.ts';
import { requireSession } from '../../api/require-session.ts';
import type { Row } from '../../db/schema.ts';
import type { Services } from '../../services.ts';
import { requireOwnProduct } from './own-product-policy.ts';
import { findPriceChanges } from './price-history-queries.ts';

/** Lists the price changes of one of the caller's products. */
export function listPriceHistory({ database: { db } }: Pick<Services, 'database'>): Handler<'listPriceHistory'> {
  return async (request, context) => {
    const { userId } = requireSession(context);
    const { rows, count } = requireOwnProduct(await findPriceChanges(db, { ...request, userId }));
    return { count, list: rows.map(presentChange) };
  };
}

function presentChange(row: Row<'product_price_changes'>): PriceHistoryEntry {
  return {
    country: row.country,
    before: presentPrice(row.old_currency, row.old_price_minor),
    after: presentPrice(row.new_currency, row.new_price_minor),
    manualPrice: row.is_manual,
    cause: row.cause,
    changedAt: row.changed_at.toISOString(),
  };
}

function presentPrice(currency: CurrencyCode | null, priceMinor: number | null) {
  return currency === null || priceMinor === null ? null : { currency, price: toMajor(priceMinor, currency) };
}
