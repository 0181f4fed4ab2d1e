import { LIMITS } from '#contract/values/limits.ts';
import { HOUR_MS } from '#domain/time/durations.ts';

interface Period {
  readonly beginAt: string;
  readonly endAt: string;
}

/** A stored window: one started manually lasts until it is ended manually. */
interface Kept extends Period {
  readonly isByHand: boolean;
}

export type MaintenancePhase = 'upcoming' | 'running' | 'past';

/** The phase of a window: it follows its schedule unless an operator started it manually. */
export function maintenancePhase({ isByHand, beginAt, endAt }: Kept, nowMs: number): MaintenancePhase {
  if (isByHand) return 'running';
  if (nowMs < Date.parse(beginAt)) return 'upcoming';
  return nowMs < Date.parse(endAt) ? 'running' : 'past';
}

/** The next planned maintenance; undefined if there is none. */
export function nextMaintenance<Entry extends Period & { readonly maintaining: boolean }>(
  entries: readonly Entry[],
  nowMs: number,
): Entry | undefined {
  return entries
    .filter(({ maintaining, beginAt }) => !maintaining && Date.parse(beginAt) > nowMs)
    .toSorted((a, b) => Date.parse(a.beginAt) - Date.parse(b.beginAt))[0];
}

/** Whether it has begun, on schedule or manually; an open page may not have been notified yet. */
export function hasBegun(
  { maintaining, beginAt }: { readonly maintaining: boolean; readonly beginAt: string },
  nowMs: number,
): boolean {
  return maintaining || Date.parse(beginAt) <= nowMs;
}

/**
 * When the next window starts or ends on schedule, in unix milliseconds; null: never. Pages are not cached beyond it.
 */
export function nextMaintenanceChange(entries: readonly Period[], nowMs: number): number | null {
  const times = entries.flatMap(({ beginAt, endAt }) => [Date.parse(beginAt), Date.parse(endAt)]);
  const coming = times.filter((time) => time > nowMs);
  return coming.length === 0 ? null : Math.min(...coming);
}

/** True from a day before a maintenance begins until it ends, while open pages announce it. */
export function isMaintenanceNear({ beginAt, endAt }: Period, nowMs: number): boolean {
  return Date.parse(beginAt) - nowMs <= LIMITS.maintenanceNoticeHours * HOUR_MS && nowMs < Date.parse(endAt);
}
