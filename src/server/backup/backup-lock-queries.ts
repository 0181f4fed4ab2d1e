import { setTimeout as sleep } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import type pg from 'pg';
import { ADVISORY_LOCK } from '#server/db/advisory-locks.ts';
import type { Schema } from '#server/db/schema.ts';

/** PostgreSQL notices within this time that a backup was killed. */
const WAIT_MS = 3000;
const LOOK_AGAIN_MS = 100;

/** Takes the lock of backups, which ends with the connection. False: another backup is running. */
export async function takeBackupLock(client: pg.ClientBase): Promise<boolean> {
  const deadline = performance.now() + WAIT_MS;
  for (;;) {
    const { rows } = await client.query<{ taken: boolean }>('SELECT pg_try_advisory_lock($1) AS taken', [
      ADVISORY_LOCK.backUp,
    ]);
    if (rows[0]?.taken === true) return true;
    if (performance.now() > deadline) return false;
    await sleep(LOOK_AGAIN_MS);
  }
}

/**
 * True while a backup is running. Ask it after a row was marked for removal, and before its files are removed: if it is
 * false, every later backup sees the mark and does without the files; if it is true, leave them for the next cleanup
 * (decision 059).
 */
export async function isBackingUp(db: Kysely<Schema>): Promise<boolean> {
  // Looked up rather than tried: a backup that begins at this moment would find the lock taken.
  const { rows } = await sql`
    SELECT FROM pg_locks JOIN pg_database d ON d.oid = database AND datname = current_database()
    WHERE locktype = 'advisory' AND classid = 0 AND objid = ${ADVISORY_LOCK.backUp} AND objsubid = 1 AND granted`.execute(
    db,
  );
  return rows.length > 0;
}
