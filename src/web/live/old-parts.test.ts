import { expect, it, vi } from 'vitest';
import { oldParts } from './old-parts.ts';

it('names the earliest time since which a part is out of date, until all are up to date', () => {
  const [list, counters] = [{}, {}];
  const notify = vi.fn();
  const leave = oldParts.subscribe(notify);
  expect(oldParts.since()).toBeUndefined();
  oldParts.add(list, '2026-11-28T10:00:05.000Z');
  oldParts.add(counters, '2026-11-28T10:00:00.000Z');
  expect(oldParts.since()).toBe('2026-11-28T10:00:00.000Z');
  oldParts.remove(counters);
  expect(oldParts.since()).toBe('2026-11-28T10:00:05.000Z');
  oldParts.remove(list);
  expect(oldParts.since()).toBeUndefined();
  expect(notify).toHaveBeenCalledTimes(4);
  oldParts.remove(list);
  expect(notify).toHaveBeenCalledTimes(4);
  leave();
});
