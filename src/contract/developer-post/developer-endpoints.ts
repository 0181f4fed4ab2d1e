import { defineEndpoint } from '../endpoint.ts';
import { ERROR } from '../errors/errors.ts';
import { applicationId, lang, locale, optional, paging, text, withDefault } from '../schema/parameter-schemas.ts';
import { listReply, resultReply } from '../schema/reply-shapes.ts';
import { z } from '../schema/schema.ts';
import { LIMITS } from '../values/limits.ts';
import { ownPostSchema, ownPostSummarySchema } from './entities.ts';
import { postContents, postId, postRevision } from './parameters.ts';

const GROUP = 'developer news';
const PATH = '/api/developer/post';

const fields = {
  /** The game that it is about. */
  applicationId: optional(applicationId),
  /** An uploadId of purpose `post_picture`, or the present address; empty: none. */
  picture: withDefault(text({ min: 0, max: LIMITS.urlLength }), ''),
  contentDefault: locale,
  contents: postContents,
};
const WRITE_ERRORS = [ERROR.languageNotFound, ERROR.applicationNotFound, ERROR.parameterError] as const;

export const listOwnPosts = defineEndpoint({
  name: 'listOwnPosts',
  group: GROUP,
  summary: 'List your posts, newest first',
  method: 'GET',
  path: `${PATH}/list`,
  auth: 'developer',
  request: z.object({ lang, ...paging }),
  reply: listReply(ownPostSummarySchema),
  errors: [ERROR.languageNotFound],
});

export const getOwnPost = defineEndpoint({
  name: 'getOwnPost',
  group: GROUP,
  summary: 'Get one of your posts with its texts in all languages',
  method: 'GET',
  path: PATH,
  auth: 'developer',
  request: z.object({ id: postId, lang }),
  reply: ownPostSchema,
  errors: [ERROR.languageNotFound, ERROR.parameterError],
});

export const createPost = defineEndpoint({
  name: 'createPost',
  group: GROUP,
  summary: 'Write a post in one or more languages; it is a draft until it is submitted',
  method: 'POST',
  path: PATH,
  auth: 'developer',
  body: 'json',
  request: z.object({ ...fields, lang }),
  reply: ownPostSchema,
  errors: WRITE_ERRORS,
});

export const editPost = defineEndpoint({
  name: 'editPost',
  group: GROUP,
  summary:
    'Replace the content of one of your posts; a published post changes immediately, one in review cannot be changed',
  method: 'PUT',
  path: PATH,
  auth: 'developer',
  body: 'json',
  request: z.object({ id: postId, revision: postRevision, ...fields, lang }),
  reply: ownPostSchema,
  errors: [...WRITE_ERRORS, ERROR.wrongReviewState],
});

export const submitPost = defineEndpoint({
  name: 'submitPost',
  group: GROUP,
  summary: 'Publish one of your posts; the first goes to the operators, who approve or reject it',
  method: 'POST',
  path: `${PATH}/submit`,
  auth: 'developer',
  body: 'json',
  request: z.object({ id: postId, lang }),
  reply: ownPostSchema,
  errors: [ERROR.languageNotFound, ERROR.wrongReviewState, ERROR.parameterError],
});

export const withdrawPost = defineEndpoint({
  name: 'withdrawPost',
  group: GROUP,
  summary: 'Withdraw one of your posts from the store or from review',
  method: 'POST',
  path: `${PATH}/withdraw`,
  auth: 'developer',
  body: 'json',
  request: z.object({ id: postId, lang }),
  reply: ownPostSchema,
  errors: [ERROR.languageNotFound, ERROR.wrongReviewState, ERROR.parameterError],
});

export const deletePost = defineEndpoint({
  name: 'deletePost',
  group: GROUP,
  summary: 'Delete one of your posts permanently; a published post has to be withdrawn first',
  method: 'DELETE',
  path: PATH,
  auth: 'developer',
  request: z.object({ id: postId }),
  reply: resultReply,
  errors: [ERROR.wrongReviewState, ERROR.parameterError],
});
