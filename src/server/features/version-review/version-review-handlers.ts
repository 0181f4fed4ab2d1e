import {
  decideAppeal,
  getReviewedFile,
  getVersionReview,
  listVersionReviews,
  removeVersion,
  restoreVersion,
  reviewVersion,
} from '#contract/version/operator-endpoints.ts';
import { type BoundHandler, handle } from '../../api/handler-table.ts';
import type { Services } from '../../services.ts';
import { createDecideAppeal } from './decide-appeal.ts';
import { createGetVersionReview } from './get-version-review.ts';
import { createListVersionReviews } from './list-version-reviews.ts';
import { createReviewVersion } from './review-version.ts';
import { createGetReviewedFile } from './serve-reviewed-file.ts';
import { createRemoveVersion, createRestoreVersion } from './shelve-versions.ts';

/** What operators do with the versions of applications. */
export function versionReviewHandlers(services: Services): BoundHandler[] {
  return [
    handle(listVersionReviews, createListVersionReviews(services)),
    handle(getVersionReview, createGetVersionReview(services)),
    handle(reviewVersion, createReviewVersion(services)),
    handle(removeVersion, createRemoveVersion(services)),
    handle(restoreVersion, createRestoreVersion(services)),
    handle(decideAppeal, createDecideAppeal(services)),
    handle(getReviewedFile, createGetReviewedFile(services)),
  ];
}
