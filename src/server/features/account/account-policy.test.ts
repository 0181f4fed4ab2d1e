import { describe, expect, it } from 'vitest';
import { ERROR } from '#contract/errors/errors.ts';
import { followEmail, isOperator, signInRefusal } from './account-policy.ts';
import { firstNickname } from './first-nickname.ts';

it('O49 lets normal and deactivated accounts sign in', () => {
  const deleted = new Date(0);
  expect(([1, 2, 3] as const).map((status) => signInRefusal({ status, deleted_at: null }))).toEqual([
    null,
    ERROR.accountSuspended,
    null,
  ]);
  expect(([1, 2, 3] as const).map((status) => signInRefusal({ status, deleted_at: deleted }))).toEqual([
    ERROR.accountDeleted,
    ERROR.accountDeleted,
    ERROR.accountDeleted,
  ]);
});

describe('the address of an account', () => {
  const account = { email: 'a@example.com', is_email_confirmed: true };

  it('follows the provider it came from', () => {
    const moved = { email: 'b@example.com', emailVerified: true };
    expect(followEmail(account, 'a@example.com', moved)).toEqual({ email: 'b@example.com', is_email_confirmed: true });
    const unproved = { ...moved, emailVerified: false };
    expect(followEmail(account, 'a@example.com', unproved)).toEqual({
      email: 'b@example.com',
      is_email_confirmed: false,
    });
  });

  it('stays if its owner has verified another one, and if the provider reports none', () => {
    expect(followEmail(account, 'relay@example.com', { email: 'b@example.com', emailVerified: true })).toBe(account);
    expect(followEmail(account, 'a@example.com', { email: '', emailVerified: false })).toBe(account);
  });

  it('stays confirmed once it was', () => {
    const doubtful = { email: 'a@example.com', emailVerified: false };
    expect(followEmail(account, 'a@example.com', doubtful)).toEqual(account);
    const unconfirmed = { ...account, is_email_confirmed: false };
    expect(followEmail(unconfirmed, 'a@example.com', doubtful)).toEqual(unconfirmed);
  });
});

it.each([
  ['Mei Lin', 'MeiLin'],
  ['林美玲', '林美玲'],
  ['Nguyễn Thị Minh Khai', 'NguyễnThịM'],
  ['O’Brien (dev) \\ x', 'OBriendevx'],
  ['A', 'player'],
  ['😀😀😀', 'player'],
  ['', 'player'],
])('R5.46 R5.47 makes a nickname of %j', (name, nickname) => {
  expect(firstNickname(name)).toBe(nickname);
});

it('compares addresses of operators as ASCII: a Kelvin sign is no K', () => {
  const operators = ['kelvin@starhall.test'];
  expect(isOperator({ email: 'KELVIN@starhall.test', is_email_confirmed: true }, operators)).toBe(true);
  expect(isOperator({ email: '\u212Aelvin@starhall.test', is_email_confirmed: true }, operators)).toBe(false);
});
