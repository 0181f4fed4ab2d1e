import { type Kysely, sql } from 'kysely';
import { SHELF } from '#contract/states.ts';
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
  /** When the last of them changed. */
  readonly changed: string;
}

/** Divides the games on the shelf, by their IDs, into parts of a size. */
export async function listGameParts(db: Kysely<Schema>, size: number): Promise<GamePart[]> {
  const { rows } = await sql<{ first_id: number; changed: Date }>`
    SELECT min(id) AS first_id, max(updated_at) AS changed
    FROM (SELECT id, updated_at, (row_number() OVER (ORDER BY id) - 1) / ${size} AS part
      FROM applications WHERE status = ${sql.lit(SHELF.onShelf)}) AS numbered
    GROUP BY part ORDER BY part`.execute(db);
  return rows.map((row) => ({ firstId: row.first_id, changed: row.changed.toISOString() }));
}

/** The pages of the games of a part. */
export async function listGamesOfPart(
  db: Kysely<Schema>,
  parts: readonly GamePart[],
  index: number,
): Promise<FoundPage[]> {
  const [part, next] = [parts[index], parts[index + 1]];
  if (part === undefined) return [];
  const rows = await db
    .selectFrom('applications')
    .select(['app_id', 'updated_at'])
    .where('status', '=', SHELF.onShelf)
    .where('id', '>=', part.firstId)
    .$if(next !== undefined, (query) => query.where('id', '<', next?.firstId ?? 0))
    .orderBy('id')
    // What came since the parts were counted is in them, too.
    .limit(50_000)
    .execute();
  return rows.map((row) => ({
    path: '/application/details',
    query: `?applicationId=${encodeURIComponent(row.app_id)}`,
    changed: row.updated_at.toISOString(),
  }));
}
