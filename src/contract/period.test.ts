import { expect, it } from 'vitest';
import { period } from './period.ts';
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
