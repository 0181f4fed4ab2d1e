import { defineEndpoint } from '../endpoint.ts';
import { SESSION_END_CODES } from '../errors/error-definitions.ts';
import { ERROR } from '../errors/errors.ts';
import { wireType } from '../openapi/wire-type.ts';
import { providerProfileSchema } from '../provider/entities.ts';
import { booleanFlag, integerChoice, optional, paging, text, withDefault } from '../schema/parameter-schemas.ts';
import { listReply, noRequest, resultReply } from '../schema/reply-shapes.ts';
import { z } from '../schema/schema.ts';
import { stateSchema } from '../schema/state-schemas.ts';
import { LIMITS } from '../values/limits.ts';
import { USER_STATUS } from '../values/states.ts';
import { accountExportSchema } from './account-export.ts';
import { accountSessionSchema } from './account-session.ts';
import { appleUser } from './apple-user.ts';
import { emailAddress } from './email-address.ts';
import { identityKeySetSchema, ownProfileSchema, tokenSessionSchema } from './entities.ts';

const GROUP = 'account';

const identityToken = z.object({ token: text({ max: LIMITS.identityTokenLength }) });

export const getNonce = defineEndpoint({
  name: 'getNonce',
  group: GROUP,
  summary: 'A nonce for one sign-in, and the cookie it is bound to',
  method: 'GET',
  path: '/api/public/nonce',
  auth: 'public',
  duringMaintenance: true,
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
  duringMaintenance: true,
  body: 'json',
  rateLimit: 'signIn',
  request: identityToken,
  reply: tokenSessionSchema,
  errors: [
    ERROR.wrongClientId,
    ERROR.googleCredentialRejected,
    ERROR.accountSuspended,
    ERROR.accountDeleted,
    ERROR.externalProviderError,
  ],
});

export const loginWithApple = defineEndpoint({
  name: 'loginWithApple',
  group: GROUP,
  summary: 'Sign in with an Apple identity token',
  method: 'POST',
  path: '/api/provider/apple/login',
  auth: 'public',
  duringMaintenance: true,
  body: 'json',
  rateLimit: 'signIn',
  request: z.extend(identityToken, { user: optional(appleUser) }),
  reply: tokenSessionSchema,
  errors: [
    ERROR.wrongClientId,
    ERROR.appleCredentialRejected,
    ERROR.accountSuspended,
    ERROR.accountDeleted,
    ERROR.externalProviderError,
  ],
});

export const logOut = defineEndpoint({
  name: 'logOut',
  group: GROUP,
  summary: 'End the session that asks',
  method: 'PUT',
  path: '/api/user/logout',
  auth: 'user',
  duringMaintenance: true,
  allowsUnverified: true,
  allowsUnlistedDevice: true,
  allowsDeactivated: true,
  takesEndedSession: true,
  request: noRequest,
  reply: z.union([
    resultReply,
    z.object({
      result: z.literal(false),
      error: z.object({ code: z.literal(SESSION_END_CODES), message: z.string() }),
    }),
  ]),
  errors: [],
});

export const getUserProfile = defineEndpoint({
  name: 'getUserProfile',
  group: GROUP,
  summary: 'The account that asks',
  method: 'GET',
  path: '/api/user/profile',
  auth: 'user',
  duringMaintenance: true,
  allowsUnverified: true,
  allowsUnlistedDevice: true,
  request: noRequest,
  reply: ownProfileSchema,
  errors: [ERROR.userNotFound],
});

/** Unchecked here: `domain/forms/provider/profile-form.ts` checks all fields at once. */
const profileField = z.optional(
  wireType<string | null | undefined, unknown>({ read: (raw) => raw, jsonSchema: { type: ['string', 'null'] } }),
);

export const updateUserProfile = defineEndpoint({
  name: 'updateUserProfile',
  group: GROUP,
  summary: 'Change fields of the account; an empty text clears all but the nickname',
  method: 'PUT',
  path: '/api/user/profile',
  auth: 'user',
  allowsUnverified: true,
  body: 'json',
  request: z.object({
    nickname: profileField,
    givenName: profileField,
    familyName: profileField,
    birthdate: profileField,
    postalCode: profileField,
    address: profileField,
  }),
  reply: ownProfileSchema,
  errors: [ERROR.userNotFound],
});

