import { type Kysely, sql } from 'kysely';
import type { AccountExport } from '#contract/account/account-export.ts';
import { readPages } from '#server/streaming/read-pages.ts';
import type { Schema } from '../../db/schema.ts';

type ExportedGame = AccountExport['games'][number];

/** Each may store 64 kB. */
const GAMES_AT_ONCE = 20;

/** Exports the data that games store about an account. */
export function exportGames(db: Kysely<Schema>, userId: number): AsyncIterable<ExportedGame> {
  const readPage = (after: ExportedGame | null) => findGames(db, userId, after?.applicationId ?? '');
  return readPages(readPage, presentGame, GAMES_AT_ONCE);
}

async function findGames(db: Kysely<Schema>, userId: number, after: string): Promise<ExportedGame[]> {
  const { rows } = await sql<ExportedGame>`
    SELECT a.app_id AS "applicationId", p.player_id AS "playerId",
      CASE WHEN s.revision IS NOT NULL
        THEN jsonb_build_object('data', s.data, 'revision', s.revision, 'updatedAt', s.updated_at) END AS save,
      (SELECT coalesce(jsonb_agg(jsonb_build_object('board', board, 'score', score, 'achievedAt', achieved_at)
        ORDER BY board), '[]') FROM game_scores WHERE application_id = a.id AND user_id = ${userId}) AS scores
    FROM applications a
    LEFT JOIN players p ON p.application_id = a.id AND p.user_id = ${userId}
    LEFT JOIN game_saves s ON s.application_id = a.id AND s.user_id = ${userId}
    WHERE a.id IN (
      SELECT application_id FROM players WHERE user_id = ${userId}
      UNION SELECT application_id FROM game_saves WHERE user_id = ${userId}
      UNION SELECT application_id FROM game_scores WHERE user_id = ${userId}
    ) AND a.app_id > ${after} ORDER BY a.app_id LIMIT ${GAMES_AT_ONCE}`.execute(db);
  return rows;
}

function presentGame({ save, scores, ...game }: ExportedGame): ExportedGame {
  return {
    ...game,
    save: save && { ...save, updatedAt: toMoment(save.updatedAt) },
    scores: scores.map((score) => ({ ...score, achievedAt: toMoment(score.achievedAt) })),
  };
}

/** Formats timestamps consistently: inside JSON they are texts in PostgreSQL's format. */
function toMoment(moment: string): string {
  return new Date(moment).toISOString();
}
