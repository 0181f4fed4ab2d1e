import { defineEndpoint } from '../endpoint.ts';
import { ERROR } from '../errors/errors.ts';
import {
  applicationId,
  booleanFlag,
  lang,
  optional,
  paging,
  textChoice,
  withDefault,
} from '../schema/parameter-schemas.ts';
import { resultReply } from '../schema/reply-shapes.ts';
import { described, z } from '../schema/schema.ts';
import { ownRatingSchema, RATING_OBSTACLES, ratingSchema, ratingSummarySchema } from './entities.ts';
import {
  ratingFilter,
  ratingId,
  ratingNote,
  ratingPart,
  ratingPlace,
  ratingReason,
  ratingWords,
  stars,
} from './parameters.ts';
import { RATING_SORTS } from './rating-sorts.ts';

const GROUP = 'ratings';
const PATH = '/api/rating';

export const listRatings = defineEndpoint({
  name: 'listRatings',
  group: GROUP,
  summary: 'List the reviews of a game, with rating totals; ratings without text only appear in the totals',
  method: 'GET',
  path: '/api/public/rating/list',
  auth: 'public',
  heedsSession: true,
  request: z.object({
    applicationId,
    sort: withDefault(textChoice(RATING_SORTS), 'helpful'),
    ...ratingFilter,
    limit: paging.limit,
    after: optional(ratingPlace),
  }),
  reply: z.object({
    summary: ratingSummarySchema,
    list: z.array(ratingSchema),
    next: described('`after` of the next page; null on the last page', z.nullable(z.string())),
  }),
  errors: [ERROR.languageNotFound, ERROR.applicationNotFound, ERROR.applicationPulled, ERROR.applicationRemoved],
});

export const getOwnRating = defineEndpoint({
  name: 'getOwnRating',
  group: GROUP,
  summary: 'Get your review of a game, and whether you may rate it',
  method: 'GET',
  path: PATH,
  auth: 'user',
  allowsUnverified: true,
  request: z.object({ applicationId }),
  reply: z.object({
    rating: z.nullable(ownRatingSchema),
    obstacle: described('why you can’t review the game; null if you can', z.nullable(z.enum(RATING_OBSTACLES))),
  }),
  errors: [ERROR.applicationNotFound, ERROR.applicationPulled, ERROR.applicationRemoved],
});

export const saveRating = defineEndpoint({
  name: 'saveRating',
  group: GROUP,
  summary: 'Rate a game that you have played or downloaded, or edit your review',
  method: 'PUT',
  path: PATH,
  auth: 'user',
  body: 'json',
  request: z.object({ applicationId, stars, words: withDefault(ratingWords, ''), lang }),
  reply: z.object({ rating: ownRatingSchema }),
  errors: [
    ERROR.permissionDenied,
    ERROR.languageNotFound,
    ERROR.applicationNotFound,
    ERROR.applicationPulled,
    ERROR.applicationRemoved,
    ERROR.parameterError,
  ],
});

export const deleteRating = defineEndpoint({
  name: 'deleteRating',
  group: GROUP,
  summary: 'Delete your review of a game, and the reply to it',
  method: 'DELETE',
  path: PATH,
  auth: 'user',
  allowsDeactivated: true,
  request: z.object({ applicationId }),
  reply: resultReply,
  errors: [ERROR.applicationNotFound, ERROR.parameterError],
});

export const markRatingHelpful = defineEndpoint({
  name: 'markRatingHelpful',
  group: GROUP,
  summary: "Mark another player's review as helpful, or undo it; repeating it changes nothing",
  method: 'PUT',
  path: `${PATH}/helpful`,
  auth: 'user',
  body: 'json',
  request: z.object({ ratingId, isHelpful: booleanFlag }),
  reply: z.object({ helpfulCount: z.int() }),
  errors: [ERROR.permissionDenied, ERROR.parameterError],
});

export const reportRating = defineEndpoint({
  name: 'reportRating',
  group: GROUP,
  summary: "Report another player's review or a reply to the operators; repeating it changes nothing",
  method: 'POST',
  path: `${PATH}/report`,
  auth: 'user',
  body: 'json',
  request: z.object({ ratingId, about: ratingPart, reason: ratingReason, note: withDefault(ratingNote, '') }),
  reply: resultReply,
  errors: [ERROR.permissionDenied, ERROR.parameterError],
});