export const getProviderProfile = defineEndpoint({
  name: 'getProviderProfile',
  group: GROUP,
  summary: 'The company of the developer that asks',
  method: 'GET',
  path: '/api/provider/profile',
  auth: 'user',
  request: noRequest,
  reply: providerProfileSchema,
  errors: [ERROR.providerNotFound],
});

export const listSessions = defineEndpoint({
  name: 'listSessions',
  group: GROUP,
  summary: 'Where the account is signed in, the newest sign-in first',
  method: 'GET',
  path: '/api/user/session/list',
  auth: 'user',
  duringMaintenance: true,
  request: z.object(paging),
  reply: listReply(accountSessionSchema),
  errors: [],
});

export const endSession = defineEndpoint({
  name: 'endSession',
  group: GROUP,
  summary: 'End one session of the account, or all others than the one that asks',
  method: 'DELETE',
  path: '/api/user/session',
  auth: 'user',
  duringMaintenance: true,
  allowsDeactivated: true,
  request: z.object({ id: optional(text({ max: 100 })), others: withDefault(booleanFlag, false) }),
  reply: resultReply,
  errors: [],
});

/** Where its owner can bring an account: suspending is the operator's. */
export const OWN_STATUS = { normal: USER_STATUS.normal, deactivated: USER_STATUS.deactivated } as const;

export const switchAccount = defineEndpoint({
  name: 'switchAccount',
  group: GROUP,
  summary: 'Switch the own account off (3) or on again (1); while it is off, it changes nothing',
  method: 'PUT',
  path: '/api/user/status',
  auth: 'user',
  allowsDeactivated: true,
  body: 'json',
  request: z.object({ status: integerChoice(Object.values(OWN_STATUS), ERROR.statusNotFound) }),
  reply: z.extend(resultReply, { status: stateSchema(OWN_STATUS) }),
  errors: [ERROR.userNotFound, ERROR.statusNotFound],
});

export const exportAccount = defineEndpoint({
  name: 'exportAccount',
  group: GROUP,
  summary: 'Everything that is kept of the account',
  method: 'GET',
  path: '/api/user/export',
  auth: 'user',
  request: noRequest,
  reply: accountExportSchema,
  errors: [ERROR.userNotFound],
});

export const deleteAccount = defineEndpoint({
  name: 'deleteAccount',
  group: GROUP,
  summary: 'Delete the account for good; `confirm` is its e-mail address or `account`',
  method: 'DELETE',
  path: '/api/user',
  auth: 'user',
  allowsDeactivated: true,
  request: z.object({ confirm: text({ max: 300 }) }),
  reply: resultReply,
  errors: [ERROR.userNotFound],
});

/** The subject of a token of the local identity provider; derived from the e-mail if none is given. */
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
  duringMaintenance: true,
  body: 'json',
  request: localPerson,
  reply: z.object({ idToken: z.string() }),
  errors: [ERROR.permissionDenied],
});

export const issueAppleToken = defineEndpoint({
  name: 'issueAppleToken',
  group: GROUP,
  summary: 'A token of the local identity provider that stands in for Apple',
  method: 'POST',
  path: '/dev/identity/apple/token',
  auth: 'dev',
  duringMaintenance: true,
  body: 'json',
  request: localPerson,
  reply: z.object({ idToken: z.string() }),
  errors: [ERROR.permissionDenied],
});

export const getGoogleKeys = defineEndpoint({
  name: 'getGoogleKeys',
  group: GROUP,
  summary: 'Public keys of the local identity provider that stands in for Google',
  method: 'GET',
  path: '/dev/identity/google/jwks',
  auth: 'dev',
  duringMaintenance: true,
  request: noRequest,
  reply: identityKeySetSchema,
  errors: [ERROR.permissionDenied],
});

export const getAppleKeys = defineEndpoint({
  name: 'getAppleKeys',
  group: GROUP,
  summary: 'Public keys of the local identity provider that stands in for Apple',
  method: 'GET',
  path: '/dev/identity/apple/jwks',
  auth: 'dev',
  duringMaintenance: true,
  request: noRequest,
  reply: identityKeySetSchema,
  errors: [ERROR.permissionDenied],
});
