import { expect, it } from 'vitest';
import { moment } from './moment.ts';

const read = (value: unknown) => {
  const { data, error } = moment.safeParse(value);
  return data?.toISOString() ?? error?.issues[0]?.message;
};

it('reads a moment of any time zone', () => {
  expect(read('2026-03-01T12:00:00+08:00')).toBe('2026-03-01T04:00:00.000Z');
  expect(read('2024-02-29T23:59Z')).toBe('2024-02-29T23:59:00.000Z');
  expect(read('0001-01-01T00:00Z')).toBe('0001-01-01T00:00:00.000Z');
  expect(read('9999-12-31T23:59Z')).toBe('9999-12-31T23:59:00.000Z');
  expect(read('2026-03-01T04:00:00.123456Z')).toBe('2026-03-01T04:00:00.123Z');
});

it('R8.3 refuses what is no moment, a day that does not exist, and years that are not told in four digits', () => {
  for (const missing of [undefined, null, '']) expect(read(missing)).toBe('field.required');
  const wrong = [
    ...['2026-03-01', '2026-03-01T04:00:00', '2026-03-01 04:00Z', '2026-03-01T25:00Z', '2026-03-01T04:00+99:99'],
    ...['2026-02-31T00:00Z', '2026-02-29T00:00Z', '0000-01-01T00:00Z'],
    ...['0001-01-01T00:00+14:00', '9999-12-31T23:59-14:00', 1_772_337_600_000, {}],
    ['2026-03-01T04:00Z'],
  ];
  for (const value of wrong) expect(read(value), String(value)).toBe('field.invalid');
});
