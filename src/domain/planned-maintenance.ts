import { LIMITS } from '#contract/limits.ts';

interface Period {
  readonly maintaining: boolean;
  readonly beginAt: string;
}

const HOUR_MS = 3_600_000;

/** The maintenance that comes next; undefined where none is planned. */
export function nextMaintenance<Entry extends Period>(entries: readonly Entry[], nowMs: number): Entry | undefined {
  return entries
    .filter(({ maintaining, beginAt }) => !maintaining && Date.parse(beginAt) > nowMs)
    .toSorted((a, b) => Date.parse(a.beginAt) - Date.parse(b.beginAt))[0];
}

/** True for the last day before a maintenance begins, while pages announce it. */
export function isMaintenanceNear({ beginAt }: Pick<Period, 'beginAt'>, nowMs: number): boolean {
  const leftMs = Date.parse(beginAt) - nowMs;
  return leftMs > 0 && leftMs <= LIMITS.maintenanceNoticeHours * HOUR_MS;
}
