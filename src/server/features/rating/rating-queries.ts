import { type Kysely, sql, type Transaction } from 'kysely';
import type { LocaleCode } from '#contract/values/locales.ts';
import { SHELF } from '#contract/values/states.ts';
import { lockAccounts, selectActiveAccount } from '../../db/account-locks.ts';
import type { Row, Schema } from '../../db/schema.ts';

type Db = Kysely<Schema>;

/** A rating in lists and pages. */
export interface RatingRow
  extends Pick<Row<'ratings'>, 'id' | 'stars' | 'words' | 'lang' | 'version_name' | 'helpful_count'>,
    Pick<Row<'ratings'>, 'answer' | 'answered_at' | 'answer_edited_at' | 'created_at' | 'edited_at'>,
    Pick<Row<'ratings'>, 'answer_removed_at' | 'answer_removal_reason' | 'answer_removal_note'> {
  /** The author's nickname; null once the account is deleted. */
  readonly nickname: string | null;
  /** Address of the author's picture; empty without one, null once the account is deleted. */
  readonly avatar: string | null;
  /** In the browser; null if unknown, or if the author has taken the game out of the recent ones. */
  readonly played_seconds: number | null;
}

/** Its columns, of `ratings t LEFT JOIN users u`. */
export const RATING_COLUMNS = sql`t.id, t.stars, t.words, t.lang, t.version_name, t.helpful_count, t.answer,
  t.answered_at, t.answer_edited_at, t.answer_removed_at, t.answer_removal_reason, t.answer_removal_note, t.created_at,
  t.edited_at, u.nickname, u.avatar, (SELECT played_seconds FROM library_plays p
    WHERE p.application_id = t.application_id AND p.user_id = t.user_id AND p.hidden_at IS NULL) AS played_seconds`;
export const RATING_TABLES = sql`ratings t LEFT JOIN users u ON u.id = t.user_id`;

/** One game and one player. */
export interface RatingPair {
  readonly applicationId: number;
  readonly userId: number;
}

export type OwnRatingRow = RatingRow &
  Pick<Row<'ratings'>, 'held_at' | 'removed_at' | 'removal_reason' | 'removal_note'>;

/** A player's rating of a game, public or not. */
export async function findOwnRating(db: Db, { applicationId, userId }: RatingPair): Promise<OwnRatingRow | undefined> {
  const { rows } = await sql<OwnRatingRow>`
    SELECT ${RATING_COLUMNS}, t.held_at, t.removed_at, t.removal_reason, t.removal_note FROM ${RATING_TABLES}
    WHERE t.application_id = ${applicationId} AND t.user_id = ${userId}`.execute(db);
  return rows[0];
}

/** The same row, locked until the transaction ends. */
export function lockOwnRating(trx: Transaction<Schema>, { applicationId, userId }: RatingPair) {
  return trx
    .selectFrom('ratings')
    .select(['id', 'stars', 'words', 'lang', 'removed_at'])
    .where('application_id', '=', applicationId)
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst();
}

export interface NewRating extends RatingPair {
  readonly stars: number;
  readonly words: string;
  readonly lang: LocaleCode;
  readonly now: Date;
  /** Since when it waits for an operator; null if it does not. Only of a new one. */
  readonly heldAt: Date | null;
}

/**
 * Locks an account before anything else, against suspension and deletion, which change what it has written. False if
 * one
 * of them came first.
 */
export async function lockRater(trx: Transaction<Schema>, userId: number): Promise<boolean> {
  const held = await selectActiveAccount(trx, userId).forShare().executeTakeFirst();
  return held !== undefined;
}

/**
 * Locks the author of a rating before the rating itself, for callers that notify the author: suspension and deletion
 * lock
 * in the same order.
 */
export async function lockAuthorOf(trx: Transaction<Schema>, ratingId: number): Promise<void> {
  await lockAccounts(trx, sql`SELECT user_id FROM ratings WHERE id = ${ratingId}`);
}

