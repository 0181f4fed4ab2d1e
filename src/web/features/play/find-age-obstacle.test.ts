import { expect, it } from 'vitest';
import { findAgeObstacle } from './find-age-obstacle.ts';

const NOW = new Date(2026, 10, 21, 12);

it('O24 asks an account without a date of birth for it, and visitors for nothing', () => {
  expect(findAgeObstacle({ birthdate: null }, NOW)).toBe('unknown');
  expect(findAgeObstacle(null, NOW)).toBeUndefined();
});

it('R5.43 stops who is not 18 yet on the day of the clock', () => {
  expect(findAgeObstacle({ birthdate: '2008-11-22' }, NOW)).toBe('tooYoung');
  expect(findAgeObstacle({ birthdate: '2021-11-21' }, NOW)).toBe('tooYoung');
  expect(findAgeObstacle({ birthdate: '2008-11-21' }, NOW)).toBeUndefined();
  expect(findAgeObstacle({ birthdate: '1996-11-21' }, NOW)).toBeUndefined();
});
