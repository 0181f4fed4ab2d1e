import { expect, it } from 'vitest';
import { fillDays, spansOf, sumDays } from './portal-days.ts';

it('ends with the current day in Taiwan, and begins the requested number of days before', () => {
  expect(spansOf(Date.parse('2026-03-01T15:59:59Z'), 7)).toEqual({
    current: { from: '2026-02-23', to: '2026-03-01' },
    previous: { from: '2026-02-16', to: '2026-02-22' },
  });
  expect(spansOf(Date.parse('2026-03-01T16:00:00Z'), 7).current).toEqual({ from: '2026-02-24', to: '2026-03-02' });
});

it('gives a day that nobody came on a row of zeros', () => {
  const counted = [{ day: '2026-02-28', views: 3, plays: 1 }];
  const days = fillDays(counted, { from: '2026-02-27', to: '2026-03-01' });
  expect(days).toEqual([
    { day: '2026-02-27', views: 0, plays: 0 },
    { day: '2026-02-28', views: 3, plays: 1 },
    { day: '2026-03-01', views: 0, plays: 0 },
  ]);
  expect(sumDays(days)).toEqual({ views: 3, plays: 1 });
});
