import { expect, it } from 'vitest';
import { drawDateOf } from '#domain/invoice/invoice-calendar.ts';
import { DAY_MS } from '#domain/time/durations.ts';
import { chooseDraw } from './choose-draw.ts';

it.each([
  ['2026-11-29', '2026-09', '2026-11-25'],
  ['2026-11-26', '2026-09', '2026-11-25'],
  ['2026-11-24', '2026-07', '2026-09-25'],
  ['2027-01-10', '2026-09', '2026-11-25'],
])('on %s it is that of %s, drawn on %s', (today, period, drawnOn) => {
  expect(chooseDraw(Date.parse(`${today}T12:00:00Z`))).toEqual({ period, drawnOn });
});

it('is held on the official day, at most two days late, and its prize is listed whenever a store begins', () => {
  const begin = Date.parse('2026-01-01T12:00:00Z');
  for (let day = 0; day < 4 * 366; day += 1) {
    const nowMs = begin + day * DAY_MS;
    const { period, drawnOn } = chooseDraw(nowMs);
    const late = (Date.parse(drawnOn) - Date.parse(drawDateOf(period))) / DAY_MS;
    expect(late).toBeGreaterThanOrEqual(0);
    expect(late).toBeLessThanOrEqual(2);
    const age = (nowMs - Date.parse(drawnOn)) / DAY_MS;
    expect(age).toBeGreaterThan(0);
    expect(age).toBeLessThan(61);
  }
});
