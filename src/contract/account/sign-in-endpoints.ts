import { defineEndpoint } from '../endpoint.ts';
import { ERROR } from '../errors/errors.ts';
import { optional, text } from '../schema/parameter-schemas.ts';
import { bytesReply, listReply, noRequest } from '../schema/reply-shapes.ts';
import { described, z } from '../schema/schema.ts';
import { LIMITS } from '../values/limits.ts';
import { codeSentSchema, codeStatusSchema } from '../verification/entities.ts';
import { emailAddress } from './email-address.ts';
import { identitySchema, tokenSessionSchema } from './entities.ts';

const GROUP = 'account';

/** Of an entry of OIDC_PROVIDERS. */
const providerId = text({ max: 30 });

export const startOpenId = defineEndpoint({
  name: 'startOpenId',
  group: GROUP,
  summary: 'Send the browser to an OpenID Connect provider; on failure back to the sign-in page, which says why',
  method: 'GET',
  path: '/api/provider/openid/{provider}/start',
  auth: 'none',
  bytes: 'text/html; charset=utf-8',
  duringMaintenance: true,
  request: z.object({ provider: providerId, returnTo: optional(text({ max: 2000 })) }),
  reply: bytesReply,
  errors: [],
  answers: [{ status: 303 }],
});

export const finishOpenId = defineEndpoint({
  name: 'finishOpenId',
  group: GROUP,
  summary: 'Receive the browser from an OpenID Connect provider: sign in, and continue where the visitor was',
  method: 'GET',
  path: '/api/provider/openid/{provider}/callback',
  auth: 'none',
  bytes: 'text/html; charset=utf-8',
  duringMaintenance: true,
  // The provider decides what else it sends; the library checks the address as a whole.
  request: z.looseObject({ provider: providerId, state: optional(text({ max: 4000 })) }),
  reply: bytesReply,
  errors: [],
  answers: [{ status: 303 }],
});

export const sendSignInCode = defineEndpoint({
  name: 'sendSignInCode',
  group: GROUP,
  summary: 'Send a sign-in code to an email address; it works only in the browser that requested it',
  method: 'POST',
  path: '/api/provider/email/code',
  auth: 'public',
  duringMaintenance: true,
  body: 'json',
  request: z.object({ email: emailAddress }),
  reply: codeSentSchema,
  errors: [ERROR.permissionDenied, ERROR.verificationCodeStillValid, ERROR.externalProviderError],
});

export const getSignInCodeStatus = defineEndpoint({
  name: 'getSignInCodeStatus',
  group: GROUP,
  summary: 'Get the delivery status of the code that this browser has requested for an email address',
  method: 'GET',
  path: '/api/provider/email/code',
  auth: 'public',
  duringMaintenance: true,
  request: z.object({ email: emailAddress }),
  reply: codeStatusSchema,
  errors: [],
});

export const loginWithEmail = defineEndpoint({
  name: 'loginWithEmail',
  group: GROUP,
  summary: 'Sign in with the code sent to an email address',
  method: 'POST',
  path: '/api/provider/email/login',
  auth: 'public',
  duringMaintenance: true,
  body: 'json',
  rateLimit: 'signIn',
  request: z.object({ email: emailAddress, code: text({ max: LIMITS.verificationCodeInputLength }) }),
  reply: tokenSessionSchema,
  errors: [ERROR.permissionDenied, ERROR.invalidVerificationCode, ERROR.accountSuspended, ERROR.accountDeleted],
});

export const listIdentities = defineEndpoint({
  name: 'listIdentities',
  group: GROUP,
  summary: 'List the ways to sign in to the account, and whether this session may change them',
  method: 'GET',
  path: '/api/user/identity/list',
  auth: 'user',
  duringMaintenance: true,
  allowsUnverified: true,
  request: noRequest,
  reply: z.extend(listReply(identitySchema), {
    canChange: described('whether the sign-in of this session is recent enough to link and remove', z.boolean()),
  }),
  errors: [],
});
