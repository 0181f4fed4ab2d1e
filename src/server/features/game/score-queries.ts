import { type Kysely, sql } from 'kysely';
import { LIMITS } from '#contract/values/limits.ts';
import type { Schema } from '../../db/schema.ts';
import type { PlayerPair } from './player-queries.ts';

type Db = Kysely<Schema>;

/** A leaderboard of a game (row ID). */
export interface Board {
  readonly applicationId: number;
  readonly board: string;
}

/** A player's best score; of equal scores, the earlier ranks higher. */
export interface ScoreRow {
  readonly user_id: number;
  readonly nickname: string;
  readonly score: number;
  readonly achieved_at: Date;
}

export type RankedScore = ScoreRow & { readonly rank: number };

export interface NewScore extends Board, PlayerPair {
  readonly score: number;
  readonly now: Date;
}

/**
 * Stores a score if it beats the stored one, in one statement. Returns whether it did. The number of boards per player
 * is limited because browsers choose the names of boards and each costs a row.
 */
export async function writeScore(db: Db, { applicationId, board, userId, score, now }: NewScore): Promise<boolean> {
  const own = sql`SELECT FROM game_scores WHERE application_id = ${applicationId} AND user_id = ${userId}`;
  const { rows } = await sql`
    INSERT INTO game_scores AS kept (application_id, board, user_id, score, achieved_at)
    SELECT id, ${board}::text, ${userId}::integer, ${score}::bigint, ${now}::timestamptz
    FROM (SELECT id FROM applications WHERE id = ${applicationId} FOR KEY SHARE) AS application
    WHERE EXISTS (${own} AND board = ${board})
      OR (SELECT count(*) FROM (${own}) AS boards) < ${LIMITS.gameBoardsPerPlayer}
    ON CONFLICT (application_id, board, user_id) DO UPDATE
      SET score = excluded.score, achieved_at = excluded.achieved_at
      WHERE kept.score < excluded.score
    RETURNING true`.execute(db);
  return rows.length > 0;
}

/** One page of a leaderboard, best first. */
export async function listScores(
  db: Db,
  { applicationId, board, limit, offset }: Board & { readonly limit: number; readonly offset: number },
): Promise<RankedScore[]> {
  const { rows } = await sql<ScoreRow>`
    SELECT s.user_id, u.nickname, s.score, s.achieved_at FROM (
      SELECT user_id, score, achieved_at FROM game_scores
      WHERE application_id = ${applicationId} AND board = ${board}
      ORDER BY score DESC, achieved_at, user_id LIMIT ${limit} OFFSET ${offset}
    ) AS s JOIN users u ON u.id = s.user_id
    ORDER BY s.score DESC, s.achieved_at, s.user_id`.execute(db);
  return rows.map((row, index) => ({ ...row, rank: offset + index + 1 }));
}

export async function countScores(db: Db, { applicationId, board }: Board): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*) AS count FROM game_scores
    WHERE application_id = ${applicationId} AND board = ${board}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** A player's rank on a leaderboard; undefined without a score. */
export async function findScore(
  db: Db,
  { applicationId, board, userId }: Board & PlayerPair,
): Promise<RankedScore | undefined> {
  const { rows } = await sql<RankedScore>`
    SELECT s.user_id, u.nickname, s.score, s.achieved_at, (
      SELECT count(*) + 1 FROM game_scores b
      WHERE b.application_id = s.application_id AND b.board = s.board AND b.score >= s.score
        AND (b.score > s.score OR (b.achieved_at, b.user_id) < (s.achieved_at, s.user_id))
    ) AS rank
    FROM game_scores s JOIN users u ON u.id = s.user_id
    WHERE s.application_id = ${applicationId} AND s.board = ${board} AND s.user_id = ${userId}`.execute(db);
  return rows[0];
}
