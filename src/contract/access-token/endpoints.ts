import { defineEndpoint } from '../endpoint.ts';
import { ERROR } from '../errors/errors.ts';
import { databaseNumber, integerChoice, text, textChoice, textList, withDefault } from '../schema/parameter-schemas.ts';
import { noRequest, resultReply } from '../schema/reply-shapes.ts';
import { z } from '../schema/schema.ts';
import { LIMITS } from '../values/limits.ts';
import { ACCESS_TOKEN_DAYS, ACCESS_TOKEN_SCOPES, accessTokenSchema, publisherFileSchema } from './entities.ts';

const GROUP = 'access tokens';
const PATH = '/api/provider/token';

export const listAccessTokens = defineEndpoint({
  name: 'listAccessTokens',
  group: GROUP,
  summary: 'List your access tokens, including expired ones but not revoked ones, newest first',
  method: 'GET',
  path: `${PATH}/list`,
  auth: 'developer',
  request: noRequest,
  reply: z.object({
    count: z.int(),
    list: z.array(accessTokenSchema),
    /** Null if the store was started without a build. */
    publisher: z.nullable(publisherFileSchema),
  }),
  errors: [ERROR.permissionDenied],
});

export const createAccessToken = defineEndpoint({
  name: 'createAccessToken',
  group: GROUP,
  summary: 'Create an access token for a build server or a game server; its secret is returned only in this response',
  method: 'POST',
  path: PATH,
  auth: 'developer',
  body: 'json',
  needsRecentSignIn: true,
  request: z.object({
    name: text({ max: LIMITS.accessTokenNameLength }),
    scope: withDefault(textChoice(ACCESS_TOKEN_SCOPES), 'publish'),
    /** Empty: all of your applications. */
    applicationIds: withDefault(textList({ max: LIMITS.listParameterItems, length: LIMITS.applicationIdLength }), []),
    expiresInDays: integerChoice(ACCESS_TOKEN_DAYS),
  }),
  reply: z.object({ token: z.string(), accessToken: accessTokenSchema }),
  errors: [
    ERROR.recentSignInNeeded,
    ERROR.permissionDenied,
    ERROR.applicationNotFound,
    ERROR.providerNotEnabled,
    ERROR.parameterError,
  ],
});

export const revokeAccessToken = defineEndpoint({
  name: 'revokeAccessToken',
  group: GROUP,
  summary: 'Revoke an access token; it is rejected from then on',
  method: 'DELETE',
  path: PATH,
  auth: 'developer',
  // A leaked secret must be revocable in any state of the account.
  allowsDeactivated: true,
  request: z.object({ id: databaseNumber }),
  reply: resultReply,
  errors: [ERROR.permissionDenied, ERROR.providerNotEnabled, ERROR.parameterError],
});
