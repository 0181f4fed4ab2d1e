import type { Kysely } from 'kysely';
import type pg from 'pg';
import type { Schema } from '../db/schema.ts';

/** Remembers used signatures. */
export interface ReplayMemory {
  /** Returns false if the hash (SHA-256, hexadecimal) is already known; else stores it until `expiresAtMs`. */
  remember(tokenHash: string, expiresAtMs: number): Promise<boolean>;
}

/**
 * Of two concurrent calls the second waits for the first. The commit is asynchronous: a crash of the database machine
 * may lose the last half second, whose writes have their own protection (`Idempotency-Key`).
 */
const REMEMBER = {
  name: 'remember-signature',
  text: `WITH quick AS MATERIALIZED (SELECT set_config('synchronous_commit', 'off', true))
    INSERT INTO used_signatures (token_hash, expires_at) SELECT $1::bytea, $2::timestamptz FROM quick
    ON CONFLICT DO NOTHING`,
};

/** The replay memory shared by all processes of an installation, in the database. */
export function createReplayMemory(pool: pg.Pool): ReplayMemory {
  return {
    async remember(tokenHash, expiresAtMs) {
      const values = [Buffer.from(tokenHash, 'hex'), new Date(expiresAtMs)];
      const { rowCount } = await pool.query({ ...REMEMBER, values });
      return rowCount === 1;
    },
  };
}

/** Deletes signatures that are rejected as expired by now. */
export async function deleteExpiredSignatures(db: Kysely<Schema>, nowMs: number): Promise<void> {
  await db.deleteFrom('used_signatures').where('expires_at', '<', new Date(nowMs)).execute();
}
