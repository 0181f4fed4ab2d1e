import type { Kysely } from 'kysely';
import type pg from 'pg';
import type { Schema } from '../db/schema.ts';

/** Remembers signed values that were used. */
export interface ReplayMemory {
  /** Answers false when the hash (SHA-256, hexadecimal) is already known; else keeps it until `expiresAtMs`. */
  remember(tokenHash: string, expiresAtMs: number): Promise<boolean>;
}

/**
 * Of two that come at once the second waits for the first. The disk is not waited for: a crash of the database's machine
 * may forget the last half second, and what was written by then has its own protection (`Idempotency-Key`).
 */
const REMEMBER = {
  name: 'remember-signature',
  text: `WITH quick AS MATERIALIZED (SELECT set_config('synchronous_commit', 'off', true))
    INSERT INTO used_signatures (token_hash, expires_at) SELECT $1::bytea, $2::timestamptz FROM quick
    ON CONFLICT DO NOTHING`,
};

/** The memory that all processes of an installation share, in the database. */
export function createReplayMemory(pool: pg.Pool): ReplayMemory {
  return {
    async remember(tokenHash, expiresAtMs) {
      const values = [Buffer.from(tokenHash, 'hex'), new Date(expiresAtMs)];
      const { rowCount } = await pool.query({ ...REMEMBER, values });
      return rowCount === 1;
    },
  };
}

/** Forgets signed values that are refused for their age by now. */
export async function forgetSignatures(db: Kysely<Schema>, nowMs: number): Promise<void> {
  await db.deleteFrom('used_signatures').where('expires_at', '<', new Date(nowMs)).execute();
}
