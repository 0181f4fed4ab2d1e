import { expect, it } from 'vitest';
import { latestPeriods, periodBefore } from './format-invoice.ts';

it('goes back over the turn of the year', () => {
  expect(periodBefore('2026-01')).toBe('2025-11');
  expect(periodBefore('2026-03')).toBe('2026-01');
  expect(latestPeriods('2026-02-28', 4)).toEqual(['2026-01', '2025-11', '2025-09', '2025-07']);
});
