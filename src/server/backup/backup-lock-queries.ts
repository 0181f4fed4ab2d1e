import { type Kysely, sql } from 'kysely';
import type pg from 'pg';
import { ADVISORY_LOCK } from '#server/db/advisory-locks.ts';
import type { Schema } from '#server/db/schema.ts';

/** Takes the lock of backups, which ends with the connection. False: another backup is running. */
export async function takeBackupLock(client: pg.ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ taken: boolean }>('SELECT pg_try_advisory_lock($1) AS taken', [ADVISORY_LOCK.backUp]);
  return rows[0]?.taken === true;
}

/**
 * True while a backup is running. Ask it after a row was marked for removal, and before its files are removed: if it is
 * false, every later backup sees the mark and does without the files; if it is true, leave them for the next cleanup
 * (decision 059).
 */
export async function isBackingUp(db: Kysely<Schema>): Promise<boolean> {
  // The lock ends with the statement.
  const { rows } = await sql<{ free: boolean }>`
    SELECT pg_try_advisory_xact_lock_shared(${ADVISORY_LOCK.backUp}) AS free`.execute(db);
  return rows[0]?.free !== true;
}
