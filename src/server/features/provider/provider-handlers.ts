import type { FeatureHandlers } from '../../api/handler.ts';
import { answerProviderReview } from './answer-provider-review.ts';
import { applyAsProvider } from './apply-as-provider.ts';
import { checkTaxId } from './check-tax-id.ts';
import { deleteProviderDraft } from './delete-provider-draft.ts';
import { enableProvider } from './enable-provider.ts';
import { getProviderApplication } from './get-provider-application.ts';
import { getProviderChange } from './get-provider-change.ts';
import { getProviderDraft } from './get-provider-draft.ts';
import { getProviderReview } from './get-provider-review.ts';
import { listProviderReviews } from './list-provider-reviews.ts';
import { reapplyAsProvider } from './reapply-as-provider.ts';
import { requestProviderChange } from './request-provider-change.ts';
import { reviewProvider } from './review-provider.ts';
import { saveProviderDraft } from './save-provider-draft.ts';
import { updateProviderProfile } from './update-provider-profile.ts';

/** Developer applications and changes of them, and the operators' decisions. */
export const providerHandlers = {
  applyAsProvider,
  reapplyAsProvider,
  getProviderApplication,
  checkTaxId,
  answerProviderReview,
  getProviderDraft,
  saveProviderDraft,
  deleteProviderDraft,
  updateProviderProfile,
  requestProviderChange,
  getProviderChange,
  listProviderReviews,
  getProviderReview,
  reviewProvider,
  enableProvider,
} satisfies FeatureHandlers;
