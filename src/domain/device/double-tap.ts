import { LIMITS } from '#contract/values/limits.ts';

/** A finger on the screen. */
export interface Tap {
  /** From any monotonic clock, such as an event's `timeStamp`. */
  readonly timeMs: number;
  /** In CSS pixels. */
  readonly x: number;
  readonly y: number;
}

export type TapGesture = { readonly kind: 'single' | 'double'; readonly tap: Tap };

/** A pending tap that a second one may still complete. */
export type OpenTap = Tap | undefined;

export interface TapStep {
  readonly open: OpenTap;
  /** The gestures known so far. */
  readonly gestures: readonly TapGesture[];
}

/**
 * Adds a tap (R9.24). A tap near a pending one and less than the window after it makes a double tap at the second
 * position; exactly one window later is too late, since a timer of that length has then fired. Otherwise the pending
 * tap was a single tap and this one becomes pending. A third quick tap never joins the two before it.
 */
export function addTap(open: OpenTap, tap: Tap): TapStep {
  if (open === undefined) return { open: tap, gestures: [] };
  if (isOver(open, tap.timeMs) || !isNear(open, tap)) {
    return { open: tap, gestures: [{ kind: 'single', tap: open }] };
  }
  return { open: undefined, gestures: [{ kind: 'double', tap }] };
}

function isOver(open: Tap, timeMs: number): boolean {
  return timeMs - open.timeMs >= LIMITS.doubleTapWindowMs;
}

function isNear(first: Tap, second: Tap): boolean {
  return Math.hypot(second.x - first.x, second.y - first.y) <= LIMITS.doubleTapDistancePx;
}
