import type { RepricedProduct } from '#contract/product/entities.ts';
import { toMajor } from '#domain/money/money.ts';
import type { RepricedPriceRow } from './reprice-queries.ts';

/** Groups price changes by product, in the order of the rows. */
export function presentRepriced(rows: readonly RepricedPriceRow[]): RepricedProduct[] {
  return Array.from(
    Map.groupBy(rows, ({ id }) => id),
    ([id, group]) => {
      const [first] = group;
      return { id, productId: first?.productId ?? '', name: first?.name ?? '', changes: group.map(presentChange) };
    },
  );
}

function presentChange({ country, currency, oldMinor, newMinor }: RepricedPriceRow) {
  return { country, currency, oldPrice: toMajor(oldMinor, currency), newPrice: toMajor(newMinor, currency) };
}
