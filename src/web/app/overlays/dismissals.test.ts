import { expect, it } from 'vitest';
import { buildStorage } from '#tests/web/build-storage.ts';
import { dismissUntil, isDismissed } from './dismissals.ts';
import { nextMidnight } from './next-midnight.ts';

const at = (text: string) => new Date(text).getTime();

it('R4.40 an overlay dismissed until midnight is hidden today and shown again tomorrow', () => {
  const storage = buildStorage();
  const nowMs = at('2026-03-01T20:00:00');
  dismissUntil(storage, 'age', { nowMs, untilMs: nextMidnight(nowMs) });
  expect(isDismissed(storage, 'age', nowMs)).toBe(true);
  expect(isDismissed(storage, 'age', at('2026-03-01T23:59:59'))).toBe(true);
  expect(isDismissed(storage, 'age', at('2026-03-02T00:00:00'))).toBe(false);
  expect(isDismissed(storage, 'samsung', nowMs)).toBe(false);
});

it('ends the day at the visitor’s own midnight, over the end of a year as well', () => {
  expect(nextMidnight(at('2026-12-31T23:59:59.999'))).toBe(at('2027-01-01T00:00:00'));
  expect(nextMidnight(at('2026-12-31T00:00:00'))).toBe(at('2027-01-01T00:00:00'));
});

it('stores several, and deletes expired ones', () => {
  const storage = buildStorage();
  dismissUntil(storage, 'old', { nowMs: 0, untilMs: 10 });
  dismissUntil(storage, 'long', { nowMs: 0, untilMs: 1000 });
  dismissUntil(storage, 'new', { nowMs: 10, untilMs: 500 });
  expect(Object.keys(JSON.parse(storage.getItem('overlaysPutOff') ?? ''))).toEqual(['long', 'new']);
});

it.each(['', 'null', '[', '"x"', '[1]', '{"age":1}', '{"age":"soon"}'])('ignores the invalid value %s', (kept) => {
  const storage = buildStorage({ overlaysPutOff: kept });
  expect(isDismissed(storage, 'age', 0)).toBe(false);
  dismissUntil(storage, 'age', { nowMs: 0, untilMs: 10 });
  expect(isDismissed(storage, 'age', 0)).toBe(true);
});

it('works without storage', () => {
  const refuse = () => {
    throw new Error('switched off');
  };
  const storage = { getItem: refuse, setItem: refuse };
  expect(() => dismissUntil(storage, 'age', { nowMs: 0, untilMs: 10 })).not.toThrow();
  expect(isDismissed(storage, 'age', 0)).toBe(false);
});
