import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR } from '#contract/errors/errors.ts';
import type { OperatorRating } from '#contract/rating/entities.ts';
import type { RatingPart } from '#contract/rating/rating-reasons.ts';

/** What an operator decides on: a rating, or the answer to it. */
export function judgedPart(rating: OperatorRating, about: RatingPart) {
  const { revision, reportCount, reports, removal } = rating;
  if (about === 'rating') return { isThere: true, revision, reportCount, reports, removal, keys: 'ratings' } as const;
  return {
    isThere: rating.answer !== null,
    revision: rating.answerRevision,
    reportCount: rating.answerReportCount,
    reports: rating.answerReports,
    removal: rating.answerRemoval,
    /** Its words begin with this. */
    keys: 'ratings.answer',
  } as const;
}

/** Whether a decision was refused since the words are others by now. */
export function isOutdated(error: unknown): boolean {
  return error instanceof ApiError && error.code === ERROR.parameterError && error.fields?.revision !== undefined;
}
