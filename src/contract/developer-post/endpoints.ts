import { developerSlug } from '../developer-page/parameters.ts';
import { defineEndpoint } from '../endpoint.ts';
import { ERROR } from '../errors/errors.ts';
import { applicationId, lang, optional, paging } from '../schema/parameter-schemas.ts';
import { listReply, resultReply } from '../schema/reply-shapes.ts';
import { z } from '../schema/schema.ts';
import { postSummarySchema, publicPostSchema } from './entities.ts';
import { postId, postNote, postReportReason } from './parameters.ts';

const GROUP = 'developer news';
const PUBLIC = '/api/public/developer/post';

export const listPosts = defineEndpoint({
  name: 'listPosts',
  group: GROUP,
  summary: 'List the published posts of all developers, of one, or about a game, newest first',
  method: 'GET',
  path: `${PUBLIC}/list`,
  auth: 'public',
  heedsSession: true,
  takesEndedSession: true,
  request: z.object({ slug: optional(developerSlug), applicationId: optional(applicationId), lang, ...paging }),
  reply: listReply(postSummarySchema),
  errors: [ERROR.languageNotFound, ERROR.providerNotFound, ERROR.applicationNotFound],
});

export const getPost = defineEndpoint({
  name: 'getPost',
  group: GROUP,
  summary: 'Get a published post of a developer',
  method: 'GET',
  path: PUBLIC,
  auth: 'public',
  heedsSession: true,
  request: z.object({ id: postId, lang }),
  reply: publicPostSchema,
  errors: [ERROR.languageNotFound, ERROR.parameterError],
});

export const reportPost = defineEndpoint({
  name: 'reportPost',
  group: GROUP,
  summary: 'Report a published post to the operators',
  method: 'POST',
  path: '/api/developer-post/report',
  auth: 'user',
  body: 'json',
  request: z.object({ id: postId, reason: postReportReason, note: postNote }),
  reply: resultReply,
  errors: [ERROR.permissionDenied, ERROR.parameterError],
});
