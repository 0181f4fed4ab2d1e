import { type Kysely, sql, type Transaction } from 'kysely';
import { expect } from 'vitest';
import type { Schema } from '#server/db/schema.ts';

type Trx = Transaction<Schema>;

export interface Meeting<Answer> {
  /** The statement whose locks another connection holds before the call. */
  readonly lock: (trx: Trx) => Promise<unknown>;
  readonly call: () => Promise<Answer>;
  /** How many requests the call makes that all have to wait; one unless said otherwise. */
  readonly waiting?: number;
  /** The other connection's action once the call is waiting for it. */
  readonly act: (trx: Trx) => Promise<unknown>;
}

/** Makes a call that waits for another connection, which then acts and commits. Returns the call's response. */
export async function meetAtLock<Answer>(
  db: Kysely<Schema>,
  { lock, call, waiting = 1, act }: Meeting<Answer>,
): Promise<Answer> {
  const blocked = sql<{ count: number }>`SELECT count(*) AS count FROM pg_stat_activity
    WHERE datname = current_database() AND wait_event_type = 'Lock'`;
  const { answer } = await db.transaction().execute(async (trx) => {
    await lock(trx);
    const answer = call();
    answer.catch(() => undefined);
    await expect.poll(async () => (await blocked.execute(db)).rows[0]?.count, { timeout: 10_000 }).toBe(waiting);
    await act(trx);
    return { answer };
  });
  return answer;
}
