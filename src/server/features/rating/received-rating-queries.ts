import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely';
import { RATINGS_COUNTED } from '#contract/rating/entities.ts';
import type { LocaleCode } from '#contract/values/locales.ts';
import type { Schema } from '../../db/schema.ts';
import { nameIn } from '../portal/public.ts';
import { fitsFilter, type RatingFilter } from './rating-list-queries.ts';
import { RATING_COLUMNS, RATING_TABLES, type RatingRow } from './rating-queries.ts';

type Db = Kysely<Schema>;

export type ReceivedRatingRow = RatingRow & { readonly app_id: string; readonly application_name: string };

export interface ReceivedFilter extends RatingFilter {
  readonly developerId: number;
  /** Internal ID of one of the developer's applications; undefined: all. */
  readonly applicationId: number | undefined;
  readonly isAnswered?: boolean | undefined;
}

export interface ReceivedPage extends ReceivedFilter {
  readonly lang: LocaleCode;
  readonly limit: number;
  /** ID of the rating after which the page begins. */
  readonly after: number | undefined;
}

/** Ratings with text of a developer's games, newest first. Reads each game's index only as far as the page may need. */
export function selectReceivedRatings(page: ReceivedPage): RawBuilder<ReceivedRatingRow> {
  const { lang, limit, after } = page;
  // Cursors are user input and may exceed the range of the columns.
  const isBehind = after === undefined ? sql`true` : sql`t.id < ${after}::bigint`;
  return sql<ReceivedRatingRow>`
    SELECT ${RATING_COLUMNS}, a.app_id, ${nameIn(lang)} AS application_name
    FROM (
      SELECT first_ones.id ${ofEachGame(page, sql`SELECT t.id ${ratingsOf(page)} AND ${isBehind} ORDER BY t.id DESC LIMIT ${limit}`)}
      ORDER BY first_ones.id DESC LIMIT ${limit}
    ) AS page JOIN ${RATING_TABLES} ON t.id = page.id JOIN applications a ON a.id = t.application_id
    ORDER BY t.id DESC`;
}

/** Number of ratings up to a limit, since counting a million takes too long. */
export function countReceivedRatings(filter: ReceivedFilter): RawBuilder<{ readonly count: number }> {
  const limit = sql`LIMIT ${sql.lit(RATINGS_COUNTED)}`;
  return sql<{ count: number }>`SELECT count(*) AS count FROM (
    SELECT ${ofEachGame(filter, sql`SELECT ${ratingsOf(filter)} ${limit}`)} ${limit}) AS counted`;
}

function ofEachGame({ developerId, applicationId }: ReceivedFilter, ratings: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`FROM applications a CROSS JOIN LATERAL (${ratings}) AS first_ones
    WHERE a.developer_id = ${developerId} AND ${applicationId === undefined ? sql`true` : sql`a.id = ${applicationId}`}`;
}

/** Of the game `a`. */
function ratingsOf(filter: ReceivedFilter): RawBuilder<unknown> {
  const { isAnswered } = filter;
  const answered = isAnswered ? sql`t.answer IS NOT NULL` : sql`t.answer IS NULL`;
  return sql`FROM ratings t WHERE t.application_id = a.id AND t.is_shown AND t.words <> '' AND ${fitsFilter(filter)}
    AND ${isAnswered === undefined ? sql`true` : answered}`;
}

interface ReceivedKey {
  readonly developerId: number;
  readonly id: number;
}

/** A public rating of one of the developer's games, locked until the transaction ends. */
export async function lockReceivedRating(trx: Transaction<Schema>, { developerId, id }: ReceivedKey) {
  return trx
    .selectFrom('ratings as t')
    .innerJoin('applications as a', 'a.id', 't.application_id')
    .select(['t.id', 't.user_id', 't.answer', 't.answer_removed_at', 't.application_id', 'a.app_id'])
    .where('t.id', '=', id)
    .where('a.developer_id', '=', developerId)
    .where('t.is_shown', '=', true)
    .where('t.words', '<>', '')
    .forUpdate('t')
    .executeTakeFirst();
}

/** Writes or deletes an answer; a rewritten one is marked as edited. */
export async function writeAnswer(
  trx: Transaction<Schema>,
  { id, answer }: { readonly id: number; readonly answer: string | null },
  { before, now }: { readonly before: string | null; readonly now: Date },
): Promise<void> {
  const change =
    answer === null
      ? { answer, answered_at: null, answer_edited_at: null }
      : { answer, ...(before === null ? { answered_at: now, answer_edited_at: null } : { answer_edited_at: now }) };
  const isChanged = answer !== before;
  await trx
    .updateTable('ratings')
    .set(({ eb }) => ({ ...change, answer_revision: eb('answer_revision', '+', isChanged ? 1 : 0) }))
    .where('id', '=', id)
    .execute();
}

/** One rating in the form of the list. */
export async function findReceivedRating(
  db: Db,
  { developerId, id }: ReceivedKey,
  lang: LocaleCode,
): Promise<ReceivedRatingRow | undefined> {
  const { rows } = await sql<ReceivedRatingRow>`
    SELECT ${RATING_COLUMNS}, a.app_id, ${nameIn(lang)} AS application_name
    FROM ${RATING_TABLES} JOIN applications a ON a.id = t.application_id
    WHERE t.id = ${id} AND a.developer_id = ${developerId}`.execute(db);
  return rows[0];
}
