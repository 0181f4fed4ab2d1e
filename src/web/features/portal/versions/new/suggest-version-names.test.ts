import { expect, it } from 'vitest';
import { suggestVersionNames } from './new-version-form.tsx';

it.each([
  [[], ['1.0.0']],
  [['beta'], ['1.0.0']],
  [['1.0.0'], ['1.0.1', '1.1.0']],
  [
    ['1.9.0', '1.10.0', '1.2.7'],
    ['1.10.1', '1.11.0'],
  ],
  [
    ['1.2', '1.2.0'],
    ['1.2.1', '1.3.0'],
  ],
  [['7'], ['8']],
  [
    ['2.0', 'release'],
    ['2.1', '3.0'],
  ],
])('after %j come %j', (taken, names) => {
  expect(suggestVersionNames(taken)).toEqual(names);
});
