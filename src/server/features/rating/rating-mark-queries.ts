import { sql, type Transaction } from 'kysely';
import type { RatingPart, RatingReason } from '#contract/rating/rating-reasons.ts';
import type { Schema } from '../../db/schema.ts';

/** A rating that everybody sees, and who acts on it. */
export interface Mark {
  readonly ratingId: number;
  readonly userId: number;
}

/** The author of a rating that is shown, which is held against its deletion; stars alone nobody sees. */
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

/** The developer who has answered a rating that is shown, in the same way; undefined where no answer is. */
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

/** Notes whether somebody finds a rating helpful; answers how many do. */
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
 * Reports a rating or the answer to it. A person counts once; after the operators' decision again only if what was
 * reported has been changed since, or nobody's mind could ever be made up.
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
