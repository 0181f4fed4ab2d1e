import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR } from '#contract/errors/errors.ts';
import { PROVIDER_REVIEW } from '#contract/values/states.ts';
import { reviewDueAt } from '#domain/operations/review-clock.ts';
import { readCallLanguage } from '../../api/call-language.ts';
import type { Handler } from '../../api/handler.ts';
import { requireSession } from '../../api/require-session.ts';
import { findProviderProfile } from '../account/public.ts';
import { findBankCodes } from '../static/public.ts';
import { claimTaxId } from './claim-tax-id.ts';
import { lapseIfOverdue } from './lapse-applications.ts';
import { readProviderForm } from './read-provider-form.ts';
import { findUnderReview, lockApplicant } from './submission-queries.ts';
import { requireRightForm, type SubmitServices, storeSubmission } from './submit-provider-form.ts';

/**
 * Submits a change of approved data, which stay valid until it is approved. Contact fields that are not sent are taken
 * from the profile, since the country's rules apply to them.
 */
export function requestProviderChange(services: SubmitServices): Handler<'requestProviderChange'> {
  return async (request, context) => {
    const { userId } = requireSession(context);
    const now = new Date(context.clock());
    const language = readCallLanguage(context, services.config.LOCALES);
    const submission = services.database.db.transaction().execute(async (trx) => {
      if (!(await lockApplicant(trx, userId))) throw new ApiError(ERROR.providerNotFound);
      const profile = await findProviderProfile(trx, userId);
      if (profile === undefined) throw new ApiError(ERROR.providerNotFound);
      const { website, email, phone, address, billingContact } = profile;
      const agreed = { terms: true, privacy: true };
      const whole = { website, email, phone, address, billingContact, ...dropAbsent(request), ...agreed };
      const bankCodes = await findBankCodes(trx);
      const read = readProviderForm(whole, { companyIdRule: services.config.COMPANY_ID_RULE, bankCodes });
      const form = await requireRightForm(trx, { userId, read });
      await lapseIfOverdue(services, trx, { userId, now });
      if ((await findUnderReview(trx, userId)) !== undefined) throw new ApiError(ERROR.alreadyProviderOrUnderReview);
      return storeSubmission(services, trx, { userId, kind: 'change', form, language, now });
    });
    const { submitted_at } = await claimTaxId(submission);
    return {
      result: true,
      providerReviewStatus: PROVIDER_REVIEW.reviewing,
      reviewDueAt: reviewDueAt(submitted_at),
    } as const;
  };
}

function dropAbsent(values: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
}
