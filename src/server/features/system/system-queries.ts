import { type Kysely, sql } from 'kysely';
import type { SystemState } from '#contract/system/operator-entities.ts';
import type { Schema } from '../../db/schema.ts';

/** Resolves when the database answers. */
export function pingDatabase(db: Kysely<Schema>): Promise<unknown> {
  return sql`SELECT 1`.execute(db);
}

/** The version of PostgreSQL, such as 18.1. */
export async function findVersion(db: Kysely<Schema>): Promise<string> {
  const { rows } = await sql<{ server_version: string }>`SHOW server_version`.execute(db);
  return rows[0]?.server_version.split(' ', 1)[0] ?? '';
}

/** How far a replica is behind; 0 if it has replayed all that it received, however long ago the last change was. */
export async function findReplicaLag(db: Kysely<Schema>): Promise<number | null> {
  const { rows } = await sql<{ seconds: number | null }>`
    SELECT CASE
      WHEN NOT pg_is_in_recovery() THEN NULL
      WHEN pg_last_wal_receive_lsn() = pg_last_wal_replay_lsn() THEN 0
      ELSE extract(epoch FROM now() - pg_last_xact_replay_timestamp())
    END::float8 AS seconds
  `.execute(db);
  return rows[0]?.seconds ?? null;
}

/** What is waiting in the outbox of webhooks, and how many webhooks do not work. */
export async function countWebhooks(db: Kysely<Schema>): Promise<SystemState['webhooks']> {
  const { rows } = await sql<SystemState['webhooks']>`
    SELECT
      (SELECT count(*) FROM webhook_messages WHERE fanned_out_at IS NULL)::integer AS unsent,
      (SELECT count(*) FROM webhook_deliveries WHERE state = 'waiting')::integer AS waiting,
      (SELECT count(*) FROM webhooks WHERE is_enabled AND failing_since IS NOT NULL)::integer AS failing,
      (SELECT count(*) FROM webhooks WHERE NOT is_enabled AND off_reason = 'failing')::integer AS off
  `.execute(db);
  const [counted] = rows;
  if (counted === undefined) throw new Error('nothing was counted');
  return counted;
}
