import { expect, it } from 'vitest';
import { followed } from './use-follow.ts';

it('counts a follower once, however often the button is pressed', () => {
  const none = { following: false, followers: 3 };
  const one = { following: true, followers: 4 };
  expect(followed(none, true)).toEqual(one);
  expect(followed(one, true)).toEqual(one);
  expect(followed(one, false)).toEqual(none);
  expect(followed(none, false)).toEqual(none);
});
