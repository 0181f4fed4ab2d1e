import { type Kysely, sql } from 'kysely';
import type { AccountExport } from '#contract/account/account-export.ts';
import type { Schema } from '../../db/schema.ts';

type Exported = AccountExport['ratings'];

/** What an account has said of games, found helpful and reported, as its owner takes it along. */
export async function exportRatings(db: Kysely<Schema>, userId: number): Promise<Exported> {
  const [written, helpful, reported] = await Promise.all([
    db
      .selectFrom('ratings as t')
      .innerJoin('applications as a', 'a.id', 't.application_id')
      .select(['a.app_id', 't.stars', 't.words', 't.created_at', 't.edited_at', 't.removed_at'])
      .select(({ ref }) =>
        sql<string | null>`CASE WHEN ${ref('t.answer_removed_at')} IS NULL THEN ${ref('t.answer')} END`.as('answer'),
      )
      .where('t.user_id', '=', userId)
      .orderBy('t.id')
      .execute(),
    db.selectFrom('rating_votes').select('rating_id').where('user_id', '=', userId).orderBy('rating_id').execute(),
    db
      .selectFrom('rating_reports')
      .select(['rating_id', 'about', 'reason', 'note', 'reported_at'])
      .where('user_id', '=', userId)
      .orderBy('id')
      .execute(),
  ]);
  return {
    written: written.map((row) => ({
      applicationId: row.app_id,
      stars: row.stars,
      words: row.words,
      writtenAt: row.created_at.toISOString(),
      editedAt: row.edited_at?.toISOString() ?? null,
      answer: row.answer,
      isRemoved: row.removed_at !== null,
    })),
    helpful: helpful.map(({ rating_id }) => rating_id),
    reported: reported.map(({ rating_id, about, reason, note, reported_at }) => ({
      ratingId: rating_id,
      about,
      reason,
      note,
      reportedAt: reported_at.toISOString(),
    })),
  };
}
