import { type Kysely, sql } from 'kysely';
import { REPLICA_STATES, type ReplicaState, type SystemState } from '#contract/system/operator-entities.ts';
import type { Schema } from '../../db/schema.ts';

/** Resolves when the database answers: whether it takes writes. A server that follows another one does not. */
export async function takesWrites(db: Kysely<Schema>): Promise<boolean> {
  const { rows } = await sql<{ isReadOnly: boolean }>`
    SELECT current_setting('transaction_read_only')::boolean AS "isReadOnly"
  `.execute(db);
  return rows[0]?.isReadOnly === false;
}

/** The version of PostgreSQL, such as 18.1. */
export async function findVersion(db: Kysely<Schema>): Promise<string> {
  const { rows } = await sql<{ server_version: string }>`SHOW server_version`.execute(db);
  return rows[0]?.server_version.split(' ', 1)[0] ?? '';
}

/**
 * Servers that follow the primary. PostgreSQL forgets the delay of one that has replayed everything, and shows others’
 * progress only to accounts with the role pg_monitor.
 */
export async function listReplicas(db: Kysely<Schema>): Promise<ReplicaState[]> {
  const { rows } = await sql<ReplicaState & { readonly state: string | null }>`
    SELECT application_name AS name, state,
      pg_wal_lsn_diff(pg_current_wal_lsn(), replay_lsn)::float8 AS "lagBytes",
      CASE
        WHEN replay_lsn IS NULL THEN NULL
        WHEN replay_lsn = pg_current_wal_lsn() THEN 0
        ELSE extract(epoch FROM coalesce(replay_lag, interval '0'))
      END::float8 AS "lagSeconds"
    FROM pg_stat_replication
    WHERE NOT pg_is_in_recovery()
    ORDER BY application_name, pid
  `.execute(db);
  return rows.map((row) => ({ ...row, state: REPLICA_STATES.find((state) => state === row.state) ?? 'unknown' }));
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
