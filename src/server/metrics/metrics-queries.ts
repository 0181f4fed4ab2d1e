import { type Kysely, sql } from 'kysely';
import type { Schema } from '../db/schema.ts';
import { JOB_SCHEMA } from '../jobs/job-queue.ts';

export interface QueueState {
  readonly queue: string;
  /** Jobs that are due. */
  readonly waiting: number;
  /** Jobs that are due later, such as retries. */
  readonly scheduled: number;
  readonly running: number;
  /** For how long the oldest of those waiting has been due; 0 if none waits. */
  readonly oldestSeconds: number;
}

/** All queues of the store with their unfinished jobs. */
export async function listQueues(db: Kysely<Schema>): Promise<QueueState[]> {
  const { rows } = await sql<QueueState>`
    SELECT queue.name AS queue,
      (count(*) FILTER (WHERE job.state < 'active' AND job.start_after <= now()))::integer AS waiting,
      (count(*) FILTER (WHERE job.state < 'active' AND job.start_after > now()))::integer AS scheduled,
      (count(*) FILTER (WHERE job.state = 'active'))::integer AS running,
      coalesce(
        extract(epoch FROM now() - min(job.start_after) FILTER (WHERE job.state < 'active' AND job.start_after <= now())),
        0
      )::float8 AS "oldestSeconds"
    FROM ${sql.id(JOB_SCHEMA, 'queue')} AS queue
    LEFT JOIN ${sql.id(JOB_SCHEMA, 'job')} AS job ON job.name = queue.name AND job.state <= 'active'
    GROUP BY queue.name
    ORDER BY queue.name
  `.execute(db);
  return rows;
}

/** Number of ledger transactions so far, from their sequence: counting the rows would read all of them. */
export async function findPostings(db: Kysely<Schema>): Promise<number> {
  const { rows } = await sql<{ postings: number }>`
    SELECT coalesce(pg_sequence_last_value(pg_get_serial_sequence('ledger_transactions', 'id')::regclass), 0)::float8
      AS postings
  `.execute(db);
  return rows[0]?.postings ?? 0;
}
