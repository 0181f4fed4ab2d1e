import { LIMITS } from '#contract/values/limits.ts';

/** A finger on the screen. */
export interface Tap {
  /** Of any clock that never goes back, an event's `timeStamp` for instance. */
  readonly timeMs: number;
  /** In CSS pixels. */
  readonly x: number;
  readonly y: number;
}

export type TapGesture = { readonly kind: 'single' | 'double'; readonly tap: Tap };

/** What is left open: a tap that a second one may still join. */
export type OpenTap = Tap | undefined;

export interface TapStep {
  readonly open: OpenTap;
  /** What is certain by now. */
  readonly gestures: readonly TapGesture[];
}

/**
 * The next tap (R9.24). Less than the window after an open one, and near it, the two are a double tap at the second
 * one's place; exactly the window later it is too late, as a timer of that length has then ended it. Otherwise the
 * open one was a single tap and this one is open now. A third quick tap never joins the two before it.
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
