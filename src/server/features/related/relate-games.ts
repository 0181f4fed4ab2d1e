import { type Kysely, sql, type Transaction } from 'kysely';
import type { Schema } from '../../db/schema.ts';
import { bindJob } from '../../jobs/job.ts';
import type { JobServices } from '../../jobs/job-services.ts';
import { RELATE_GAMES } from '../../jobs/relate-games.ts';
import {
  deleteWithdrawn,
  dropComparison,
  isRelated,
  listSlices,
  prepareComparison,
  relateSlice,
} from './relate-queries.ts';

type Db = Kysely<Schema>;

/** Games per transaction: their rows are locked for about a second. */
const SLICE_SIZE = 2000;
/** Any number that no other advisory lock of a session has. */
const LOCK = 7_301_957;

/** Binds the job to the database. */
export function bindRelateGames({ database: { db } }: Pick<JobServices, 'database'>) {
  return bindJob(RELATE_GAMES, ({ applicationId }) =>
    applicationId === undefined ? relateAllGames(db) : relateNewGame(db, applicationId),
  );
}

/** Finds the games most like each one on the shelf, one process at a time. */
export async function relateAllGames(db: Db): Promise<void> {
  await compareOn(db, async (connection) => {
    await inStep(connection, (trx) => prepareComparison(trx, true));
    const slices = await inStep(connection, (trx) => listSlices(trx, SLICE_SIZE));
    for (const slice of slices) await inStep(connection, (trx) => relateSlice(trx, slice));
    await inStep(connection, deleteWithdrawn);
  });
}

/** The same for a game that has just been published, by what it is: who plays it is known the next night. */
export async function relateNewGame(db: Db, applicationId: number): Promise<void> {
  // One that is back on the shelf has its games already.
  if (await isRelated(db, applicationId)) return;
  const isDone = await compareOn(db, async (connection) => {
    await inStep(connection, (trx) => prepareComparison(trx, false));
    await inStep(connection, (trx) => relateSlice(trx, { first: applicationId, last: applicationId }));
  });
  // The games of the night may not include this one, so the job is retried.
  if (!isDone) throw new Error('another process compares games');
}

/** Gives the steps one connection, which has their temporary tables. Returns false while another process compares. */
async function compareOn(db: Db, compare: (connection: Db) => Promise<void>): Promise<boolean> {
  return db.connection().execute(async (connection) => {
    const { rows } = await sql<{ taken: boolean }>`SELECT pg_try_advisory_lock(${LOCK}) AS taken`.execute(connection);
    if (rows[0]?.taken !== true) return false;
    try {
      await compare(connection);
      return true;
    } finally {
      await dropComparison(connection);
      await sql`SELECT pg_advisory_unlock(${LOCK})`.execute(connection);
    }
  });
}

/** Runs a step that may take longer, and more memory, than the pool allows calls. */
async function inStep<Result>(connection: Db, run: (trx: Transaction<Schema>) => Promise<Result>): Promise<Result> {
  return connection.transaction().execute(async (trx) => {
    await sql`SET LOCAL statement_timeout = '10min'`.execute(trx);
    await sql`SET LOCAL work_mem = '64MB'`.execute(trx);
    return run(trx);
  });
}
