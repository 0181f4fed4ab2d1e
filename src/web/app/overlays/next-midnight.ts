/** The end of the visitor's calendar day, in Unix milliseconds. */
export function nextMidnight(nowMs: number): number {
  const now = new Date(nowMs);
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1).getTime();
}
