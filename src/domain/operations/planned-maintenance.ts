import { LIMITS } from '#contract/values/limits.ts';

interface Period {
  readonly beginAt: string;
  readonly endAt: string;
}

/** A window as it is kept: one that an operator has begun by hand goes on until it is ended by hand. */
interface Kept extends Period {
  readonly isByHand: boolean;
}

export type MaintenancePhase = 'upcoming' | 'running' | 'past';

const HOUR_MS = 3_600_000;

/** Where a window stands: it begins and ends by itself at its times, unless an operator has begun it by hand. */
export function maintenancePhase({ isByHand, beginAt, endAt }: Kept, nowMs: number): MaintenancePhase {
  if (isByHand) return 'running';
  if (nowMs < Date.parse(beginAt)) return 'upcoming';
  return nowMs < Date.parse(endAt) ? 'running' : 'past';
}

/** The maintenance that comes next; undefined where none is planned. */
export function nextMaintenance<Entry extends Period & { readonly maintaining: boolean }>(
  entries: readonly Entry[],
  nowMs: number,
): Entry | undefined {
  return entries
    .filter(({ maintaining, beginAt }) => !maintaining && Date.parse(beginAt) > nowMs)
    .toSorted((a, b) => Date.parse(a.beginAt) - Date.parse(b.beginAt))[0];
}

/** Whether it has begun, by its times or by hand; an open page may not have been told so yet. */
export function hasBegun(
  { maintaining, beginAt }: { readonly maintaining: boolean; readonly beginAt: string },
  nowMs: number,
): boolean {
  return maintaining || Date.parse(beginAt) <= nowMs;
}

/** When a window begins or ends by itself next, in unix milliseconds; null: never. A page is not kept beyond it. */
export function nextMaintenanceChange(entries: readonly Period[], nowMs: number): number | null {
  const times = entries.flatMap(({ beginAt, endAt }) => [Date.parse(beginAt), Date.parse(endAt)]);
  const coming = times.filter((time) => time > nowMs);
  return coming.length === 0 ? null : Math.min(...coming);
}

/** True from a day before a maintenance begins until it ends, while open pages tell of it. */
export function isMaintenanceNear({ beginAt, endAt }: Period, nowMs: number): boolean {
  return Date.parse(beginAt) - nowMs <= LIMITS.maintenanceNoticeHours * HOUR_MS && nowMs < Date.parse(endAt);
}
