/**
 * A price in minor units after a discount in percent, rounded half up, never below the smallest unit. The database has
 * the same rule (`discounted_price`).
 */
export function discountPrice(priceMinor: number, percent: number): number {
  if (priceMinor === 0) return 0;
  return Math.max(1, Math.floor((priceMinor * (100 - percent) + 50) / 100));
}

/** Whether a discount makes a price lower: of the smallest units, a few percent are nothing. */
export function isDiscountFelt(priceMinor: number, percent: number): boolean {
  return priceMinor === 0 || discountPrice(priceMinor, percent) < priceMinor;
}

/** A discount with its period in unix milliseconds, the end excluded. */
export interface PlannedDiscount {
  readonly percent: number;
  readonly beginMs: number;
  readonly endMs: number;
}

/** The discount in force at a moment; discounts of a product do not overlap. */
export function discountAt(discounts: readonly PlannedDiscount[], atMs: number): PlannedDiscount | undefined {
  return discounts.find(({ beginMs, endMs }) => beginMs <= atMs && atMs < endMs);
}
