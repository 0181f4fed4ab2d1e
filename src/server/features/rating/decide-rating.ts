import type { Transaction } from 'kysely';
import type { RatingPart } from '#contract/rating/rating-reasons.ts';
import type { LocaleCode } from '#contract/values/locales.ts';
import type { CallContext } from '../../api/call-context.ts';
import { requireSession } from '../../api/require-session.ts';
import type { Schema } from '../../db/schema.ts';
import type { Services } from '../../services.ts';
import { writeAudit } from '../audit/public.ts';
import { type DecisionSubject, lockDecisionSubject } from './decision-queries.ts';
import { findOperatorRating } from './operator-rating-queries.ts';
import { presentOperatorRating } from './present-rating.ts';
import { requireRating } from './rating-policy.ts';
import { lockAuthorOf, lockDeveloperOf } from './rating-queries.ts';

type DecideServices = Pick<Services, 'database'>;

interface Wish {
  readonly ratingId: number;
  readonly about: RatingPart;
  readonly lang: LocaleCode;
}

interface Decision {
  readonly verb: 'remove' | 'restore' | 'dismiss' | 'publish';
  readonly details: Readonly<Record<string, unknown>>;
}

/** Applies a decision and writes its audit entry in one transaction. Of two concurrent decisions, the second fails. */
export async function decideRating(
  { database: { db } }: DecideServices,
  context: CallContext,
  { ratingId, about, lang }: Wish,
  apply: (trx: Transaction<Schema>, subject: DecisionSubject, now: Date) => Promise<Decision>,
) {
  const { userId: actorUserId } = requireSession(context);
  await db.transaction().execute(async (trx) => {
    await (about === 'rating' ? lockAuthorOf : lockDeveloperOf)(trx, ratingId);
    const subject = requireRating(await lockDecisionSubject(trx, { id: ratingId, about }));
    const { verb, details } = await apply(trx, subject, new Date(context.clock()));
    await writeAudit(trx, {
      actorUserId,
      action: verb === 'publish' || about === 'rating' ? `rating.${verb}` : `rating.${verb}_answer`,
      subject: `rating:${subject.id}`,
      details: { applicationId: subject.app_id, ...details },
    });
  });
  return { rating: presentOperatorRating(requireRating(await findOperatorRating(db, { id: ratingId, lang }))) };
}
