import type { Transaction } from 'kysely';
import type { LocaleCode } from '#contract/locales.ts';
import type { dismissRatingReports, removeRating, restoreRating } from '#contract/rating/operator-endpoints.ts';
import type { CallContext } from '../../api/call-context.ts';
import type { Handler } from '../../api/handler.ts';
import { requireSession } from '../../api/require-session.ts';
import type { Schema } from '../../db/schema.ts';
import type { Services } from '../../services.ts';
import { writeAudit } from '../audit/audit-queries.ts';
import { notify } from '../notification/notify.ts';
import {
  decideReports,
  findOperatorRating,
  lockRating,
  type RatingRemoval,
  writeRemoval,
} from './operator-rating-queries.ts';
import { presentOperatorRating } from './present-rating.ts';
import { requireRating, requireState } from './rating-policy.ts';
import { holdAuthorOf } from './rating-queries.ts';

type DecideServices = Pick<Services, 'database'>;

/** Takes a rating away; its author reads why. */
export function createRemoveRating(services: DecideServices): Handler<typeof removeRating> {
  return ({ ratingId, lang, reason, note }, context) =>
    decide(services, context, { ratingId, lang }, async (trx, rating, now) => {
      requireState(rating.removed_at === null);
      const removal: RatingRemoval = { reason, note: note.trim() };
      await writeRemoval(trx, { id: rating.id, removal, now });
      const reports = await decideReports(trx, { id: rating.id, now });
      await tell(trx, rating, { kind: 'rating_removed', params: { reason: removal.note }, now });
      return { action: 'rating.remove', details: { ...removal, reports } };
    });
}

/** Gives a removed rating back. */
export function createRestoreRating(services: DecideServices): Handler<typeof restoreRating> {
  return (wish, context) =>
    decide(services, context, wish, async (trx, rating, now) => {
      requireState(rating.removed_at !== null);
      await writeRemoval(trx, { id: rating.id, removal: null, now });
      await tell(trx, rating, { kind: 'rating_restored', params: {}, now });
      return { action: 'rating.restore', details: {} };
    });
}

/** Lets a reported rating stand. */
export function createDismissRatingReports(services: DecideServices): Handler<typeof dismissRatingReports> {
  return (wish, context) =>
    decide(services, context, wish, async (trx, rating, now) => {
      requireState(rating.reported_at !== null);
      const reports = await decideReports(trx, { id: rating.id, now });
      return { action: 'rating.dismiss', details: { reports } };
    });
}

type LockedRating = NonNullable<Awaited<ReturnType<typeof lockRating>>>;

interface Deed {
  readonly action: `rating.${string}`;
  readonly details: Readonly<Record<string, unknown>>;
}

/** A decision with its entry in the log, both or none. Of two operators the second finds it decided. */
async function decide(
  { database: { db } }: DecideServices,
  context: CallContext,
  { ratingId, lang }: { readonly ratingId: number; readonly lang: LocaleCode },
  apply: (trx: Transaction<Schema>, rating: LockedRating, now: Date) => Promise<Deed>,
) {
  const { userId: actorUserId } = requireSession(context);
  await db.transaction().execute(async (trx) => {
    await holdAuthorOf(trx, ratingId);
    const rating = requireRating(await lockRating(trx, ratingId));
    const { action, details } = await apply(trx, rating, new Date(context.clock()));
    const written = { applicationId: rating.app_id, ...details };
    await writeAudit(trx, { actorUserId, action, subject: `rating:${rating.id}`, details: written });
  });
  return { rating: presentOperatorRating(requireRating(await findOperatorRating(db, { id: ratingId, lang }))) };
}

type News =
  | { readonly kind: 'rating_removed'; readonly params: { readonly reason: string }; readonly now: Date }
  | { readonly kind: 'rating_restored'; readonly params: Record<never, never>; readonly now: Date };

/** Has the author told, where the account is still there. */
async function tell(trx: Transaction<Schema>, rating: LockedRating, news: News): Promise<void> {
  if (rating.user_id === null) return;
  await notify(trx, {
    ...news,
    userId: rating.user_id,
    path: `/application/details?applicationId=${encodeURIComponent(rating.app_id)}#ratings`,
    application: rating.application_id,
  });
}
