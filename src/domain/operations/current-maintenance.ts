/** The current maintenance entry: the first one flagged as maintaining (R2.42). */
export function currentMaintenance<Entry extends { readonly maintaining: boolean }>(
  entries: readonly Entry[],
): Entry | undefined {
  return entries.find((entry) => entry.maintaining);
}
