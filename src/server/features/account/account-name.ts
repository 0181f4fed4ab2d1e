import { LOGIN_TYPE, type LoginType } from '#contract/values/states.ts';
import type { IdentityKey } from './identity-queries.ts';

const NAMES = {
  [LOGIN_TYPE.google]: 'google',
  [LOGIN_TYPE.apple]: 'apple',
  [LOGIN_TYPE.openid]: 'openid',
  [LOGIN_TYPE.email]: 'email',
} as const satisfies Record<LoginType, string>;

/**
 * `google:<subject>`, `openid:<issuer>:<subject>`. Not the email address: it is not unique and can change. An account
 * has the name of one of its own identities, so that no other account can need it.
 */
export function accountName({ loginType, issuer, subject }: IdentityKey): string {
  return [NAMES[loginType], issuer, subject].filter(Boolean).join(':');
}
