import type { Transaction } from 'kysely';
import type { LocaleCode } from '#contract/values/locales.ts';
import type { CallContext } from '../../api/call-context.ts';
import { requireSession } from '../../api/require-session.ts';
import type { Schema } from '../../db/schema.ts';
import type { Services } from '../../services.ts';
import { writeAudit } from '../audit/public.ts';
import { notify } from '../notification/public.ts';
import { closeReports } from './decision-queries.ts';
import { presentReceivedRating } from './present-rating.ts';
import { requireAnswerNotRemoved, requireRating } from './rating-policy.ts';
import { lockAuthorOf } from './rating-queries.ts';
import { findReceivedRating, lockReceivedRating, writeAnswer } from './received-rating-queries.ts';

type AnswerServices = Pick<Services, 'database' | 'limits'>;

interface AnswerChange {
  readonly id: number;
  readonly answer: string | null;
  readonly lang: LocaleCode;
}

export async function changeAnswer(
  { database: { db }, limits }: AnswerServices,
  context: CallContext,
  wish: AnswerChange,
) {
  const { userId: developerId } = requireSession(context);
  await limits.count('ratings', developerId);
  const now = new Date(context.clock());
  const key = { developerId, id: wish.id };
  await db.transaction().execute((trx) => write(trx, key, { answer: wish.answer, now }));
  return { rating: presentReceivedRating(requireRating(await findReceivedRating(db, key, wish.lang))) };
}

async function write(
  trx: Transaction<Schema>,
  key: { readonly developerId: number; readonly id: number },
  { answer, now }: { readonly answer: string | null; readonly now: Date },
): Promise<void> {
  await lockAuthorOf(trx, key.id);
  const rating = requireRating(await lockReceivedRating(trx, key));
  requireAnswerNotRemoved(rating);
  if (rating.answer === answer) return;
  await writeAnswer(trx, { id: rating.id, answer }, { before: rating.answer, now });
  // The reported text no longer exists.
  if (answer === null) await closeReports(trx, { id: rating.id, about: 'answer', now });
  const action = answer === null ? 'rating.unanswer' : 'rating.answer';
  await writeAudit(trx, { actorUserId: key.developerId, action, subject: `rating:${rating.id}` });
  if (answer === null || rating.answer !== null || rating.user_id === null) return;
  await notify(trx, {
    userId: rating.user_id,
    kind: 'rating_answered',
    params: {},
    path: `/application/details?applicationId=${encodeURIComponent(rating.app_id)}#ratings`,
    application: rating.application_id,
    now,
  });
}
