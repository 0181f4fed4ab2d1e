import { type Kysely, sql } from 'kysely';
import type { Row, Schema } from '../../db/schema.ts';
import type { PlayerPair } from './player-queries.ts';

type Db = Kysely<Schema>;

export type SaveRow = Pick<Row<'game_saves'>, 'data' | 'revision' | 'updated_at'>;

export function findSave(db: Db, { applicationId, userId }: PlayerPair): Promise<SaveRow | undefined> {
  return db
    .selectFrom('game_saves')
    .select(['data', 'revision', 'updated_at'])
    .where('application_id', '=', applicationId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
}

export interface NewSave extends PlayerPair {
  readonly data: string;
  readonly now: Date;
  /** The revision to replace: 0 for the first save; undefined for any. */
  readonly revision: number | undefined;
}

/**
 * Replaces the saved data in one statement: of two concurrent saves on one revision, one succeeds. Returns undefined if
 * another revision is stored or the application is gone.
 */
export async function writeSave(db: Db, save: NewSave): Promise<SaveRow | undefined> {
  const { revision } = save;
  if (revision !== undefined && revision > 0) return replaceSave(db, save, revision);
  const { applicationId, userId, data, now } = save;
  const { rows } = await sql<SaveRow>`
    INSERT INTO game_saves AS kept (application_id, user_id, data, revision, updated_at)
    SELECT id, ${userId}::integer, ${data}::text, 1, ${now}::timestamptz
    FROM (SELECT id FROM applications WHERE id = ${applicationId} FOR KEY SHARE) AS application
    ON CONFLICT (application_id, user_id) DO UPDATE
      SET data = excluded.data, revision = kept.revision + 1, updated_at = excluded.updated_at
      WHERE ${revision === undefined}
    RETURNING data, revision, updated_at`.execute(db);
  return rows[0];
}

async function replaceSave(db: Db, { applicationId, userId, data, now }: NewSave, revision: number) {
  const { rows } = await sql<SaveRow>`
    UPDATE game_saves SET data = ${data}, revision = revision + 1, updated_at = ${now}
    WHERE application_id = ${applicationId} AND user_id = ${userId} AND revision = ${revision}::bigint
    RETURNING data, revision, updated_at`.execute(db);
  return rows[0];
}
