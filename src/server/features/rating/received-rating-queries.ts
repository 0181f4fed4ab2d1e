import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely';
import type { LocaleCode } from '#contract/locales.ts';
import type { Schema } from '../../db/schema.ts';
import { nameIn } from '../portal/summary-queries.ts';
import { fitsFilter, type RatingFilter } from './rating-list-queries.ts';
import { RATING_COLUMNS, RATING_TABLES, type RatingRow } from './rating-queries.ts';

type Db = Kysely<Schema>;

export type ReceivedRatingRow = RatingRow & { readonly app_id: string; readonly application_name: string };

export interface ReceivedFilter extends RatingFilter {
  readonly developerId: number;
  /** Our number of one of the own applications; all without it. */
  readonly applicationId: number | undefined;
  readonly isAnswered?: boolean | undefined;
  readonly lang: LocaleCode;
  readonly limit: number;
  readonly offset: number;
}

/** What players say in words of the games of a developer, the newest first, and how much there is of it. */
export async function listReceivedRows(
  db: Db,
  filter: ReceivedFilter,
): Promise<{ count: number; rows: ReceivedRatingRow[] }> {
  const { lang, limit, offset } = filter;
  const from = sql`FROM ${RATING_TABLES} JOIN applications a ON a.id = t.application_id WHERE ${isReceived(filter)}`;
  const [counted, listed] = await Promise.all([
    sql<{ count: number }>`SELECT count(*) AS count ${from}`.execute(db),
    sql<ReceivedRatingRow>`
      SELECT ${RATING_COLUMNS}, a.app_id, ${nameIn(lang)} AS application_name ${from}
      ORDER BY t.id DESC LIMIT ${limit} OFFSET ${offset}`.execute(db),
  ]);
  return { count: counted.rows[0]?.count ?? 0, rows: listed.rows };
}

function isReceived(filter: ReceivedFilter): RawBuilder<unknown> {
  const { developerId, applicationId, isAnswered } = filter;
  const answered = isAnswered ? sql`t.answer IS NOT NULL` : sql`t.answer IS NULL`;
  return sql`a.provider_id = ${developerId} AND ${applicationId === undefined ? sql`true` : sql`a.id = ${applicationId}`}
    AND t.is_shown AND t.words <> '' AND ${fitsFilter(filter)}
    AND ${isAnswered === undefined ? sql`true` : answered}`;
}

interface ReceivedKey {
  readonly developerId: number;
  readonly id: number;
}

/** A rating of an own game that is shown, held until the transaction ends. */
export async function lockReceivedRating(trx: Transaction<Schema>, { developerId, id }: ReceivedKey) {
  return trx
    .selectFrom('ratings as t')
    .innerJoin('applications as a', 'a.id', 't.application_id')
    .select(['t.id', 't.user_id', 't.answer', 't.answer_removed_at', 't.application_id', 'a.app_id'])
    .where('t.id', '=', id)
    .where('a.provider_id', '=', developerId)
    .where('t.is_shown', '=', true)
    .where('t.words', '<>', '')
    .forUpdate('t')
    .executeTakeFirst();
}

/** Writes an answer, or takes it away; one that was there before counts as edited. */
export async function writeAnswer(
  trx: Transaction<Schema>,
  { id, answer }: { readonly id: number; readonly answer: string | null },
  { before, now }: { readonly before: string | null; readonly now: Date },
): Promise<void> {
  const change =
    answer === null
      ? { answer, answered_at: null, answer_edited_at: null }
      : { answer, ...(before === null ? { answered_at: now, answer_edited_at: null } : { answer_edited_at: now }) };
  await trx.updateTable('ratings').set(change).where('id', '=', id).execute();
}

/** One as the list shows it. */
export async function findReceivedRating(
  db: Db,
  { developerId, id }: ReceivedKey,
  lang: LocaleCode,
): Promise<ReceivedRatingRow | undefined> {
  const { rows } = await sql<ReceivedRatingRow>`
    SELECT ${RATING_COLUMNS}, a.app_id, ${nameIn(lang)} AS application_name
    FROM ${RATING_TABLES} JOIN applications a ON a.id = t.application_id
    WHERE t.id = ${id} AND a.provider_id = ${developerId}`.execute(db);
  return rows[0];
}
