/** How much more there is now than before, as a part of what was before: 0.5 is half as much again. Null where nothing was. */
export function changeOf(now: number, before: number): number | null {
  return before === 0 ? null : (now - before) / before;
}
