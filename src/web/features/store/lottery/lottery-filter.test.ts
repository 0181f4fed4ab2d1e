import { expect, it } from 'vitest';
import { lotteryQuery, readLotteryFilter } from './redeem-state.ts';

it.each([
  [{}, {}, ''],
  [{ beginAt: '2026-01-25' }, { beginAt: '2026-01-25' }, '?beginAt=2026-01-25'],
  [{ beginAt: '2026/01/25', endAt: '' }, { beginAt: '2026-01-25' }, '?beginAt=2026-01-25'],
  [
    { beginAt: '2026-03-25', endAt: '2026-01-25' },
    { beginAt: '2026-01-25', endAt: '2026-03-25' },
    '?beginAt=2026-01-25&endAt=2026-03-25',
  ],
  [{ beginAt: '2026-02-29', endAt: 'soon' }, {}, ''],
])('reads %o as days in their order and leaves out the rest', (parameters, filter, query) => {
  expect(readLotteryFilter(parameters)).toEqual(filter);
  expect(lotteryQuery(readLotteryFilter(parameters))).toBe(query);
});
