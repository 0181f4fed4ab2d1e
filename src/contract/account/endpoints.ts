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
  summary: 'Get a nonce for one sign-in, along with the cookie it is tied to',
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
  summary: 'End the current session',
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
  summary: 'Get the signed-in account',
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
  summary: 'Update account fields; an empty string clears any field except the nickname',
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

export const setAvatar = defineEndpoint({
  name: 'setAvatar',
  group: GROUP,
  summary: 'Set the profile image of the account to an upload for the purpose avatar; an empty image removes it',
  method: 'PUT',
  path: '/api/user/avatar',
  auth: 'user',
  body: 'json',
  request: z.object({ image: text({ min: 0, max: LIMITS.urlLength }) }),
  reply: ownProfileSchema,
  errors: [ERROR.userNotFound],
});

export const getProviderProfile = defineEndpoint({
  name: 'getProviderProfile',
  group: GROUP,
  summary: 'Get the company of the signed-in developer',
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
  summary: 'List the active sessions of the account, newest first',
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
  summary: 'End one session of the account, or all sessions except the current one',
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
  summary: 'Deactivate (3) or reactivate (1) your own account; a deactivated account can change nothing',
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
  summary: 'Export all data stored for the account',
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
  summary: 'Permanently delete the account; `confirm` is its email address or `account`',
  method: 'DELETE',
  path: '/api/user',
  auth: 'user',
  allowsDeactivated: true,
  needsRecentSignIn: true,
  request: z.object({ confirm: text({ max: 300 }) }),
  reply: resultReply,
  errors: [ERROR.recentSignInNeeded, ERROR.userNotFound],
});

/** The subject of a token of the local identity provider; derived from the email if none is given. */
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
  summary: 'Get a token from the local identity provider that replaces Google',
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
  summary: 'Get a token from the local identity provider that replaces Apple',
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
  summary: 'Get the public keys of the local identity provider that replaces Google',
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
  summary: 'Get the public keys of the local identity provider that replaces Apple',
  method: 'GET',
  path: '/dev/identity/apple/jwks',
  auth: 'dev',
  duringMaintenance: true,
  request: noRequest,
  reply: identityKeySetSchema,
  errors: [ERROR.permissionDenied],
});
