import { expect, it } from 'vitest';
import { findNextDraw } from './redeem-state.ts';

it.each([
  ['2026-01-01', '2025-11', '2026-01-25'],
  ['2026-01-25', '2025-11', '2026-01-25'],
  ['2026-01-26', '2026-01', '2026-03-25'],
  ['2026-02-28', '2026-01', '2026-03-25'],
  ['2026-12-31', '2026-11', '2027-01-25'],
])('knows on %s that the period %s is drawn next, on %s', (today, period, drawDate) => {
  expect(findNextDraw(today)).toEqual({ period, drawDate });
});
