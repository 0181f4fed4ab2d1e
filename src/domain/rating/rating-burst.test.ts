import { expect, it } from 'vitest';
import { BURST_LEAST, isRatingBurst } from './rating-burst.ts';

it.each([
  { lastDay: BURST_LEAST - 1, before: 0, burst: false },
  { lastDay: BURST_LEAST, before: 0, burst: true },
  // Four a day are usual: twenty are five times as many.
  { lastDay: 20, before: 120, burst: true },
  { lastDay: 20, before: 121, burst: false },
  { lastDay: 499, before: 3000, burst: false },
  { lastDay: 500, before: 3000, burst: true },
])('of $lastDay ratings in a day after $before in a month, the next is held: $burst', ({ burst, ...arrivals }) => {
  expect(isRatingBurst(arrivals)).toBe(burst);
});
