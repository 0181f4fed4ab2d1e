import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR } from '#contract/errors/errors.ts';
import type { OperatorRating } from '#contract/rating/entities.ts';
import type { RatingPart } from '#contract/rating/rating-reasons.ts';

/** The part that an operator decides on: a rating or its reply. */
export function reportedPart(rating: OperatorRating, about: RatingPart) {
  const { revision, reportCount, reports, removal } = rating;
  if (about === 'rating') return { isThere: true, revision, reportCount, reports, removal, keys: 'ratings' } as const;
  return {
    isThere: rating.answer !== null,
    revision: rating.answerRevision,
    reportCount: rating.answerReportCount,
    reports: rating.answerReports,
    removal: rating.answerRemoval,
    /** Prefix of its message keys. */
    keys: 'ratings.answer',
  } as const;
}

/** Whether a decision was refused because the text has been edited since. */
export function isOutdated(error: unknown): boolean {
  return error instanceof ApiError && error.code === ERROR.parameterError && error.fields?.revision !== undefined;
}
