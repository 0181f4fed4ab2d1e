import { expect, it } from 'vitest';
import { ERROR } from '#contract/errors/errors.ts';
import { findVersionLimitObstacle } from './version-limit.ts';

it('R9.1 takes the 10th version, refuses the 11th, and takes one again after a deletion', () => {
  const versions = Array.from({ length: 9 }, (_, index) => `1.0.${index}`);
  expect(findVersionLimitObstacle(0)).toBeUndefined();
  expect(findVersionLimitObstacle(versions.length)).toBeUndefined();
  versions.push('1.0.9');
  expect(findVersionLimitObstacle(versions.length)).toBe(ERROR.versionLimitReached);
  versions.pop();
  expect(findVersionLimitObstacle(versions.length)).toBeUndefined();
  expect(findVersionLimitObstacle(11)).toBe(ERROR.versionLimitReached);
});
