import { type Kysely, sql } from 'kysely';
import type { AccountExport } from '#contract/account/account-export.ts';
import type { Streamed } from '#server/streaming/json-stream.ts';
import { PAGE, readPages } from '#server/streaming/read-pages.ts';
import type { Schema } from '../../db/schema.ts';

type Exported = AccountExport['ratings'];

/** An account's ratings, helpful votes and reports, for its data export. */
export function exportRatings(db: Kysely<Schema>, userId: number): Streamed<Exported> {
  return {
    written: readPages((after: WrittenRow | null) => findWritten(db, userId, after?.id ?? 0), presentWritten),
    helpful: readPages(
      (after: { rating_id: number } | null) => findVotes(db, userId, after?.rating_id ?? 0),
      ({ rating_id }) => rating_id,
    ),
    reported: readPages((after: ReportRow | null) => findReports(db, userId, after?.id ?? 0), presentReport),
  };
}

type WrittenRow = Awaited<ReturnType<typeof findWritten>>[number];
type ReportRow = Awaited<ReturnType<typeof findReports>>[number];

function findWritten(db: Kysely<Schema>, userId: number, after: number) {
  return db
    .selectFrom('ratings as t')
    .innerJoin('applications as a', 'a.id', 't.application_id')
    .select(['t.id', 'a.app_id', 't.stars', 't.words', 't.created_at', 't.edited_at', 't.removed_at'])
    .select(({ ref }) =>
      sql<string | null>`CASE WHEN ${ref('t.answer_removed_at')} IS NULL THEN ${ref('t.answer')} END`.as('answer'),
    )
    .where('t.user_id', '=', userId)
    .where('t.id', '>', after)
    .orderBy('t.id')
    .limit(PAGE)
    .execute();
}

function findVotes(db: Kysely<Schema>, userId: number, after: number) {
  return db
    .selectFrom('rating_votes')
    .select('rating_id')
    .where('user_id', '=', userId)
    .where('rating_id', '>', after)
    .orderBy('rating_id')
    .limit(PAGE)
    .execute();
}

function findReports(db: Kysely<Schema>, userId: number, after: number) {
  return db
    .selectFrom('rating_reports')
    .select(['id', 'rating_id', 'about', 'reason', 'note', 'reported_at'])
    .where('user_id', '=', userId)
    .where('id', '>', after)
    .orderBy('id')
    .limit(PAGE)
    .execute();
}

function presentWritten(row: WrittenRow): Exported['written'][number] {
  return {
    applicationId: row.app_id,
    stars: row.stars,
    words: row.words,
    writtenAt: row.created_at.toISOString(),
    editedAt: row.edited_at?.toISOString() ?? null,
    answer: row.answer,
    isRemoved: row.removed_at !== null,
  };
}

function presentReport({ rating_id, about, reason, note, reported_at }: ReportRow): Exported['reported'][number] {
  return { ratingId: rating_id, about, reason, note, reportedAt: reported_at.toISOString() };
}
