import type { Discount, DiscountState } from '#contract/product/discount-entities.ts';
import type { DiscountRow } from './discount-queries.ts';

/** Formats a discount for its developer. */
export function presentDiscount(row: DiscountRow, atMs: number): Discount {
  const { id, product_row, product_id, name, percent, begin_at, end_at } = row;
  const isForAll = product_row === null || product_id === null || name === null;
  return {
    id,
    product: isForAll ? null : { id: product_row, productId: product_id, name },
    percent,
    beginAt: begin_at.toISOString(),
    endAt: end_at.toISOString(),
    state: stateOf(row, atMs),
  };
}

/** Where a discount is in its life. */
export function stateOf({ begin_at, end_at }: Pick<DiscountRow, 'begin_at' | 'end_at'>, atMs: number): DiscountState {
  if (end_at.getTime() <= atMs) return 'ended';
  return begin_at.getTime() <= atMs ? 'running' : 'planned';
}
