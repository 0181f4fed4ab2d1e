/**
 * When a row is changed that was last changed at `before`: later in any case, so that two changes within a millisecond
 * can be told apart by whoever read the first.
 */
export function changedAt(before: Date, now: Date): Date {
  return new Date(Math.max(now.getTime(), before.getTime() + 1));
}
