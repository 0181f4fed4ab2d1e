import type { GamePrice } from '#contract/product/price-entities.ts';
import type { CurrencyCode } from '#contract/values/limits.ts';
import { toMajor } from '#domain/money/money.ts';

/** A price and the discount in force, as the database has them. */
export interface ReducedPrice {
  readonly currency: CurrencyCode;
  readonly price_minor: number;
  /** After the discount. */
  readonly reduced_minor: number;
  /** Null: no discount. */
  readonly percent: number | null;
  readonly end_at: Date | null;
  readonly lowest_minor: number | null;
}

type Discount = Pick<GamePrice, 'before' | 'percent' | 'lowest' | 'until'>;

/** The fields of a discount; none where there is none, or where it takes nothing off this price. */
export function readDiscount(row: ReducedPrice, isDetailed: boolean): Discount {
  const { currency, price_minor, reduced_minor, percent, end_at, lowest_minor } = row;
  if (percent === null || end_at === null || reduced_minor >= price_minor) return {};
  const discount = { before: toMajor(price_minor, currency), percent };
  if (!isDetailed) return discount;
  return { ...discount, lowest: toMajor(lowest_minor ?? price_minor, currency), until: end_at.toISOString() };
}
