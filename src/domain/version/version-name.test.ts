import { expect, it } from 'vitest';
import { ERROR } from '#contract/errors/errors.ts';
import { findVersionNameObstacle } from './version-name.ts';

it('refuses a name that another version has, and takes any other', () => {
  expect(findVersionNameObstacle('1.0.0', [])).toBeUndefined();
  expect(findVersionNameObstacle('1.0.1', ['1.0.0'])).toBeUndefined();
  expect(findVersionNameObstacle('1.0.0', ['1.0.0', '1.0.1'])).toBe(ERROR.duplicateVersionName);
  expect(findVersionNameObstacle('1.0', ['1.0.0'])).toBeUndefined();
});
