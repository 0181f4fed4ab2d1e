import { expect, it } from 'vitest';
import { LOGIN_TYPE, USER_STATUS, USER_TYPE } from '#contract/values/states.ts';
import { avatarInitial, summarizeUser } from './page-user.ts';

const PROFILE = {
  id: 7,
  nickname: '小明',
  avatar: '/files/images/a/avatar.webp',
  type: USER_TYPE.developer,
  status: USER_STATUS.normal,
  loginType: LOGIN_TYPE.apple,
  emailConfirmed: false,
  phoneConfirmed: true,
  deviceAllowed: true,
};

it('carries the summary of an account and nothing else of it', () => {
  const profile = { ...PROFILE, email: 'ming@example.com', address: 'secret' };
  expect(summarizeUser(profile, true)).toEqual({ ...PROFILE, isOperator: true });
});

it.each([
  ['Ming', 'M'],
  ['player_01', 'P'],
  ['小明', '小'],
  [' ánh', 'Á'],
  ['e\u0301a', 'E\u0301'],
  ['👩‍🚀x', '👩‍🚀'],
  ['', '?'],
])('shows %j by %j', (nickname, initial) => {
  expect(avatarInitial(nickname)).toBe(initial);
});
