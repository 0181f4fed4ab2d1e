import { type Kysely, sql } from 'kysely';
import type { Log } from './log.ts';
import type { Migrations, StoreMigration } from './migrations/migration.ts';
import { type LockLimits, retryLocks } from './retry-locks.ts';
import type { Schema } from './schema.ts';

interface RunOptions {
  readonly log: Log;
  readonly known: Migrations;
  readonly limits: LockLimits;
}

interface Step extends StoreMigration {
  readonly name: string;
}

/**
 * Runs migrations in this order, each with a note that it has run, in a transaction of its own unless it must not. A new
 * database, which nobody reads yet, gets all that it can in one transaction: that is faster.
 */
export async function runMigrations(
  connection: Kysely<Schema>,
  names: readonly string[],
  { log, known, limits }: RunOptions,
): Promise<void> {
  if (names.length === 0) return;
  const settings = { log, limits, isTransactional: true };
  await retryLocks(connection, { ...settings, progress: { name: 'kysely_migration' } }, prepareTable);
  const steps = names.map((name) => readStep(name, known));
  for (const batch of (await isNew(connection)) ? joinTransactions(steps) : steps.map((step) => [step])) {
    const progress = { name: '' };
    const isTransactional = isInTransaction(batch[0]);
    await retryLocks(connection, { ...settings, isTransactional, progress }, async (db) => {
      for (const { name, kind, up } of batch) {
        progress.name = name;
        await up(db);
        await sql`
          INSERT INTO kysely_migration (name, timestamp, kind)
          VALUES (${name}, to_char(clock_timestamp() AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), ${kind})
        `.execute(db);
      }
    });
  }
}

const isInTransaction = (step: Step | undefined) => step?.isTransactional ?? true;

function readStep(name: string, known: Migrations): Step {
  const migration = known[name];
  if (migration === undefined) throw new Error(`there is no migration ${name}`);
  return { ...migration, name };
}

/** Puts neighbors that may be in one transaction together. */
function joinTransactions(steps: readonly Step[]): Step[][] {
  const batches: Step[][] = [];
  for (const step of steps) {
    const batch = batches.at(-1);
    if (batch !== undefined && isInTransaction(batch[0]) && isInTransaction(step)) batch.push(step);
    else batches.push([step]);
  }
  return batches;
}

async function isNew(db: Kysely<Schema>): Promise<boolean> {
  const { rows } = await sql<{ is_new: boolean }>`
    SELECT NOT EXISTS (SELECT FROM kysely_migration) AS is_new`.execute(db);
  return rows[0]?.is_new === true;
}

/** The table of Kysely's migrator, which former releases used, and the kind, which tells them what has been removed. */
async function prepareTable(db: Kysely<Schema>): Promise<void> {
  const { rows } = await sql<{ columns: number }>`
    SELECT count(*)::integer AS columns FROM pg_attribute
    WHERE attrelid = to_regclass('kysely_migration') AND attname IN ('name', 'kind')`.execute(db);
  const columns = rows[0]?.columns ?? 0;
  if (columns === 1) await sql`ALTER TABLE kysely_migration ADD COLUMN kind text NOT NULL DEFAULT 'before'`.execute(db);
  if (columns > 0) return;
  await sql`
    CREATE TABLE kysely_migration (
      name varchar(255) PRIMARY KEY,
      timestamp varchar(255) NOT NULL,
      kind text NOT NULL DEFAULT 'before'
    )`.execute(db);
}
