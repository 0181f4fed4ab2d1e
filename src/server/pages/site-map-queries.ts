import { type Kysely, sql } from 'kysely';
import { SHELF } from '#contract/values/states.ts';
import type { Schema } from '../db/schema.ts';

/** A page that search engines should find. */
export interface FoundPage {
  /** Without language prefix. */
  readonly path: string;
  readonly query?: string;
  /** Day or moment of its last change. */
  readonly changed?: string;
}

/** Games that one site map lists: those from an ID on, up to the next part. */
export interface GamePart {
  readonly firstId: number;
  readonly games: number;
  /** When the last of them changed. */
  readonly changed: string;
}

/** Divides the games on the shelf, by their IDs, into parts of a size. */
export async function listGameParts(db: Kysely<Schema>, size: number): Promise<GamePart[]> {
  const { rows } = await sql<{ first_id: number; games: number; changed: Date }>`
    SELECT min(id) AS first_id, count(*)::integer AS games, max(updated_at) AS changed
    FROM (SELECT id, updated_at, (row_number() OVER (ORDER BY id) - 1) / ${size} AS part
      FROM applications WHERE status = ${sql.lit(SHELF.onShelf)}) AS numbered
    GROUP BY part ORDER BY part`.execute(db);
  return rows.map((row) => ({ firstId: row.first_id, games: row.games, changed: row.changed.toISOString() }));
}

/** What one site map may list at most, by its standard; parts grow by what came since they were counted. */
const MAP_GAMES = 50_000;

/**
 * The pages of the games of a part, some at a time: no more of them are read before those were taken, so that whoever
 * asks for all parts of a large store costs no memory.
 */
export async function* readGamesOfPart(
  db: Kysely<Schema>,
  [part, next]: readonly [part: GamePart, next: GamePart | undefined],
  chunk: number,
): AsyncGenerator<readonly FoundPage[]> {
  let fromId = part.firstId;
  for (let listed = 0; listed < MAP_GAMES; listed += chunk) {
    const rows = await db
      .selectFrom('applications')
      .select(['id', 'app_id', 'updated_at'])
      .where('status', '=', SHELF.onShelf)
      .where('id', '>=', fromId)
      .$if(next !== undefined, (query) => query.where('id', '<', next?.firstId ?? 0))
      .orderBy('id')
      .limit(chunk)
      .execute();
    if (rows.length > 0) yield rows.map(toPage);
    if (rows.length < chunk) return;
    fromId = (rows.at(-1)?.id ?? fromId) + 1;
  }
}

function toPage(row: { readonly app_id: string; readonly updated_at: Date }): FoundPage {
  return {
    path: '/application/details',
    query: `?applicationId=${encodeURIComponent(row.app_id)}`,
    changed: row.updated_at.toISOString(),
  };
}
