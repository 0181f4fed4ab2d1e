/**
 * The change time of a row last changed at `before`: always later, so that readers can distinguish two changes within
 * a millisecond.
 */
export function changedAt(before: Date, now: Date): Date {
  return new Date(Math.max(now.getTime(), before.getTime() + 1));
}
