import { LOGIN_TYPE, USER_STATUS, USER_TYPE } from '#contract/values/states.ts';
import type { PageUser } from '#domain/page/page-user.ts';

/** Somebody who is signed in, as pages know them. */
export function buildUser(overrides: Partial<PageUser> = {}): PageUser {
  return {
    id: 7,
    nickname: 'Ming',
    type: USER_TYPE.player,
    status: USER_STATUS.normal,
    loginType: LOGIN_TYPE.google,
    emailConfirmed: true,
    phoneConfirmed: false,
    deviceAllowed: true,
    isOperator: false,
    ...overrides,
  };
}
