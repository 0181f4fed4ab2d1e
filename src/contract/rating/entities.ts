import { localeSchema, momentSchema } from '../schema/code-schemas.ts';
import { described, named, z } from '../schema/schema.ts';
import { RATING_REASONS } from './rating-reasons.ts';

/** What operators list: reported ratings, those held because many came at the same time, removed ones, or all. */
export const RATING_QUEUES = ['reported', 'held', 'removed', 'all'] as const;
export type RatingQueue = (typeof RATING_QUEUES)[number];

export const ratingQueueCountsSchema = z.object({ reported: z.int(), held: z.int(), removed: z.int(), all: z.int() });
export type RatingQueueCounts = z.output<typeof ratingQueueCountsSchema>;

/** How far the lists of operators and developers are counted: so many, or more. */
export const RATINGS_COUNTED = 1000;

const starsSchema = described('1 to 5', z.int());

/** How a game is rated on the whole. */
export const ratingMeanSchema = named(
  'RatingMean',
  z.object({
    average: described('average of all ratings, to one decimal place; null if there are none', z.nullable(z.number())),
    count: z.int(),
  }),
);
export type RatingMean = z.output<typeof ratingMeanSchema>;

/** The same, and how many gave how many stars. */
export const ratingSummarySchema = named(
  'RatingSummary',
  z.extend(ratingMeanSchema, {
    distribution: described('number of ratings for each of one to five stars', z.array(z.int())),
  }),
);
export type RatingSummary = z.output<typeof ratingSummarySchema>;

/** What the developer of a game says to a rating. */
export const ratingAnswerSchema = named(
  'RatingAnswer',
  z.object({ words: z.string(), answeredAt: momentSchema, editedAt: z.nullable(momentSchema) }),
);
export type RatingAnswer = z.output<typeof ratingAnswerSchema>;

const removalSchema = z.object({ reason: z.enum(RATING_REASONS), note: z.string(), removedAt: momentSchema });

const answerRemovalSchema = described(
  'removal of the reply by an operator; until it is restored, the reply cannot be edited or deleted',
  z.nullable(removalSchema),
);

/** What everyone sees who sees a rating at all. */
// @__NO_SIDE_EFFECTS__
function ratingObject<Own extends z.core.$ZodShape>(own: Own) {
  return z.object({
    id: z.int(),
    stars: starsSchema,
    words: described('plain text; empty if the rating has no text', z.string()),
    lang: described('language of the page it was written on', localeSchema),
    playedMinutes: described(
      'whole minutes the author has played the game in the browser; null if unknown or not shown',
      z.nullable(z.int()),
    ),
    versionName: described('version that was published at the time; empty if there was none', z.string()),
    author: described(
      'nickname, or its first character for strangers; null once the account is deleted',
      z.nullable(z.string()),
    ),
    avatar: described('address of the author’s profile image; empty without one', z.string()),
    writtenAt: momentSchema,
    editedAt: z.nullable(momentSchema),
    helpfulCount: z.int(),
    answer: z.nullable(ratingAnswerSchema),
    ...own,
  });
}

export const ratingSchema = named(
  'Rating',
  ratingObject({
    isOwn: described('whether it is your own', z.boolean()),
    isHelpful: described('whether you marked it as helpful', z.boolean()),
  }),
);
export type Rating = z.output<typeof ratingSchema>;

/** The caller's rating of a game, whoever else sees it. */
export const ownRatingSchema = named(
  'OwnRating',
  ratingObject({
    isHeld: described(
      'whether it is not shown yet because the game received unusually many reviews; an operator decides within a week',
      z.boolean(),
    ),
    removal: described(
      'removal by an operator; until it is restored, the review cannot be edited or deleted',
      z.nullable(removalSchema),
    ),
  }),
);
export type OwnRating = z.output<typeof ownRatingSchema>;

/** Why an account may not rate a game. */
export const RATING_OBSTACLES = ['own', 'unverified', 'deactivated', 'notPlayed'] as const;
export type RatingObstacle = (typeof RATING_OBSTACLES)[number];

/** A rating as the developer of its game sees it. */
export const receivedRatingSchema = named(
  'ReceivedRating',
  ratingObject({ applicationId: z.string(), applicationName: z.string(), answerRemoval: answerRemovalSchema }),
);
export type ReceivedRating = z.output<typeof receivedRatingSchema>;

export const ratingReportSchema = named(
  'RatingReport',
  z.object({
    reason: z.enum(RATING_REASONS),
    note: z.string(),
    reportedAt: momentSchema,
    reporter: described(
      'null once the account is deleted',
      z.nullable(z.object({ id: z.int(), nickname: z.string() })),
    ),
  }),
);
export type RatingReport = z.output<typeof ratingReportSchema>;

/** A rating as operators see it. */
export const operatorRatingSchema = named(
  'OperatorRating',
  ratingObject({
    applicationId: z.string(),
    applicationName: z.string(),
    userId: described('account of the author; null once it is deleted', z.nullable(z.int())),
    isAuthorSuspended: described('reviews by suspended accounts are hidden and excluded from the average', z.boolean()),
    revision: described('revision of the stars and text; a decision has to name it', z.int()),
    heldAt: described(
      'since when it waits for a decision because the game received unusually many; null if it does not',
      z.nullable(momentSchema),
    ),
    reportCount: described('number of open reports of the review', z.int()),
    reports: described('the first of these reports, up to 10', z.array(ratingReportSchema)),
    removal: z.nullable(removalSchema),
    answerRevision: described('revision of the reply', z.int()),
    answerReportCount: described('number of open reports of the reply', z.int()),
    answerReports: described('the first of these reports, up to 10', z.array(ratingReportSchema)),
    answerRemoval: answerRemovalSchema,
  }),
);
export type OperatorRating = z.output<typeof operatorRatingSchema>;
