import { defineEndpoint } from '../endpoint.ts';
import { ERROR } from '../errors/errors.ts';
import {
  applicationId,
  lang,
  optional,
  paging,
  textChoice,
  userNumber,
  withDefault,
} from '../schema/parameter-schemas.ts';
import { described, z } from '../schema/schema.ts';
import { operatorRatingSchema, RATING_QUEUES, ratingQueueCountsSchema } from './entities.ts';
import { ratingId, ratingNote, ratingPart, ratingQueuePlace, ratingReason, ratingRevision } from './parameters.ts';

const GROUP = 'operator';
const PATH = '/api/admin/rating';

const decided = z.object({ rating: operatorRatingSchema });

export const listAllRatings = defineEndpoint({
  name: 'listAllRatings',
  group: GROUP,
  summary:
    'List reviews that were reported, or whose reply was, or held ones, longest waiting first; or removed ones, or ' +
    'all, newest first',
  method: 'GET',
  path: `${PATH}/list`,
  auth: 'operator',
  request: z.object({
    queue: withDefault(textChoice(RATING_QUEUES), 'reported'),
    applicationId: optional(applicationId),
    /** Of this author. */
    userId: optional(userNumber),
    lang,
    limit: paging.limit,
    after: optional(ratingQueuePlace),
  }),
  reply: z.object({
    count: described('at most 1,000; 1,000 means 1,000 or more', z.int()),
    counts: described('of every queue, with the same filter and limit', ratingQueueCountsSchema),
    list: z.array(operatorRatingSchema),
    next: described('`after` of the next page; null on the last page', z.nullable(z.string())),
  }),
  errors: [ERROR.permissionDenied, ERROR.languageNotFound, ERROR.applicationNotFound],
});

export const removeRating = defineEndpoint({
  name: 'removeRating',
  group: GROUP,
  summary: 'Remove a review or the reply to it, with a reason that its author can read; this closes its reports',
  method: 'PUT',
  path: `${PATH}/remove`,
  auth: 'operator',
  body: 'json',
  request: z.object({
    ratingId,
    about: ratingPart,
    revision: ratingRevision,
    reason: ratingReason,
    note: withDefault(ratingNote, ''),
    lang,
  }),
  reply: decided,
  errors: [ERROR.permissionDenied, ERROR.conflictOfInterest, ERROR.languageNotFound, ERROR.parameterError],
});

export const restoreRating = defineEndpoint({
  name: 'restoreRating',
  group: GROUP,
  summary: 'Restore a removed review or reply, or publish a held review',
  method: 'PUT',
  path: `${PATH}/restore`,
  auth: 'operator',
  body: 'json',
  request: z.object({ ratingId, about: ratingPart, lang }),
  reply: decided,
  errors: [ERROR.permissionDenied, ERROR.conflictOfInterest, ERROR.languageNotFound, ERROR.parameterError],
});

export const dismissRatingReports = defineEndpoint({
  name: 'dismissRatingReports',
  group: GROUP,
  summary: 'Keep a reported review or reply; this closes its reports',
  method: 'PUT',
  path: `${PATH}/dismiss`,
  auth: 'operator',
  body: 'json',
  request: z.object({ ratingId, about: ratingPart, revision: ratingRevision, lang }),
  reply: decided,
  errors: [ERROR.permissionDenied, ERROR.conflictOfInterest, ERROR.languageNotFound, ERROR.parameterError],
});
