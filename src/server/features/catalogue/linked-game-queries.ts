import { type Kysely, sql } from 'kysely';
import { SHELF } from '#contract/values/states.ts';
import { isAdultContent } from '../../db/adult-content.ts';
import type { Schema } from '../../db/schema.ts';
import { CAN_PLAY } from './application-queries.ts';

export interface LinkedGame {
  readonly app_id: string;
  readonly is_adult: boolean;
  readonly is_paid_once: boolean;
  /** Published, and playable in the browser. */
  readonly is_playable: boolean;
}

/** The games that links lead to, of these IDs in lower case. */
export async function findLinkedGames(db: Kysely<Schema>, appIds: readonly string[]): Promise<readonly LinkedGame[]> {
  if (appIds.length === 0) return [];
  const { rows } = await sql<LinkedGame>`
    SELECT a.app_id, ${isAdultContent('a')} AS is_adult, a.is_paid_once,
      a.status = ${sql.lit(SHELF.onShelf)} AND ${CAN_PLAY} AS is_playable
    FROM applications a WHERE lower(a.app_id) = ANY (${[...appIds]})`.execute(db);
  return rows;
}
