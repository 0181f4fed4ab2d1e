import { LOGIN_TYPE, USER_STATUS, USER_TYPE } from '#contract/values/states.ts';
import type { PageUser } from '#domain/page/page-user.ts';

/** A signed-in user, as pages know it. */
export function buildUser(overrides: Partial<PageUser> = {}): PageUser {
  return {
    id: 7,
    nickname: 'Ming',
    avatar: '',
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
