import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR } from '#contract/errors/errors.ts';
import { LOGIN_TYPE } from '#contract/values/states.ts';
import type { Handler } from '../../api/handler.ts';
import type { Identity } from '../../providers/identity/read-identity.ts';
import type { Services } from '../../services.ts';
import { spendCode } from '../verification/public.ts';
import { foldAddress } from './account-policy.ts';
import { completeSignIn } from './complete-sign-in.ts';
import { emailSubject, requireEmailSignIn, signInHolder } from './email-identity.ts';
import { readOwnCookie } from './own-cookies.ts';

/** Signs in to the account of an address with the code that was sent there, or creates the account. */
export function loginWithEmail(services: Services): Handler<'loginWithEmail'> {
  const { config, hashKey } = services;
  return async ({ email, code }, context) => {
    requireEmailSignIn(config);
    const cookie = readOwnCookie(context.headers, config, 'presign');
    if (cookie === undefined) {
      throw new ApiError(ERROR.invalidVerificationCode, { fields: { code: 'field.emailCode' } });
    }
    const address = foldAddress(email);
    const holder = signInHolder(hashKey, { cookie, email });
    await spendCode(services, { purpose: 'signIn', address, code, holder, context }, { act: async () => {} });
    const proven = { loginType: LOGIN_TYPE.email, issuer: '', identity: identityOf(address) };
    return completeSignIn(services, proven, context);
  };
}

function identityOf(address: string): Identity {
  return {
    subject: emailSubject(address),
    email: address,
    emailVerified: true,
    isPrivateEmail: false,
    name: '',
    givenName: '',
    familyName: '',
    nonce: null,
  };
}
