/** Relative change from `before` to `now`: 0.5 is an increase by half. Null if `before` is zero. */
export function changeOf(now: number, before: number): number | null {
  return before === 0 ? null : (now - before) / before;
}
