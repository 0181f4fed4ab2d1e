import { type Kysely, sql } from 'kysely';
import { SHELF } from '#contract/values/states.ts';
import { defaultSlug } from '#domain/company/developer-slug.ts';
import type { Schema } from '../db/schema.ts';

/** A page for search engines. */
export interface FoundPage {
  /** Without language prefix. */
  readonly path: string;
  readonly query?: string;
  /** Day or moment of its last change. */
  readonly changed?: string;
}

/** The games of one site map: from an ID up to the next part. */
export interface GamePart {
  readonly firstId: number;
  readonly games: number;
  /** The latest change among them. */
  readonly changed: string;
}

/** Divides the released games by ID into parts of a size. */
export async function listGameParts(db: Kysely<Schema>, size: number): Promise<GamePart[]> {
  const { rows } = await sql<{ first_id: number; games: number; changed: Date }>`
    SELECT min(id) AS first_id, count(*)::integer AS games, max(updated_at) AS changed
    FROM (SELECT id, updated_at, (row_number() OVER (ORDER BY id) - 1) / ${size} AS part
      FROM applications WHERE status = ${sql.lit(SHELF.onShelf)}) AS numbered
    GROUP BY part ORDER BY part`.execute(db);
  return rows.map((row) => ({ firstId: row.first_id, games: row.games, changed: row.changed.toISOString() }));
}

/** The standard's maximum per site map; parts grow by games added since they were counted. */
const MAP_GAMES = 50_000;

/**
 * Streams the game pages of a part in batches, reading no further than consumed, so that requesting all parts of a
 * large store takes little memory.
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

/** The pages of developers with published games, by number. */
export async function listDeveloperPages(db: Kysely<Schema>, limit: number): Promise<FoundPage[]> {
  const { rows } = await sql<{ user_id: number; slug: string | null }>`
    SELECT p.user_id, d.slug FROM providers p LEFT JOIN developer_pages d ON d.user_id = p.user_id
    WHERE EXISTS (SELECT FROM applications WHERE developer_id = p.user_id AND status = ${sql.lit(SHELF.onShelf)})
    ORDER BY p.user_id LIMIT ${limit}`.execute(db);
  return rows.map(({ user_id, slug }) => ({ path: `/developers/${slug ?? defaultSlug(user_id)}` }));
}
