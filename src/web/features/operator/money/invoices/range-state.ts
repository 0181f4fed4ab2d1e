import type { InvoiceRange } from '#contract/invoice/entities.ts';

/** Below so many numbers left, the next ones should be on their way from the tax office. */
const FEW_NUMBERS = 100;

export type RangeSupply = 'none' | 'few' | 'enough';

export interface NewRange {
  readonly period: string;
  readonly prefix: string;
  readonly from: string;
  readonly to: string;
}

/** How many numbers a period has left. */
export function countLeft(ranges: readonly InvoiceRange[], period: string): number {
  return ranges.filter((range) => range.period === period).reduce((sum, { left }) => sum + left, 0);
}

/** Whether a period has numbers enough. */
export function judgeSupply(left: number): RangeSupply {
  if (left === 0) return 'none';
  return left < FEW_NUMBERS ? 'few' : 'enough';
}

/** How many numbers a range has; undefined where it has none. */
export function countNumbers({ from, to }: Pick<NewRange, 'from' | 'to'>): number | undefined {
  if (!/^\d{8}$/.test(from) || !/^\d{8}$/.test(to)) return undefined;
  const count = Number(to) - Number(from) + 1;
  return count > 0 ? count : undefined;
}

/** The range that has numbers of another one as well. */
export function findOverlap(ranges: readonly InvoiceRange[], { period, prefix, from, to }: NewRange) {
  return ranges.find(
    (range) => range.period === period && range.prefix === prefix && range.from <= to && from <= range.to,
  );
}
