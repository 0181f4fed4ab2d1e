import type { Kysely } from 'kysely';
import type pg from 'pg';
import { batchLookups } from '../db/batch-lookups.ts';
import type { Schema } from '../db/schema.ts';

/** Remembers used signatures. */
export interface ReplayMemory {
  /** Returns false if the hash (SHA-256) is already known; else stores it until `expiresAtMs`. */
  remember(tokenHash: Buffer, expiresAtMs: number): Promise<boolean>;
}

interface Signature {
  readonly hash: Buffer;
  readonly expiresAtMs: number;
}

/**
 * Of two processes that store the same one, the second waits for the first: both store in the same order, so that neither
 * waits for the other. The commit is asynchronous: a crash of the database machine may lose the last half second, whose
 * writes have their own protection (`Idempotency-Key`).
 */
const REMEMBER = {
  name: 'remember-signatures',
  text: `WITH quick AS MATERIALIZED (SELECT set_config('synchronous_commit', 'off', true))
    INSERT INTO used_signatures (token_hash, expires_at)
    SELECT token_hash, expires_at FROM quick, unnest($1::bytea[], $2::timestamptz[]) AS used (token_hash, expires_at)
    ORDER BY token_hash
    ON CONFLICT DO NOTHING
    RETURNING token_hash`,
};

const nameOf = (hash: Buffer) => hash.toString('latin1');

/**
 * The replay memory shared by all processes of an installation, in the database. Signatures that are checked at the same
 * time are stored by one statement.
 */
export function createReplayMemory(pool: pg.Pool): ReplayMemory {
  const storeAll = async (signatures: readonly Signature[]) => {
    const hashes = signatures.map(({ hash }) => hash);
    const times = signatures.map(({ expiresAtMs }) => new Date(expiresAtMs));
    return (await pool.query<{ token_hash: Buffer }>({ ...REMEMBER, values: [hashes, times] })).rows;
  };
  const store = batchLookups<Signature, { token_hash: Buffer }>(storeAll, {
    ofKey: ({ hash }) => nameOf(hash),
    ofRow: ({ token_hash }) => nameOf(token_hash),
  });
  /** Those that are being stored: the same one again is told apart here, since a statement returns it only once. */
  const pending = new Map<string, Promise<unknown>>();
  return {
    async remember(hash, expiresAtMs) {
      const name = nameOf(hash);
      const earlier = pending.get(name);
      if (earlier !== undefined) {
        await earlier;
        return false;
      }
      const stored = store({ hash, expiresAtMs });
      pending.set(name, stored);
      try {
        return (await stored) !== undefined;
      } finally {
        pending.delete(name);
      }
    },
  };
}

/** Deletes signatures that are rejected as expired by now. */
export async function deleteExpiredSignatures(db: Kysely<Schema>, nowMs: number): Promise<void> {
  await db.deleteFrom('used_signatures').where('expires_at', '<', new Date(nowMs)).execute();
}
