import { nice, ticks } from 'd3-array';

/** What the amounts of a drawing are measured by. */
export interface AmountScale {
  /** A round number, at least as large as any of them. */
  readonly top: number;
  /** Round whole numbers from 0 to the top, the smallest first. */
  readonly ticks: readonly number[];
}

/**
 * Finds the scale of a drawing.
 * @param amounts From 0 on.
 * @param count About how many ticks there is room for.
 */
export function amountScale(amounts: readonly number[], count: number): AmountScale {
  const [, top] = nice(0, Math.max(1, ...amounts), count);
  return { top, ticks: ticks(0, top, count).filter(Number.isInteger) };
}
