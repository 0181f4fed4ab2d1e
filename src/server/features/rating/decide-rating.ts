import type { Transaction } from 'kysely';
import type { dismissRatingReports, removeRating, restoreRating } from '#contract/rating/operator-endpoints.ts';
import type { RatingPart } from '#contract/rating/rating-reasons.ts';
import type { LocaleCode } from '#contract/values/locales.ts';
import type { CallContext } from '../../api/call-context.ts';
import type { Handler } from '../../api/handler.ts';
import { requireSession } from '../../api/require-session.ts';
import type { Schema } from '../../db/schema.ts';
import type { Services } from '../../services.ts';
import { writeAudit } from '../audit/audit-queries.ts';
import { closeReports, type JudgedPart, lockJudged, type RatingRemoval, writeRemoval } from './judge-queries.ts';
import { findOperatorRating } from './operator-rating-queries.ts';
import { presentOperatorRating } from './present-rating.ts';
import { requireRating, requireRevision, requireState } from './rating-policy.ts';
import { holdAuthorOf, holdDeveloperOf } from './rating-queries.ts';
import { tellOfRemoval, tellOfReturn } from './tell-decision.ts';

type DecideServices = Pick<Services, 'database'>;

/** Takes a rating or the answer to it away; its author reads why. */
export function createRemoveRating(services: DecideServices): Handler<typeof removeRating> {
  return ({ revision, reason, note, ...wish }, context) =>
    decide(services, context, wish, async (trx, judged, now) => {
      requireRevision(judged, revision);
      requireState(judged.is_there && judged.removed_at === null);
      const removal: RatingRemoval = { reason, note: note.trim() };
      await writeRemoval(trx, judged, { removal, now });
      const reports = await closeReports(trx, { ...judged, now });
      await tellOfRemoval(trx, judged, { note: removal.note, now });
      return { verb: 'remove', details: { ...removal, reports } };
    });
}

/** Gives one back that was removed. */
export function createRestoreRating(services: DecideServices): Handler<typeof restoreRating> {
  return (wish, context) =>
    decide(services, context, wish, async (trx, judged, now) => {
      requireState(judged.removed_at !== null);
      await writeRemoval(trx, judged, { removal: null, now });
      await tellOfReturn(trx, judged, now);
      return { verb: 'restore', details: {} };
    });
}

/** Lets one stand that was reported. */
export function createDismissRatingReports(services: DecideServices): Handler<typeof dismissRatingReports> {
  return ({ revision, ...wish }, context) =>
    decide(services, context, wish, async (trx, judged, now) => {
      requireRevision(judged, revision);
      const reports = await closeReports(trx, { ...judged, now });
      requireState(reports > 0);
      return { verb: 'dismiss', details: { reports } };
    });
}

interface Wish {
  readonly ratingId: number;
  readonly about: RatingPart;
  readonly lang: LocaleCode;
}

interface Deed {
  readonly verb: 'remove' | 'restore' | 'dismiss';
  readonly details: Readonly<Record<string, unknown>>;
}

/** A decision with its entry in the log, both or none. Of two operators the second finds it decided. */
async function decide(
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
