import type { FeatureHandlers } from '../../api/handler.ts';
import { decideAppeal } from './decide-appeal.ts';
import { getReviewedFile } from './get-reviewed-file.ts';
import { getVersionReview } from './get-version-review.ts';
import { listVersionReviews } from './list-version-reviews.ts';
import { removeVersion } from './remove-version.ts';
import { restoreVersion } from './restore-version.ts';
import { reviewVersion } from './review-version.ts';

/** Operators' calls for versions of applications. */
export const versionReviewHandlers = {
  listVersionReviews,
  getVersionReview,
  reviewVersion,
  removeVersion,
  restoreVersion,
  decideAppeal,
  getReviewedFile,
} satisfies FeatureHandlers;
