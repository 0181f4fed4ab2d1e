import type { Transaction } from 'kysely';
import type { RatingPart } from '#contract/rating/rating-reasons.ts';
import type { LocaleCode } from '#contract/values/locales.ts';
import type { CallContext } from '../../api/call-context.ts';
import { requireSession } from '../../api/require-session.ts';
import type { Schema } from '../../db/schema.ts';
import type { Services } from '../../services.ts';
import { writeAudit } from '../audit/public.ts';
import { type JudgedPart, lockJudged } from './judge-queries.ts';
import { findOperatorRating } from './operator-rating-queries.ts';
import { presentOperatorRating } from './present-rating.ts';
import { requireRating } from './rating-policy.ts';
import { holdAuthorOf, holdDeveloperOf } from './rating-queries.ts';

type DecideServices = Pick<Services, 'database'>;

interface Wish {
  readonly ratingId: number;
  readonly about: RatingPart;
  readonly lang: LocaleCode;
}

interface Deed {
  readonly verb: 'remove' | 'restore' | 'dismiss';
  readonly details: Readonly<Record<string, unknown>>;
}

/** Applies a decision and writes its audit entry in one transaction. Of two concurrent decisions, the second fails. */
export async function decideRating(
  { database: { db } }: DecideServices,
  context: CallContext,
  { ratingId, about, lang }: Wish,
  apply: (trx: Transaction<Schema>, judged: JudgedPart, now: Date) => Promise<Deed>,
) {
  const { userId: actorUserId } = requireSession(context);
  await db.transaction().execute(async (trx) => {
    await (about === 'rating' ? holdAuthorOf : holdDeveloperOf)(trx, ratingId);
    const judged = requireRating(await lockJudged(trx, { id: ratingId, about }));
    const { verb, details } = await apply(trx, judged, new Date(context.clock()));
    await writeAudit(trx, {
      actorUserId,
      action: about === 'rating' ? `rating.${verb}` : `rating.${verb}_answer`,
      subject: `rating:${judged.id}`,
      details: { applicationId: judged.app_id, ...details },
    });
  });
  return { rating: presentOperatorRating(requireRating(await findOperatorRating(db, { id: ratingId, lang }))) };
}
