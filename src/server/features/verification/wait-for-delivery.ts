import { setTimeout as sleep } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { CodeFailure, Schema } from '../../db/schema.ts';
import { findDelivery } from './verification-queries.ts';

/** Longer than a queue that misses a notification takes to look by itself (5 s), shorter than callers wait (15 s). */
const LONGEST_MS = 8000;
const LOOK_EVERY_MS = 50;

/**
 * Waits until the job has told how the sending went: taken over, refused, or put off for another try. After a while the
 * answer is that nothing is known yet; whoever asks for the status will learn it.
 */
export async function waitForDelivery(
  db: Kysely<Schema>,
  codeId: string,
  longestMs: number = LONGEST_MS,
): Promise<{ readonly failure: CodeFailure | null }> {
  const endMs = performance.now() + longestMs;
  while (performance.now() < endMs) {
    const delivery = await findDelivery(db, codeId);
    // Gone: the account was deleted, or another code has taken the place of one that failed.
    if (delivery === undefined) break;
    const { sent_at, failure, attempts } = delivery;
    if (sent_at !== null || failure !== null || attempts > 0) return { failure };
    await sleep(LOOK_EVERY_MS);
  }
  return { failure: null };
}
