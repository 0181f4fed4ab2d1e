import { answerRating, deleteRatingAnswer, listReceivedRatings } from '#contract/rating/developer-endpoints.ts';
import {
  deleteRating,
  getOwnRating,
  listRatings,
  markRatingHelpful,
  reportRating,
  saveRating,
} from '#contract/rating/endpoints.ts';
import {
  dismissRatingReports,
  listAllRatings,
  removeRating,
  restoreRating,
} from '#contract/rating/operator-endpoints.ts';
import { type BoundHandler, handle } from '../../api/handler-table.ts';
import type { Services } from '../../services.ts';
import { createAnswerRating, createDeleteRatingAnswer } from './answer-rating.ts';
import { createDismissRatingReports, createRemoveRating, createRestoreRating } from './decide-rating.ts';
import { createDeleteRating } from './delete-rating.ts';
import { createGetOwnRating } from './get-own-rating.ts';
import { createListAllRatings } from './list-all-ratings.ts';
import { createListRatings } from './list-ratings.ts';
import { createListReceivedRatings } from './list-received-ratings.ts';
import { createMarkRatingHelpful } from './mark-rating-helpful.ts';
import { createReportRating } from './report-rating.ts';
import { createSaveRating } from './save-rating.ts';

/** What players say of games, what developers answer, and what operators decide on it. */
export function ratingHandlers(services: Services): BoundHandler[] {
  return [
    handle(listRatings, createListRatings(services)),
    handle(getOwnRating, createGetOwnRating(services)),
    handle(saveRating, createSaveRating(services)),
    handle(deleteRating, createDeleteRating(services)),
    handle(markRatingHelpful, createMarkRatingHelpful(services)),
    handle(reportRating, createReportRating(services)),
    handle(listReceivedRatings, createListReceivedRatings(services)),
    handle(answerRating, createAnswerRating(services)),
    handle(deleteRatingAnswer, createDeleteRatingAnswer(services)),
    handle(listAllRatings, createListAllRatings(services)),
    handle(removeRating, createRemoveRating(services)),
    handle(restoreRating, createRestoreRating(services)),
    handle(dismissRatingReports, createDismissRatingReports(services)),
  ];
}
