import { type Kysely, sql } from 'kysely';
import { type MigrationResultSet, Migrator } from 'kysely/migration';
import { ADVISORY_LOCK } from './advisory-locks.ts';
import { migrations } from './migrations/index.ts';
import type { Schema } from './schema.ts';

/**
 * Migrates the database to the latest schema and returns the names of the migrations it ran. Concurrent processes
 * queue at an advisory lock; later ones find nothing to do. Each run is one transaction.
 * @throws Error for a database that is being restored: it would look like a store that lost its data.
 */
export async function migrateToLatest(db: Kysely<Schema>): Promise<string[]> {
  const { rows } = await sql<{ is_unfinished: boolean }>`
    SELECT to_regclass('restore_unfinished') IS NOT NULL AS is_unfinished`.execute(db);
  if (rows[0]?.is_unfinished) {
    throw new Error('a backup was not restored to its end: restore it again into an empty folder or database');
  }
  return migrate(db, (migrator) => migrator.migrateToLatest());
}

/** Migrates up to a migration and including it, for restoring a backup. */
export function migrateTo(db: Kysely<Schema>, name: string): Promise<string[]> {
  return migrate(db, (migrator) => migrator.migrateTo(name));
}

/** The migrations that have not run yet, in order; nothing is changed, not even in an empty database. */
export async function listPendingMigrations(db: Kysely<Schema>): Promise<string[]> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const known = await migrator.getMigrations();
  return known.filter(({ executedAt }) => executedAt === undefined).map(({ name }) => name);
}

function migrate(db: Kysely<Schema>, run: (migrator: Migrator) => Promise<MigrationResultSet>): Promise<string[]> {
  return db.connection().execute(async (connection) => {
    // Waiting for another process's migration, or rebuilding a large table, must not time out.
    await sql`SET lock_timeout = 0`.execute(connection);
    await sql`SET statement_timeout = 0`.execute(connection);
    await sql`SELECT pg_advisory_lock(${ADVISORY_LOCK.migrate})`.execute(connection);
    try {
      const { error, results = [] } = await run(
        new Migrator({ db: connection, provider: { getMigrations: async () => migrations } }),
      );
      if (error !== undefined) {
        const failed = results.find(({ status }) => status === 'Error')?.migrationName;
        throw new Error(`The database could not be migrated${failed ? ` (${failed})` : ''}.`, { cause: error });
      }
      return results.map(({ migrationName }) => migrationName);
    } finally {
      await sql`SELECT pg_advisory_unlock(${ADVISORY_LOCK.migrate})`.execute(connection);
      await sql`RESET lock_timeout`.execute(connection);
      await sql`RESET statement_timeout`.execute(connection);
    }
  });
}
