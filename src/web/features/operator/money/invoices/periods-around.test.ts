import { expect, it } from 'vitest';
import { periodsAround } from './range-list.tsx';

const PERIODS = [
  ['2026-01', ['2025-11', '2026-01', '2026-03', '2026-05']],
  ['2026-07', ['2026-05', '2026-07', '2026-09', '2026-11']],
  ['2026-11', ['2026-09', '2026-11', '2027-01', '2027-03']],
] as const;

it.each(PERIODS)('knows the periods around %s', (period, periods) => {
  expect(periodsAround(period)).toEqual(periods);
});
