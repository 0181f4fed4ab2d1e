import { expect, it } from 'vitest';
import { calendarDay, period } from './period.ts';
import { z } from './schema.ts';

const request = z.object(period);
const readBound = (beginAt: string | number) => request.safeParse({ beginAt });

const BOUNDS = [
  ['2026-03-01', '2026-03-01'],
  ['2026/03/01', '2026-03-01'],
  ['2024-02-29', '2024-02-29'],
  ['1772294400', 1_772_294_400],
  [0, 0],
  [253_402_300_799, 253_402_300_799],
] as const;

it.each(BOUNDS)('takes %j for an end of a period, as %j', (bound, read) => {
  expect(readBound(bound).data).toEqual({ beginAt: read });
});

const REFUSED = ['2026-02-30', '2026-02-29', '0000-01-01', '2026-13-01', 'today', '1.5', 1.5, -1, 253_402_300_800];

it.each(REFUSED)('refuses %j', (bound) => {
  expect(readBound(bound).success).toBe(false);
});

it.each([
  ['2026-02-30', 'field.invalid'],
  ['today', 'field.invalid'],
  [' 12', 'field.invalid'],
  ['12 ', 'field.invalid'],
  ['1e3', 'field.invalid'],
  ['-1', 'field.invalid'],
  ['1234567890123', 'field.invalid'],
  [['2026-03-01'], 'field.invalid'],
  [['12'], 'field.invalid'],
  [1.5, 'field.invalid'],
  [-1, 'field.range'],
  ['999999999999', 'field.range'],
])('names the fault of the end %j: %s', (beginAt, message) => {
  expect(request.safeParse({ beginAt }).error?.issues).toMatchObject([{ path: ['beginAt'], message }]);
});

it.each([
  ['2026-03-01', '2026-03-01'],
  ['2026/03/01', '2026-03-01'],
  ['2024-02-29', '2024-02-29'],
])('reads %j as the day %j', (raw, day) => {
  expect(calendarDay.safeParse(raw)).toEqual({ success: true, data: day });
});

it.each(['2026-02-29', '2026-3-1', '2026-03-01T00:00', 'today', '', 20_260_301, ['2026-03-01'], null])(
  'refuses %j as a day',
  (raw) => {
    expect(calendarDay.safeParse(raw).error?.issues).toMatchObject([{ message: 'field.invalid' }]);
  },
);
