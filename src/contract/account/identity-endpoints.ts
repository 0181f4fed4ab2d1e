import { defineEndpoint } from '../endpoint.ts';
import { ERROR } from '../errors/errors.ts';
import { text } from '../schema/parameter-schemas.ts';
import { resultReply } from '../schema/reply-shapes.ts';
import { z } from '../schema/schema.ts';
import { LIMITS } from '../values/limits.ts';
import { emailAddress } from './email-address.ts';

const GROUP = 'account';

/** Of every call that adds a way to sign in. */
const LINK = { group: GROUP, method: 'POST', auth: 'user', body: 'json', rateLimit: 'signIn' } as const;

const identityToken = z.object({ token: text({ max: LIMITS.identityTokenLength }) });

const REFUSALS = [ERROR.recentSignInNeeded, ERROR.identityOfAnotherAccount, ERROR.parameterError] as const;

export const linkGoogle = defineEndpoint({
  ...LINK,
  name: 'linkGoogle',
  summary: 'Add a Google account as a way to sign in, within ten minutes of a sign-in',
  path: '/api/user/identity/google',
  request: identityToken,
  reply: resultReply,
  errors: [ERROR.wrongClientId, ERROR.googleCredentialRejected, ERROR.externalProviderError, ...REFUSALS],
});

export const linkApple = defineEndpoint({
  ...LINK,
  name: 'linkApple',
  summary: 'Add an Apple account as a way to sign in, within ten minutes of a sign-in',
  path: '/api/user/identity/apple',
  request: identityToken,
  reply: resultReply,
  errors: [ERROR.wrongClientId, ERROR.appleCredentialRejected, ERROR.externalProviderError, ...REFUSALS],
});

export const linkEmail = defineEndpoint({
  ...LINK,
  name: 'linkEmail',
  summary: 'Add an email address as a way to sign in, with the sign-in code that was sent to it',
  path: '/api/user/identity/email',
  request: z.object({ email: emailAddress, code: text({ max: LIMITS.verificationCodeInputLength }) }),
  reply: resultReply,
  errors: [ERROR.permissionDenied, ERROR.invalidVerificationCode, ...REFUSALS],
});

export const linkOpenId = defineEndpoint({
  ...LINK,
  name: 'linkOpenId',
  summary: 'Get the address of an OpenID Connect provider that adds an account there as a way to sign in',
  path: '/api/user/identity/openid',
  request: z.object({ provider: text({ max: 30 }) }),
  reply: z.object({ url: z.string() }),
  errors: [ERROR.recentSignInNeeded, ERROR.permissionDenied, ERROR.openIdRejected, ERROR.externalProviderError],
});

export const removeIdentity = defineEndpoint({
  name: 'removeIdentity',
  group: GROUP,
  summary: 'Remove a way to sign in, except the last one, and end the other sessions of the account',
  method: 'DELETE',
  path: '/api/user/identity',
  auth: 'user',
  request: z.object({ id: text({ max: 100 }) }),
  reply: resultReply,
  errors: [ERROR.recentSignInNeeded, ERROR.lastIdentity, ERROR.parameterError],
});
