import {
  answerProviderReview,
  applyAsProvider,
  checkTaxId,
  deleteProviderDraft,
  getProviderApplication,
  getProviderChange,
  getProviderDraft,
  reapplyAsProvider,
  requestProviderChange,
  saveProviderDraft,
  updateProviderProfile,
} from '#contract/provider/endpoints.ts';
import {
  enableProvider,
  getProviderReview,
  listProviderReviews,
  reviewProvider,
} from '#contract/provider/operator-endpoints.ts';
import { type BoundHandler, handle } from '../../api/handler-table.ts';
import type { Services } from '../../services.ts';
import { createAnswerProviderReview } from './answer-provider-review.ts';
import { createApplyAsProvider } from './apply-as-provider.ts';
import { createCheckTaxId } from './check-tax-id.ts';
import { createEnableProvider } from './enable-provider.ts';
import { createGetProviderReview } from './get-provider-review.ts';
import { createListProviderReviews } from './list-provider-reviews.ts';
import { createDeleteProviderDraft, createGetProviderDraft, createSaveProviderDraft } from './provider-drafts.ts';
import { createGetProviderApplication, createGetProviderChange } from './read-own-submissions.ts';
import { createRequestProviderChange } from './request-provider-change.ts';
import { createReviewProvider } from './review-provider.ts';
import { createUpdateProviderProfile } from './update-provider-profile.ts';

/** Becoming a developer, changing what was approved, and what operators decide on both. */
export function providerHandlers(services: Services): BoundHandler[] {
  return [
    handle(applyAsProvider, createApplyAsProvider(services, 'apply')),
    handle(reapplyAsProvider, createApplyAsProvider(services, 'reapply')),
    handle(getProviderApplication, createGetProviderApplication(services)),
    handle(checkTaxId, createCheckTaxId(services)),
    handle(answerProviderReview, createAnswerProviderReview(services)),
    handle(getProviderDraft, createGetProviderDraft(services)),
    handle(saveProviderDraft, createSaveProviderDraft(services)),
    handle(deleteProviderDraft, createDeleteProviderDraft(services)),
    handle(updateProviderProfile, createUpdateProviderProfile(services)),
    handle(requestProviderChange, createRequestProviderChange(services)),
    handle(getProviderChange, createGetProviderChange(services)),
    handle(listProviderReviews, createListProviderReviews(services)),
    handle(getProviderReview, createGetProviderReview(services)),
    handle(reviewProvider, createReviewProvider(services)),
    handle(enableProvider, createEnableProvider(services)),
  ];
}
