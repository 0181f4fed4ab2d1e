import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR } from '#contract/errors/errors.ts';
import { PROVIDER_REVIEW } from '#contract/values/states.ts';
import { reviewDueAt } from '#domain/operations/review-clock.ts';
import { type ProviderReviewAction, providerReview } from '#domain/state-machines/provider-review.ts';
import { move } from '#domain/state-machines/state-machine.ts';
import { readCallLanguage } from '../../api/call-language.ts';
import type { Handler } from '../../api/handler.ts';
import { requireAllowed } from '../../api/require-allowed.ts';
import { requireSession } from '../../api/require-session.ts';
import { findBankCodes } from '../static/public.ts';
import { claimTaxId } from './claim-tax-id.ts';
import { lapseIfOverdue } from './lapse-applications.ts';
import { readProviderForm } from './read-provider-form.ts';
import { findReviewStatus, lockApplicant } from './submission-queries.ts';
import { requireRightForm, type SubmitServices, storeSubmission } from './submit-provider-form.ts';

/** Creates the handler for a developer application, first or repeated; the account's state decides which is allowed. */
export function createApplyAsProvider(
  services: SubmitServices,
  action: Extract<ProviderReviewAction, 'apply' | 'reapply'>,
): Handler<'applyAsProvider'> {
  return async (request, context) => {
    const { userId } = requireSession(context);
    const now = new Date(context.clock());
    const bankCodes = await findBankCodes(services.database.db);
    const read = readProviderForm(request, { companyIdRule: services.config.COMPANY_ID_RULE, bankCodes });
    const language = readCallLanguage(context, services.config.LOCALES);
    const submission = services.database.db.transaction().execute(async (trx) => {
      if (!(await lockApplicant(trx, userId))) throw new ApiError(ERROR.providerNotFound);
      const form = await requireRightForm(trx, { userId, read });
      await lapseIfOverdue(services, trx, { userId, now });
      requireAllowed(move(providerReview, await findReviewStatus(trx, userId), action));
      return storeSubmission(services, trx, { userId, kind: 'application', form, language, now });
    });
    const { submitted_at } = await claimTaxId(submission);
    return {
      result: true,
      providerReviewStatus: PROVIDER_REVIEW.reviewing,
      reviewDueAt: reviewDueAt(submitted_at),
    } as const;
  };
}
