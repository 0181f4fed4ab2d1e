import { setTimeout as sleep } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import { ADVISORY_LOCK } from './advisory-locks.ts';
import { type FormerMachine, findFormerProcesses } from './former-processes.ts';
import type { Log } from './log.ts';
import { findObstacle, namesOf, readMigrationState } from './migration-state.ts';
import { migrations } from './migrations/index.ts';
import type { MigrationKind, Migrations } from './migrations/migration.ts';
import { LOCK_LIMITS, type LockLimits } from './retry-locks.ts';
import { runMigrations } from './run-migrations.ts';
import type { Schema } from './schema.ts';

const TURN_MS = 100;
const QUIET: Log = { info: () => undefined, warn: () => undefined, error: () => undefined };

export interface MigrateOptions {
  readonly log?: Log;
  /** The migrations of the release; others for tests. */
  readonly known?: Migrations;
  /** Shorter ones for tests. */
  readonly limits?: LockLimits;
}

export interface MigrateResult {
  /** Migrations that ran, in order. */
  readonly ran: readonly string[];
  /** Migrations that run after an upgrade, and did not, because processes of a former release are connected. */
  readonly left: readonly string[];
  /** Where those processes run. */
  readonly former: readonly FormerMachine[];
}

/**
 * Runs the open migrations of some kinds, in order. Concurrent processes take turns; later ones find nothing to do.
 * @throws Error for a database that this release cannot use afterwards (see `findObstacle`), and one that is being restored:
 * it would look like a store that lost its data.
 */
export async function migrate(
  db: Kysely<Schema>,
  kinds: readonly MigrationKind[],
  { log = QUIET, known = migrations, limits = LOCK_LIMITS }: MigrateOptions = {},
): Promise<MigrateResult> {
  await requireRestored(db);
  return inTurn(db, log, async (connection) => {
    const { open, unknown } = await readMigrationState(connection, known);
    const runsBefore = kinds.includes('before') && unknown.length === 0;
    const obstacle = findObstacle({ open: runsBefore ? [] : open, unknown });
    if (obstacle !== undefined) throw new Error(obstacle);
    const after = kinds.includes('after') ? namesOf(open, 'after') : [];
    const newest = after.at(-1);
    const former = newest === undefined ? [] : await findFormerProcesses(connection, newest);
    const left = former.length > 0 ? after : [];
    const ran = open.filter(({ name, kind }) => kinds.includes(kind) && !left.includes(name)).map(({ name }) => name);
    await runMigrations(connection, ran, { log, known, limits });
    return { ran, left, former };
  });
}

/** Runs every open migration and returns the names of those that ran, for stores that nobody else uses. */
export async function migrateToLatest(db: Kysely<Schema>): Promise<readonly string[]> {
  return (await migrate(db, ['before', 'after'])).ran;
}

/** Brings an empty database to the schema that these migrations make, for restoring a backup. */
export async function migrateAs(db: Kysely<Schema>, names: readonly string[]): Promise<void> {
  const options = { log: QUIET, known: migrations, limits: LOCK_LIMITS };
  await inTurn(db, QUIET, (connection) => runMigrations(connection, names, options));
}

async function requireRestored(db: Kysely<Schema>): Promise<void> {
  const { rows } = await sql<{ is_unfinished: boolean }>`
    SELECT to_regclass('restore_unfinished') IS NOT NULL AS is_unfinished`.execute(db);
  if (!rows[0]?.is_unfinished) return;
  throw new Error('a backup was not restored to its end: restore it again into an empty folder or database');
}

async function inTurn<Result>(
  db: Kysely<Schema>,
  log: Log,
  work: (connection: Kysely<Schema>) => Promise<Result>,
): Promise<Result> {
  return db.connection().execute(async (connection) => {
    // Building an index or validating a constraint of a large table takes its time.
    await sql`SET statement_timeout = 0`.execute(connection);
    await waitForTurn(connection, log);
    try {
      return await work(connection);
    } finally {
      await sql`SELECT pg_advisory_unlock(${ADVISORY_LOCK.migrate})`.execute(connection);
      await sql`RESET lock_timeout`.execute(connection);
      await sql`RESET statement_timeout`.execute(connection);
    }
  });
}

/** Asks for the lock again and again: an index built concurrently would wait for the transaction of a statement that waits. */
async function waitForTurn(connection: Kysely<Schema>, log: Log): Promise<void> {
  for (let isFirst = true; ; isFirst = false) {
    const { rows } = await sql<{ is_taken: boolean }>`
      SELECT pg_try_advisory_lock(${ADVISORY_LOCK.migrate}) AS is_taken`.execute(connection);
    if (rows[0]?.is_taken) return;
    if (isFirst) log.info({}, 'another process is migrating the database');
    await sleep(TURN_MS);
  }
}