/** Locks the developer of a rating's game likewise, since a developer who is notified may have voted for the rating. */
export async function lockDeveloperOf(trx: Transaction<Schema>, ratingId: number): Promise<void> {
  await lockAccounts(
    trx,
    sql`SELECT a.developer_id FROM ratings t JOIN applications a ON a.id = t.application_id WHERE t.id = ${ratingId}`,
  );
}

/**
 * Creates or replaces a rating; of two concurrent writes the later one wins. Undefined if the application was deleted
 * meanwhile, or if an operator has removed the rating.
 */
export async function writeRating(
  trx: Transaction<Schema>,
  { applicationId, userId, stars, words, lang, now, heldAt }: NewRating,
): Promise<{ readonly id: number; readonly is_new: boolean } | undefined> {
  const { rows } = await sql<{ id: number; is_new: boolean }>`
    INSERT INTO ratings AS kept (application_id, user_id, stars, words, lang, version_name, created_at, held_at)
    SELECT a.id, ${userId}::integer, ${stars}::smallint, ${words}::text, ${lang}::text, coalesce((
        SELECT version_name FROM versions WHERE application_id = a.id AND status = ${sql.lit(SHELF.onShelf)}
        ORDER BY released_at DESC NULLS LAST, id DESC LIMIT 1
      ), ''), ${now}::timestamptz, ${heldAt}::timestamptz
    FROM (SELECT id FROM applications WHERE id = ${applicationId} FOR KEY SHARE) AS a
    ON CONFLICT (application_id, user_id) DO UPDATE
      SET revision = kept.revision + ((kept.stars, kept.words) <> (excluded.stars, excluded.words))::integer,
        stars = excluded.stars, words = excluded.words, lang = excluded.lang, version_name = excluded.version_name,
        edited_at = excluded.created_at
      WHERE kept.removed_at IS NULL
    RETURNING id, xmax = 0 AS is_new`.execute(trx);
  return rows[0];
}

/** Deletes a rating with everything that depends on it. */
export async function deleteRatingRow(trx: Transaction<Schema>, id: number): Promise<void> {
  await trx.deleteFrom('ratings').where('id', '=', id).execute();
}

/** Whether a player has played or downloaded a game while signed in. */
export async function hasPlayed(db: Db, { applicationId, userId }: RatingPair): Promise<boolean> {
  const row = await db
    .selectFrom('library_plays')
    .select('application_id')
    .where('application_id', '=', applicationId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Removes a deleted account from all ratings: texts stay without a name; texts removed by operators and helpful votes
 * are
 * deleted.
 */
export async function anonymizeRatings(trx: Transaction<Schema>, userId: number): Promise<void> {
  // Ordered by ID: accounts that voted for each other's ratings would deadlock otherwise.
  await sql`
    SELECT FROM ratings WHERE id IN (
      SELECT id FROM ratings WHERE user_id = ${userId} UNION SELECT rating_id FROM rating_votes WHERE user_id = ${userId}
    ) ORDER BY id FOR UPDATE`.execute(trx);
  await sql`
    WITH votes AS (DELETE FROM rating_votes WHERE user_id = ${userId} RETURNING rating_id)
    UPDATE ratings SET helpful_count = helpful_count - 1 WHERE id IN (SELECT rating_id FROM votes)`.execute(trx);
  await trx.updateTable('rating_reports').set({ user_id: null }).where('user_id', '=', userId).execute();
  await trx.deleteFrom('ratings').where('user_id', '=', userId).where('removed_at', 'is not', null).execute();
  await trx.updateTable('ratings').set({ user_id: null }).where('user_id', '=', userId).execute();
}

/** Hides the ratings of a suspended account, or shows them again. */
export async function hideRatingsOf(trx: Transaction<Schema>, userId: number, isHidden: boolean): Promise<void> {
  // Ordered by ID, like every statement that locks several ratings.
  await sql`SELECT FROM ratings WHERE user_id = ${userId} ORDER BY id FOR NO KEY UPDATE`.execute(trx);
  await trx.updateTable('ratings').set({ is_author_suspended: isHidden }).where('user_id', '=', userId).execute();
}
