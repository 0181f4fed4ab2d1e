import { defineEndpoint } from '../endpoint.ts';
import { ERROR } from '../errors/errors.ts';
import { integer, lang, paging, text, textChoice, withDefault } from '../schema/parameter-schemas.ts';
import { listReply } from '../schema/reply-shapes.ts';
import { z } from '../schema/schema.ts';
import { LIMITS } from '../values/limits.ts';
import { POST_QUEUES } from './entities.ts';
import { operatorPostSchema } from './operator-entities.ts';
import { postId, postRevision } from './parameters.ts';

const GROUP = 'operator';
const PATH = '/api/admin/post';
const ERRORS = [
  ERROR.permissionDenied,
  ERROR.conflictOfInterest,
  ERROR.languageNotFound,
  ERROR.wrongReviewState,
  ERROR.parameterError,
] as const;
/** Told to the developer. */
const reason = text({ max: LIMITS.reasonLength });

export const listAllPosts = defineEndpoint({
  name: 'listAllPosts',
  group: GROUP,
  summary: 'List posts of developers: in review or reported, longest waiting first; or removed, or all, newest first',
  method: 'GET',
  path: `${PATH}/list`,
  auth: 'operator',
  request: z.object({
    queue: withDefault(textChoice(POST_QUEUES), 'waiting'),
    lang,
    limit: withDefault(integer({ min: LIMITS.pageSizeMin, max: LIMITS.postsReviewed }), LIMITS.postsReviewed),
    offset: paging.offset,
  }),
  reply: listReply(operatorPostSchema),
  errors: [ERROR.permissionDenied, ERROR.languageNotFound],
});

export const approvePost = defineEndpoint({
  name: 'approvePost',
  group: GROUP,
  summary: 'Publish a post in review; later posts of this developer need no approval',
  method: 'PUT',
  path: `${PATH}/approve`,
  auth: 'operator',
  body: 'json',
  request: z.object({ id: postId, revision: postRevision, lang }),
  reply: operatorPostSchema,
  errors: ERRORS,
});

export const rejectPost = defineEndpoint({
  name: 'rejectPost',
  group: GROUP,
  summary: 'Reject a post in review, with a reason that its developer can read',
  method: 'PUT',
  path: `${PATH}/reject`,
  auth: 'operator',
  body: 'json',
  request: z.object({ id: postId, revision: postRevision, reason, lang }),
  reply: operatorPostSchema,
  errors: ERRORS,
});

export const removePost = defineEndpoint({
  name: 'removePost',
  group: GROUP,
  summary: 'Remove a published post, with a reason that its developer can read; the next one needs approval again',
  method: 'PUT',
  path: `${PATH}/remove`,
  auth: 'operator',
  body: 'json',
  request: z.object({ id: postId, reason, lang }),
  reply: operatorPostSchema,
  errors: ERRORS,
});

export const restorePost = defineEndpoint({
  name: 'restorePost',
  group: GROUP,
  summary: 'Restore a removed post',
  method: 'PUT',
  path: `${PATH}/restore`,
  auth: 'operator',
  body: 'json',
  request: z.object({ id: postId, lang }),
  reply: operatorPostSchema,
  errors: ERRORS,
});

export const dismissPostReports = defineEndpoint({
  name: 'dismissPostReports',
  group: GROUP,
  summary: 'Keep a reported post; this closes its reports',
  method: 'PUT',
  path: `${PATH}/dismiss`,
  auth: 'operator',
  body: 'json',
  request: z.object({ id: postId, revision: postRevision, lang }),
  reply: operatorPostSchema,
  errors: ERRORS,
});
