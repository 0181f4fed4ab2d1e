import type { XAxisProps, YAxisProps } from 'recharts';
import type { XAxisTickContentProps, YAxisTickContentProps } from 'recharts/types/util/types';

/** Below this many pixels a window has room for a few days and amounts only. */
const NARROW_PX = 640;
const LETTERING = { fontSize: 12, fill: 'var(--c-muted)' } as const;

/** The colour of lines that help to read. */
export const LINE = 'var(--c-line)';

/**
 * Axes that need no measuring: a text that is laid out to learn its width costs a phone more than the whole drawing. So
 * it is said how many fit, and each is written as it is.
 */
export const acrossAxis = { tick: AcrossTick, tickLine: false, axisLine: { stroke: LINE } } satisfies XAxisProps;
export const upAxis = { tick: UpTick, tickLine: false, axisLine: false, interval: 0 } satisfies YAxisProps;

function AcrossTick({ x, y, payload, index, tickFormatter }: XAxisTickContentProps) {
  return (
    <text x={x} y={y} dy="0.71em" textAnchor="middle" {...LETTERING}>
      {tickFormatter?.(payload.value, index) ?? payload.value}
    </text>
  );
}

function UpTick({ x, y, payload, index, tickFormatter }: YAxisTickContentProps) {
  return (
    <text x={x} y={y} dy="0.355em" textAnchor="end" {...LETTERING}>
      {tickFormatter?.(payload.value, index) ?? payload.value}
    </text>
  );
}

/** How many days without a text follow one that has a text. */
export function daysBetween(days: number): number {
  return Math.ceil(days / (isNarrow() ? 4 : 10)) - 1;
}

/** How many amounts stand below bars that lie. */
export function amountsBelow(): number {
  return isNarrow() ? 3 : 5;
}

function isNarrow(): boolean {
  return matchMedia(`(width < ${NARROW_PX}px)`).matches;
}

/** Whether drawings appear without moving. */
export function isCalm(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
