import type { Kysely } from 'kysely';
import type { Schema } from '../../db/schema.ts';
import { bindJob } from '../../jobs/job.ts';
import type { JobServices } from '../../jobs/job-services.ts';
import { RELATE_GAMES } from '../../jobs/relate-games.ts';
import {
  compareOn,
  deleteWithdrawn,
  inStep,
  isRelated,
  listSlices,
  prepareComparison,
  relateSlice,
} from './relate-queries.ts';

type Db = Kysely<Schema>;

/** Games per transaction: their rows are locked for about a second. */
const SLICE_SIZE = 2000;

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
