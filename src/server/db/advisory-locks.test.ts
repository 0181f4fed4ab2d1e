import { expect, it } from 'vitest';
import { ADVISORY_LOCK } from './advisory-locks.ts';

it('has a number of its own for each purpose', () => {
  const numbers = Object.values(ADVISORY_LOCK);
  expect(new Set(numbers).size).toBe(numbers.length);
});
