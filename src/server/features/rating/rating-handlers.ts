import type { FeatureHandlers } from '../../api/handler.ts';
import { answerRating } from './answer-rating.ts';
import { deleteRating } from './delete-rating.ts';
import { deleteRatingAnswer } from './delete-rating-answer.ts';
import { dismissRatingReports } from './dismiss-rating-reports.ts';
import { getOwnRating } from './get-own-rating.ts';
import { listAllRatings } from './list-all-ratings.ts';
import { listRatings } from './list-ratings.ts';
import { listReceivedRatings } from './list-received-ratings.ts';
import { markRatingHelpful } from './mark-rating-helpful.ts';
import { removeRating } from './remove-rating.ts';
import { reportRating } from './report-rating.ts';
import { restoreRating } from './restore-rating.ts';
import { saveRating } from './save-rating.ts';

/** Ratings, developers' answers, and moderation. */
export const ratingHandlers = {
  listRatings,
  getOwnRating,
  saveRating,
  deleteRating,
  markRatingHelpful,
  reportRating,
  listReceivedRatings,
  answerRating,
  deleteRatingAnswer,
  listAllRatings,
  removeRating,
  restoreRating,
  dismissRatingReports,
} satisfies FeatureHandlers;
