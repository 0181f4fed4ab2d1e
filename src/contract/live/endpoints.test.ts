import { expect, it } from 'vitest';
import { LIMITS } from '../values/limits.ts';
import { followChanges } from './endpoints.ts';

const MANY = Array.from({ length: LIMITS.liveTopics }, (_, index) => `version:${index + 1}`);

it.each([
  ['console', ['console']],
  [
    ['version:94', 'reviews', 'version:94'],
    ['version:94', 'reviews'],
  ],
  [MANY, MANY],
])('case %# reads each topic once', (topics, expected) => {
  expect(followChanges.request.parse({ topics }).topics).toEqual(expected);
});

it.each([
  [undefined, 'field.required'],
  [null, 'field.required'],
  ['', 'field.required'],
  [[], 'field.required'],
  ['version:0', 'field.invalid'],
  [['console', 'prices'], 'field.invalid'],
  [[5], 'field.invalid'],
  [[['console']], 'field.invalid'],
  [[...MANY, 'console'], 'field.invalid'],
])('case %# refuses topics', (topics, message) => {
  const issues = followChanges.request.safeParse({ topics }).error?.issues;
  expect(issues).toMatchObject([{ path: ['topics'], message }]);
});
