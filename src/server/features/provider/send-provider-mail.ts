import type { Transaction } from 'kysely';
import { lapseDateOf, reviewDueAt } from '#domain/operations/review-clock.ts';
import type { Schema } from '../../db/schema.ts';
import { sendMail } from '../../jobs/send-mail.ts';
import { type ProviderReviewMail, providerReviewPath, writeProviderReviewMail } from '../../mails/provider-review.ts';
import type { Services } from '../../services.ts';
import { notify } from '../notification/public.ts';
import type { Submission } from './submission-queries.ts';

/** Mails the contact person about a submission's status (R4.21) as part of the transaction. */
export async function sendProviderMail(
  { config, jobs }: Pick<Services, 'config' | 'jobs'>,
  trx: Transaction<Schema>,
  submission: Submission,
  { event, reason, now }: Pick<ProviderReviewMail, 'event' | 'reason'> & { readonly now: Date },
): Promise<void> {
  const { kind, form, language, submitted_at, waiting_since, user_id: userId } = submission;
  // The submitter needs no further notification of that.
  if (event !== 'received') {
    const path = providerReviewPath({ event, kind });
    await notify(trx, { userId, kind: 'provider_decided', params: { news: event }, path, now });
  }
  const mail = writeProviderReviewMail({
    to: form.pocEmail,
    event,
    kind,
    reason,
    companyName: form.name,
    due: reviewDueAt(submitted_at),
    lapsesAt: lapseDateOf(waiting_since),
    language,
    givenName: form.pocGivenName,
    familyName: form.pocFamilyName,
    company: config.COMPANY_NAME,
    origin: config.PUBLIC_ORIGIN,
  });
  await jobs.enqueue(trx, sendMail, mail);
}
