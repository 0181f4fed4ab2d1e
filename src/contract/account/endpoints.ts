import { defineEndpoint } from '../endpoint.ts';
import { LIMITS } from '../limits.ts';
import { booleanFlag, optional, text, withDefault } from '../parameter-schemas.ts';
import { noRequest } from '../reply-shapes.ts';
import { z } from '../schema.ts';
import { emailAddress } from './email-address.ts';
import { identityKeySetSchema, tokenSessionSchema } from './entities.ts';

const GROUP = 'account';

const identityToken = z.object({ token: text({ max: LIMITS.identityTokenLength }) });

export const getNonce = defineEndpoint({
  name: 'getNonce',
  group: GROUP,
  summary: 'A nonce for one sign-in, and the cookie it is bound to',
  method: 'GET',
  path: '/api/public/nonce',
  auth: 'public',
  request: noRequest,
  reply: z.object({ nonce: z.string() }),
  errors: [],
});

export const loginWithGoogle = defineEndpoint({
  name: 'loginWithGoogle',
  group: GROUP,
  summary: 'Sign in with a Google credential',
  method: 'POST',
  path: '/api/provider/google/login',
  auth: 'public',
  body: 'json',
  rateLimit: 'signIn',
  request: identityToken,
  reply: tokenSessionSchema,
  errors: [30003, 30011, 30013, 30014, 80000],
});

export const loginWithApple = defineEndpoint({
  name: 'loginWithApple',
  group: GROUP,
  summary: 'Sign in with an Apple identity token',
  method: 'POST',
  path: '/api/provider/apple/login',
  auth: 'public',
  body: 'json',
  rateLimit: 'signIn',
  request: identityToken,
  reply: tokenSessionSchema,
  errors: [30003, 30012, 30013, 30014, 80000],
});

/** Who a token of the local identity provider speaks of; the subject is made from the e-mail where none is given. */
const localPerson = z.object({
  email: emailAddress,
  emailVerified: withDefault(booleanFlag, true),
  name: optional(text({ max: 100 })),
  sub: optional(text({ max: 255 })),
  nonce: optional(text({ max: 500 })),
});

export const issueGoogleToken = defineEndpoint({
  name: 'issueGoogleToken',
  group: GROUP,
  summary: 'A token of the local identity provider that stands in for Google',
  method: 'POST',
  path: '/dev/identity/google/token',
  auth: 'dev',
  body: 'json',
  request: localPerson,
  reply: z.object({ idToken: z.string() }),
  errors: [40000],
});

export const issueAppleToken = defineEndpoint({
  name: 'issueAppleToken',
  group: GROUP,
  summary: 'A token of the local identity provider that stands in for Apple',
  method: 'POST',
  path: '/dev/identity/apple/token',
  auth: 'dev',
  body: 'json',
  request: localPerson,
  reply: z.object({ idToken: z.string() }),
  errors: [40000],
});

export const getGoogleKeys = defineEndpoint({
  name: 'getGoogleKeys',
  group: GROUP,
  summary: 'Public keys of the local identity provider that stands in for Google',
  method: 'GET',
  path: '/dev/identity/google/jwks',
  auth: 'dev',
  request: noRequest,
  reply: identityKeySetSchema,
  errors: [40000],
});

export const getAppleKeys = defineEndpoint({
  name: 'getAppleKeys',
  group: GROUP,
  summary: 'Public keys of the local identity provider that stands in for Apple',
  method: 'GET',
  path: '/dev/identity/apple/jwks',
  auth: 'dev',
  request: noRequest,
  reply: identityKeySetSchema,
  errors: [40000],
});
