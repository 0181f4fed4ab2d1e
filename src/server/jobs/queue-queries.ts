import { type Kysely, sql } from 'kysely';
import type { JobQueueState } from '#contract/system/operator-entities.ts';
import type { Schema } from '../db/schema.ts';
import { JOB_SCHEMA } from './job-queue.ts';

const QUEUES = sql.id(JOB_SCHEMA, 'queue');
const JOBS = sql.id(JOB_SCHEMA, 'job');

/** All queues of the store with their unfinished jobs. */
export async function listQueues(db: Kysely<Schema>): Promise<JobQueueState[]> {
  const { rows } = await sql<JobQueueState>`
    SELECT queue.name,
      (count(*) FILTER (WHERE job.state < 'active' AND job.start_after <= now()))::integer AS waiting,
      (count(*) FILTER (WHERE job.state < 'active' AND job.start_after > now()))::integer AS scheduled,
      (count(*) FILTER (WHERE job.state = 'retry' AND job.start_after > now()))::integer AS failing,
      (count(*) FILTER (WHERE job.state = 'active'))::integer AS running,
      coalesce(
        extract(epoch FROM now() - min(job.start_after) FILTER (WHERE job.state < 'active' AND job.start_after <= now())),
        0
      )::float8 AS "oldestSeconds"
    FROM ${QUEUES} AS queue
    LEFT JOIN ${JOBS} AS job ON job.name = queue.name AND job.state <= 'active'
    GROUP BY queue.name
    ORDER BY queue.name
  `.execute(db);
  return rows;
}

export async function hasQueue(db: Kysely<Schema>, name: string): Promise<boolean> {
  const { rows } = await sql`SELECT 1 FROM ${QUEUES} WHERE name = ${name}`.execute(db);
  return rows.length > 0;
}

/** Makes the failed jobs of a queue due now; returns how many. Workers look for them every few seconds. */
export async function retryFailedJobs(db: Kysely<Schema>, name: string): Promise<number> {
  const { numAffectedRows } = await sql`
    UPDATE ${JOBS} SET start_after = now() WHERE name = ${name} AND state = 'retry' AND start_after > now()
  `.execute(db);
  return Number(numAffectedRows ?? 0);
}
