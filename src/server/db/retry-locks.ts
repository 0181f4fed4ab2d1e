import { setTimeout as sleep } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import pg from 'pg';
import { messageOf } from '../message-of.ts';
import type { Log } from './log.ts';
import type { Schema } from './schema.ts';

export interface LockLimits {
  /** How long a statement waits for a lock: whoever wants to read the table meanwhile waits behind it. */
  readonly waitMs: number;
  /** The same outside a transaction, where nobody waits behind it: an index waits for transactions that are under way. */
  readonly concurrentWaitMs: number;
  readonly tries: number;
  /** The first pause between two tries; each is twice as long as the one before it. */
  readonly pauseMs: number;
  readonly longestPauseMs: number;
}

/** About five minutes. A call waits for 2.5 s at most, so a second behind a migration fails none. */
export const LOCK_LIMITS: LockLimits = {
  ...{ waitMs: 1000, concurrentWaitMs: 120_000 },
  ...{ tries: 30, pauseMs: 500, longestPauseMs: 10_000 },
};

/** SQLSTATE of a lock that was not available in time, and of a deadlock. */
const LOCKED: readonly (string | undefined)[] = ['55P03', '40P01'];

export interface LockedWork {
  /** The name of the migration that is under way, for messages; changes as the work proceeds. */
  readonly progress: { readonly name: string };
  readonly log: Log;
  readonly limits: LockLimits;
  readonly isTransactional: boolean;
}

/**
 * Does work on one connection. If it has to wait for a lock, it gives up, lets others work, and tries again.
 * @throws Error naming the migration if it fails, and the oldest transactions if the locks were never free.
 */
export async function retryLocks(
  connection: Kysely<Schema>,
  { progress, log, limits, isTransactional }: LockedWork,
  work: (db: Kysely<Schema>) => Promise<void>,
): Promise<void> {
  const { tries } = limits;
  const waitMs = isTransactional ? limits.waitMs : limits.concurrentWaitMs;
  await sql`SELECT set_config('lock_timeout', ${String(waitMs)}, false)`.execute(connection);
  for (let attempt = 1; ; attempt += 1) {
    const error = await tryOnce(connection, isTransactional, work);
    if (error === undefined) return;
    const isLocked = error instanceof pg.DatabaseError && LOCKED.includes(error.code);
    if (!isLocked) throw failure(progress.name, messageOf(error), error);
    const transactions = await findOldestTransactions(connection);
    if (attempt === tries) {
      throw failure(
        progress.name,
        `it waited for locks ${tries} times, behind ${transactions.join(', ') || 'others'}`,
        error,
      );
    }
    log.warn({ migration: progress.name, attempt, tries, transactions }, 'a migration waits for a lock');
    await sleep(Math.min(limits.longestPauseMs, limits.pauseMs * 2 ** (attempt - 1)));
  }
}

/** Returns what was thrown. */
async function tryOnce(
  connection: Kysely<Schema>,
  isTransactional: boolean,
  work: (db: Kysely<Schema>) => Promise<void>,
): Promise<unknown> {
  try {
    await (isTransactional ? connection.transaction().execute(work) : work(connection));
    return undefined;
  } catch (error) {
    return error;
  }
}

function failure(name: string, reason: string, cause: unknown): Error {
  return new Error(`the database could not be migrated (${name}): ${reason}`, { cause });
}

/** Who may hold the locks; without their statements, which may contain what no log should. */
async function findOldestTransactions(db: Kysely<Schema>): Promise<string[]> {
  const { rows } = await sql<{ application: string; pid: number; seconds: number }>`
    SELECT application_name AS application, pid, extract(epoch FROM clock_timestamp() - xact_start)::integer AS seconds
    FROM pg_stat_activity
    WHERE datname = current_database() AND pid <> pg_backend_pid() AND xact_start IS NOT NULL
    ORDER BY xact_start LIMIT 3`.execute(db);
  return rows.map(({ application, pid, seconds }) => `${application || 'a client'} (pid ${pid}, for ${seconds} s)`);
}
