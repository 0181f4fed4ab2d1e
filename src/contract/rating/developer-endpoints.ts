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
  summary: 'List written reviews of your games, newest first, with rating totals',
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
    count: described('counted up to 1,000; 1,000 means 1,000 or more', z.int()),
    counts: described(
      'all written reviews of the application, or of all, and those without a reply; each counted up to 1,000',
      z.object({ all: z.int(), unanswered: z.int() }),
    ),
    list: z.array(receivedRatingSchema),
    next: described('`after` of the next page; null on the last page', z.nullable(z.string())),
    summary: ratingSummarySchema,
  }),
  errors: [ERROR.permissionDenied, ERROR.languageNotFound, ERROR.applicationNotFound],
});

export const answerRating = defineEndpoint({
  name: 'answerRating',
  group: GROUP,
  summary: 'Reply publicly to a review of one of your games, or edit the reply',
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
  summary: 'Delete your reply to a review',
  method: 'DELETE',
  path: `${PATH}/answer`,
  auth: 'developer',
  request: z.object({ ratingId, lang }),
  reply: z.object({ rating: receivedRatingSchema }),
  errors: [ERROR.permissionDenied, ERROR.languageNotFound, ERROR.providerNotEnabled, ERROR.parameterError],
});
