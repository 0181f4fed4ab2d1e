import { expect, it } from 'vitest';
import { readAgeAnswer } from './age-answer.ts';

it.each([
  ['', undefined],
  ['age=adult', 'adult'],
  ['locale=en-US; age=younger', 'younger'],
  ['locale=en-US; age=adult ; page=2', 'adult'],
  ['page=adult', undefined],
  ['age=old', undefined],
  ['age', undefined],
])('reads the answer of the cookies %j: %j', (cookies, answer) => {
  expect(readAgeAnswer(cookies)).toBe(answer);
});
