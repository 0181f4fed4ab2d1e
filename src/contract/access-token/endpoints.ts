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
  summary: 'List your access tokens that are not revoked, including expired ones, newest first',
  method: 'GET',
  path: `${PATH}/list`,
  auth: 'developer',
  request: noRequest,
  reply: z.object({
    count: z.int(),
    list: z.array(accessTokenSchema),
    /** Null where the store was started without being built. */
    publisher: z.nullable(publisherFileSchema),
  }),
  errors: [ERROR.permissionDenied],
});

export const createAccessToken = defineEndpoint({
  name: 'createAccessToken',
  group: GROUP,
  summary: 'Create an access token for a build machine or a game server; only this response contains its secret',
  method: 'POST',
  path: PATH,
  auth: 'developer',
  body: 'json',
  request: z.object({
    name: text({ max: LIMITS.accessTokenNameLength }),
    scope: withDefault(textChoice(ACCESS_TOKEN_SCOPES), 'publish'),
    /** None: all own applications. */
    applicationIds: withDefault(textList({ max: LIMITS.listParameterItems, length: LIMITS.applicationIdLength }), []),
    expiresInDays: integerChoice(ACCESS_TOKEN_DAYS),
  }),
  reply: z.object({ token: z.string(), accessToken: accessTokenSchema }),
  errors: [ERROR.permissionDenied, ERROR.applicationNotFound, ERROR.providerNotEnabled, ERROR.parameterError],
});

export const revokeAccessToken = defineEndpoint({
  name: 'revokeAccessToken',
  group: GROUP,
  summary: 'Revoke an access token; it stops working immediately',
  method: 'DELETE',
  path: PATH,
  auth: 'developer',
  // A secret that got out must be stopped whatever became of its account.
  allowsDeactivated: true,
  request: z.object({ id: databaseNumber }),
  reply: resultReply,
  errors: [ERROR.permissionDenied, ERROR.providerNotEnabled, ERROR.parameterError],
});
