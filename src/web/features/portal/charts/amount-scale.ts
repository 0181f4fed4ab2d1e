import { nice, ticks } from 'd3-array';

/** The scale of a chart's value axis. */
export interface AmountScale {
  /** A round number, no smaller than any of the amounts. */
  readonly top: number;
  /** Round whole numbers from 0 to `top`, ascending. */
  readonly ticks: readonly number[];
}

/**
 * Computes the scale of a chart.
 * @param amounts Not negative.
 * @param count Approximate number of ticks that fit.
 */
export function amountScale(amounts: readonly number[], count: number): AmountScale {
  const [, top] = nice(0, Math.max(1, ...amounts), count);
  return { top, ticks: ticks(0, top, count).filter(Number.isInteger) };
}
