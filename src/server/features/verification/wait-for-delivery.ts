import { setTimeout as sleep } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { CodeFailure, Schema } from '../../db/schema.ts';
import { findDelivery } from './verification-queries.ts';

/** Longer than a queue that misses a notification needs to poll (5 s), shorter than callers wait (15 s). */
const LONGEST_MS = 8000;
const LOOK_EVERY_MS = 50;

/**
 * Waits until the job has recorded a result: accepted, rejected, or to be retried. After a while it returns that the
 * result is unknown; callers can then query the status.
 */
export async function waitForDelivery(
  db: Kysely<Schema>,
  codeId: string,
  longestMs: number = LONGEST_MS,
): Promise<{ readonly failure: CodeFailure | null }> {
  const endMs = performance.now() + longestMs;
  while (performance.now() < endMs) {
    const delivery = await findDelivery(db, codeId);
    // Gone: the account was deleted, or another code replaced one that failed.
    if (delivery === undefined) break;
    const { sent_at, failure, attempts } = delivery;
    if (sent_at !== null || failure !== null || attempts > 0) return { failure };
    await sleep(LOOK_EVERY_MS);
  }
  return { failure: null };
}
