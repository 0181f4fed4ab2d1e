import type { Kysely } from 'kysely';
import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR } from '#contract/errors/errors.ts';
import type { ProviderHistoryItem } from '#contract/provider/operator-entities.ts';
import { DEFAULT_LOCALE } from '#contract/values/locales.ts';
import { PROVIDER_REVIEW } from '#contract/values/states.ts';
import type { Handler } from '../../api/handler.ts';
import { requireSession } from '../../api/require-session.ts';
import type { Schema } from '../../db/schema.ts';
import { listReasonTexts } from '../../mails/provider-reasons.ts';
import type { Services } from '../../services.ts';
import { findProviderProfile, findUserProfile } from '../account/public.ts';
import { findPeople } from '../admin/public.ts';
import { findClaims } from '../claim/public.ts';
import { findDuplicates } from './duplicate-queries.ts';
import { presentWithMessages } from './present-submission.ts';
import { findNeighbours } from './queue-queries.ts';
import { listSubmissions, type Submission } from './submission-queries.ts';

/**
 * Returns everything an operator needs for a decision.
 * @throws `providerNotFound` for an account with neither an
 * application nor a company.
 */
export function getProviderReview({ database: { db } }: Pick<Services, 'database'>): Handler<'getProviderReview'> {
  return async ({ userId }, context) => {
    const operator = { userId: requireSession(context).userId, now: new Date(context.clock()) };
    const user = await findUserProfile(db, userId);
    const provider = (await findProviderProfile(db, userId)) ?? null;
    const submissions = await listSubmissions(db, userId);
    const current = submissions.find(({ status }) => status === PROVIDER_REVIEW.reviewing) ?? submissions[0];
    if (user === undefined || (current === undefined && provider === null)) throw new ApiError(ERROR.providerNotFound);
    const subject = `provider:${userId}`;
    const language = current?.language ?? DEFAULT_LOCALE;
    return {
      userId,
      account: { id: userId, account: user.account, nickname: user.nickname },
      accountStatus: user.status,
      isDeleted: user.deletedAt !== null,
      email: user.email,
      provider,
      application: current === undefined ? null : await presentWithMessages(db, current),
      language,
      history: await presentHistory(db, submissions),
      duplicates: await findDuplicates(db, userId),
      templates: listReasonTexts(language),
      claim: (await findClaims(db, [subject], operator)).get(subject) ?? null,
      ...(await findNeighbours(db, userId)),
    };
  };
}

async function presentHistory(db: Kysely<Schema>, submissions: readonly Submission[]): Promise<ProviderHistoryItem[]> {
  const deciders = submissions.flatMap(({ decided_by }) => (decided_by === null ? [] : [decided_by]));
  const people = await findPeople(db, [...new Set(deciders)]);
  return submissions.map(({ id, kind, form, status, reason, submitted_at, decided_at, decided_by }) => ({
    submissionId: id,
    kind,
    name: form.name,
    providerReviewStatus: status,
    reason,
    submittedAt: submitted_at.toISOString(),
    decidedAt: decided_at?.toISOString() ?? null,
    decidedBy: decided_by === null ? null : (people.get(decided_by) ?? null),
  }));
}
