import { expect, it } from 'vitest';
import { timeDifferenceParts } from './time-difference.ts';

it.each([
  [93_784, '01:02:03:04'],
  [0, '00:00:00:00'],
  [59, '00:00:00:59'],
  [8_640_000, '100:00:00:00'],
  [3599.9, '00:00:59:59'],
  [-5, '00:00:00:00'],
  [Number.NaN, '00:00:00:00'],
])('R3.59 shows %d seconds as %s', (seconds, shown) => {
  const parts = timeDifferenceParts(seconds);
  expect([parts.days, parts.hours, parts.minutes, parts.seconds].join(':')).toBe(shown);
});
