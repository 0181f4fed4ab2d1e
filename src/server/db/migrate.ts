import { type Kysely, sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { ADVISORY_LOCK } from './advisory-locks.ts';
import { migrations } from './migrations/index.ts';
import type { Schema } from './schema.ts';

// Any fixed number, the same in every process that migrates this database.

/**
 * Migrates the database to the latest schema and returns the names of the migrations it ran. Concurrent processes
 * queue at an advisory lock; later ones find nothing to do. Each run is one transaction.
 */
export function migrateToLatest(db: Kysely<Schema>): Promise<string[]> {
  return db.connection().execute(async (connection) => {
    // Waiting for another process's migration, or rebuilding a large table, must not time out.
    await sql`SET lock_timeout = 0`.execute(connection);
    await sql`SET statement_timeout = 0`.execute(connection);
    await sql`SELECT pg_advisory_lock(${ADVISORY_LOCK.migrate})`.execute(connection);
    try {
      const migrator = new Migrator({ db: connection, provider: { getMigrations: async () => migrations } });
      const { error, results = [] } = await migrator.migrateToLatest();
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
