import { appSummarySchema } from '../application/entities.ts';
import { defineEndpoint } from '../endpoint.ts';
import { ERROR } from '../errors/errors.ts';
import { booleanFlag, lang, paging } from '../schema/parameter-schemas.ts';
import { listReply } from '../schema/reply-shapes.ts';
import { z } from '../schema/schema.ts';
import { followedDeveloperSchema, followStateSchema, publicDeveloperSchema } from './entities.ts';
import { developerSlug } from './parameters.ts';

const GROUP = 'developer page';
const PUBLIC = '/api/public/developer';

export const getDeveloper = defineEndpoint({
  name: 'getDeveloper',
  group: GROUP,
  summary: 'Get the public page of a developer by its current address or an earlier one',
  method: 'GET',
  path: PUBLIC,
  auth: 'public',
  heedsSession: true,
  request: z.object({ slug: developerSlug, lang }),
  reply: publicDeveloperSchema,
  errors: [ERROR.languageNotFound, ERROR.providerNotFound],
});

export const listDeveloperGames = defineEndpoint({
  name: 'listDeveloperGames',
  group: GROUP,
  summary: 'List the published games of a developer, newest first',
  method: 'GET',
  path: `${PUBLIC}/games`,
  auth: 'public',
  heedsSession: true,
  takesEndedSession: true,
  request: z.object({ slug: developerSlug, lang, ...paging }),
  reply: listReply(appSummarySchema),
  errors: [ERROR.languageNotFound, ERROR.providerNotFound],
});

export const getFollow = defineEndpoint({
  name: 'getFollow',
  group: GROUP,
  summary: 'Check whether you follow a developer',
  method: 'GET',
  path: '/api/developer-follow',
  auth: 'user',
  request: z.object({ slug: developerSlug }),
  reply: followStateSchema,
  errors: [ERROR.providerNotFound],
});

export const putFollow = defineEndpoint({
  name: 'putFollow',
  group: GROUP,
  summary: 'Follow a developer or stop; followers are notified of its new games and posts',
  method: 'PUT',
  path: '/api/developer-follow',
  auth: 'user',
  body: 'json',
  request: z.object({ slug: developerSlug, following: booleanFlag }),
  reply: followStateSchema,
  errors: [ERROR.providerNotFound, ERROR.parameterError],
});

export const listFollowed = defineEndpoint({
  name: 'listFollowed',
  group: GROUP,
  summary: 'List the developers you follow, latest first',
  method: 'GET',
  path: '/api/developer-follow/list',
  auth: 'user',
  request: z.object({ ...paging }),
  reply: listReply(followedDeveloperSchema),
  errors: [],
});
