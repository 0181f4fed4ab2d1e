import { defineEndpoint } from '../endpoint.ts';
import { ERROR } from '../errors/errors.ts';
import { applicationId, booleanFlag, lang, optional, paging } from '../schema/parameter-schemas.ts';
import { described, z } from '../schema/schema.ts';
import { ratingSummarySchema, receivedRatingSchema } from './entities.ts';
import { ratingAnswerWords, ratingFilter, ratingId, ratingNumberPlace } from './parameters.ts';

const GROUP = 'ratings';
const PATH = '/api/provider/rating';

export const listReceivedRatings = defineEndpoint({
  name: 'listReceivedRatings',
  group: GROUP,
  summary: "What players say of the developer's games in words, the newest first, and how these are rated",
  method: 'GET',
  path: `${PATH}/list`,
  auth: 'developer',
  request: z.object({
    applicationId: optional(applicationId),
    ...ratingFilter,
    isAnswered: optional(booleanFlag),
    lang,
    limit: paging.limit,
    after: optional(ratingNumberPlace),
  }),
  reply: z.object({
    count: described('1,000 at most: so many, or more', z.int()),
    list: z.array(receivedRatingSchema),
    next: described('`after` of the next page; null on the last one', z.nullable(z.string())),
    summary: ratingSummarySchema,
  }),
  errors: [ERROR.permissionDenied, ERROR.languageNotFound, ERROR.applicationNotFound],
});

export const answerRating = defineEndpoint({
  name: 'answerRating',
  group: GROUP,
  summary: 'Answer a rating of an own game in public, or change the answer',
  method: 'PUT',
  path: `${PATH}/answer`,
  auth: 'developer',
  body: 'json',
  request: z.object({ ratingId, words: ratingAnswerWords, lang }),
  reply: z.object({ rating: receivedRatingSchema }),
  errors: [ERROR.permissionDenied, ERROR.languageNotFound, ERROR.providerNotEnabled, ERROR.parameterError],
});

export const deleteRatingAnswer = defineEndpoint({
  name: 'deleteRatingAnswer',
  group: GROUP,
  summary: 'Take back an answer to a rating',
  method: 'DELETE',
  path: `${PATH}/answer`,
  auth: 'developer',
  request: z.object({ ratingId, lang }),
  reply: z.object({ rating: receivedRatingSchema }),
  errors: [ERROR.permissionDenied, ERROR.languageNotFound, ERROR.providerNotEnabled, ERROR.parameterError],
});
