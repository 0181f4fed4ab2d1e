import { sql, type Transaction } from 'kysely';
import type { RatingPart, RatingReason } from '#contract/rating/rating-reasons.ts';
import type { Schema } from '../../db/schema.ts';

/** A public rating and the user who acts on it. */
export interface Mark {
  readonly ratingId: number;
  readonly userId: number;
}

/** The author of a public rating with text, locked against deletion. */
export function lockShownRating(trx: Transaction<Schema>, ratingId: number) {
  return trx
    .selectFrom('ratings')
    .select(['id', 'user_id'])
    .where('id', '=', ratingId)
    .where('is_shown', '=', true)
    .where('words', '<>', '')
    .forUpdate()
    .executeTakeFirst();
}

/** The developer who answered a public rating, locked likewise; undefined without a public answer. */
export function lockShownAnswer(trx: Transaction<Schema>, ratingId: number) {
  return trx
    .selectFrom('ratings as t')
    .innerJoin('applications as a', 'a.id', 't.application_id')
    .select(['t.id', 'a.developer_id as user_id'])
    .where('t.id', '=', ratingId)
    .where('t.is_shown', '=', true)
    .where('t.words', '<>', '')
    .where('t.answer', 'is not', null)
    .where('t.answer_removed_at', 'is', null)
    .forUpdate('t')
    .executeTakeFirst();
}

/** Sets or clears a helpful vote, and returns the number of votes. */
export async function writeVote(
  trx: Transaction<Schema>,
  { ratingId, userId }: Mark,
  isHelpful: boolean,
): Promise<number> {
  const vote = isHelpful
    ? sql`INSERT INTO rating_votes (rating_id, user_id) VALUES (${ratingId}, ${userId}) ON CONFLICT DO NOTHING`
    : sql`DELETE FROM rating_votes WHERE rating_id = ${ratingId} AND user_id = ${userId}`;
  const { numAffectedRows = 0n } = await vote.execute(trx);
  const change = Number(numAffectedRows) * (isHelpful ? 1 : -1);
  if (change !== 0) {
    const changed = trx.updateTable('ratings').set(({ eb }) => ({ helpful_count: eb('helpful_count', '+', change) }));
    await changed.where('id', '=', ratingId).execute();
  }
  const row = await trx.selectFrom('ratings').select('helpful_count').where('id', '=', ratingId).executeTakeFirst();
  return row?.helpful_count ?? 0;
}

export interface NewReport extends Mark {
  readonly about: RatingPart;
  readonly reason: RatingReason;
  readonly note: string;
  readonly now: Date;
}

/**
 * Reports a rating or its answer. Each user counts once, and after a decision only again if the reported text has
 * changed
 * since; otherwise decisions could be challenged forever.
 */
export async function writeReport(
  trx: Transaction<Schema>,
  { ratingId, userId, about, reason, note, now }: NewReport,
): Promise<void> {
  const { rows } = await sql`
    INSERT INTO rating_reports AS kept (rating_id, user_id, about, reason, note, reported_at)
    VALUES (${ratingId}, ${userId}, ${about}, ${reason}, ${note}, ${now})
    ON CONFLICT (rating_id, user_id, about) DO UPDATE
      SET reason = excluded.reason, note = excluded.note, reported_at = excluded.reported_at, decided_at = NULL
      WHERE kept.decided_at < (
        SELECT CASE kept.about WHEN 'rating' THEN edited_at ELSE coalesce(answer_edited_at, answered_at) END
        FROM ratings WHERE id = kept.rating_id)
    RETURNING id`.execute(trx);
  if (rows.length === 0) return;
  await trx
    .updateTable('ratings')
    .set({ reported_at: now })
    .where('id', '=', ratingId)
    .where('reported_at', 'is', null)
    .execute();
}
