import fc from 'fast-check';
import { expect, it } from 'vitest';
import { DAY_MS, HOUR_MS } from '#domain/time/durations.ts';
import {
  hasBegun,
  isMaintenanceNear,
  maintenancePhase,
  nextMaintenance,
  nextMaintenanceChange,
} from './planned-maintenance.ts';

const NOW = Date.parse('2026-11-22T12:00:00.000Z');
/** One hour long. */
const at = (ms: number, maintaining = false) => ({
  beginAt: new Date(NOW + ms).toISOString(),
  endAt: new Date(NOW + ms + HOUR_MS).toISOString(),
  maintaining,
});

it('names the maintenance that comes next, neither one that runs nor one whose time is past', () => {
  const entries = [at(3 * DAY_MS), at(-DAY_MS), at(1000, true), at(DAY_MS), at(2 * DAY_MS)];
  expect(nextMaintenance(entries, NOW)).toBe(entries[3]);
  expect(nextMaintenance([at(0), at(1, true)], NOW)).toBeUndefined();
});

it('announces it from 24 hours before until it ends', () => {
  expect(isMaintenanceNear(at(DAY_MS + 1), NOW)).toBe(false);
  expect(isMaintenanceNear(at(DAY_MS), NOW)).toBe(true);
  expect(isMaintenanceNear(at(1), NOW)).toBe(true);
  expect(isMaintenanceNear(at(1 - HOUR_MS), NOW)).toBe(true);
  expect(isMaintenanceNear(at(-HOUR_MS), NOW)).toBe(false);
});

it('finds none that begins after another that is planned as well', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.integer({ min: -1e9, max: 1e9 }), fc.boolean())), (plans) => {
      const entries = plans.map(([ms, maintaining]) => at(ms, maintaining));
      const next = nextMaintenance(entries, NOW);
      const planned = entries.filter(({ beginAt, maintaining }) => !maintaining && Date.parse(beginAt) > NOW);
      expect(next === undefined).toBe(planned.length === 0);
      for (const { beginAt } of planned)
        expect(Date.parse(next?.beginAt ?? '')).toBeLessThanOrEqual(Date.parse(beginAt));
    }),
  );
});

it('starts and ends a window on schedule, and one started manually only manually', () => {
  const phase = (ms: number, isByHand = false) => maintenancePhase({ ...at(ms), isByHand }, NOW);
  expect([phase(1), phase(0), phase(1 - HOUR_MS), phase(-HOUR_MS)]).toEqual(['upcoming', 'running', 'running', 'past']);
  expect([phase(1, true), phase(-DAY_MS, true)]).toEqual(['running', 'running']);
  expect([hasBegun(at(1), NOW), hasBegun(at(0), NOW), hasBegun(at(1, true), NOW)]).toEqual([false, true, true]);
});

it('names the next moment at which one begins or ends', () => {
  expect(nextMaintenanceChange([at(DAY_MS), at(5)], NOW)).toBe(NOW + 5);
  expect(nextMaintenanceChange([at(-HOUR_MS + 7), at(DAY_MS)], NOW)).toBe(NOW + 7);
  expect(nextMaintenanceChange([at(-HOUR_MS)], NOW)).toBeNull();
});
