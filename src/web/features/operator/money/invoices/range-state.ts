import type { InvoiceRange } from '#contract/invoice/entities.ts';

/** Operators should request further numbers when fewer than this are left. */
const FEW_NUMBERS = 100;

export type RangeSupply = 'none' | 'few' | 'enough';

export interface NewRange {
  readonly period: string;
  readonly prefix: string;
  readonly from: string;
  readonly to: string;
}

/** The numbers left for a period. */
export function countLeft(ranges: readonly InvoiceRange[], period: string): number {
  return ranges.filter((range) => range.period === period).reduce((sum, { left }) => sum + left, 0);
}

/** Rates the supply of numbers of a period. */
export function supplyOf(left: number): RangeSupply {
  if (left === 0) return 'none';
  return left < FEW_NUMBERS ? 'few' : 'enough';
}

/** The size of a range; undefined if it is invalid. */
export function countNumbers({ from, to }: Pick<NewRange, 'from' | 'to'>): number | undefined {
  if (!/^\d{8}$/.test(from) || !/^\d{8}$/.test(to)) return undefined;
  const count = Number(to) - Number(from) + 1;
  return count > 0 ? count : undefined;
}

/** Finds a range that overlaps the given one. */
export function findOverlap(ranges: readonly InvoiceRange[], { period, prefix, from, to }: NewRange) {
  return ranges.find(
    (range) => range.period === period && range.prefix === prefix && range.from <= to && from <= range.to,
  );
}
