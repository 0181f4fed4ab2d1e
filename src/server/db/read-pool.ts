import { AsyncLocalStorage } from 'node:async_hooks';
import type { PostgresPool, PostgresPoolClient } from 'kysely';
import pg from 'pg';
import { messageOf } from '../message-of.ts';
import type { ReplicaWatch } from './replica-watch.ts';

const pins = new AsyncLocalStorage<true>();

/** Runs something whose reads all go to the primary: it must see what its user has just written. */
export function readPrimary<Result>(run: () => Result): Result {
  return pins.run(true, run);
}

export interface ReadPoolParts {
  readonly primary: pg.Pool;
  readonly replica: pg.Pool;
  readonly watch: Pick<ReplicaWatch, 'isUsable' | 'fail'>;
}

/**
 * Connections for reads that may lag: to the replica as long as it may be read, otherwise to the primary. A query that
 * fails because of the replica is repeated on the primary. For single statements; transactions belong to the primary.
 */
export function createReadPool({ primary, replica, watch }: ReadPoolParts): PostgresPool {
  const fail = (error: unknown) => watch.fail(messageOf(error));
  return {
    options: {},
    async connect() {
      if (pins.getStore() === true || !watch.isUsable()) return primary.connect();
      try {
        // Of the client's forms of `query`, those with a text are all that a dialect without cursors uses.
        return new ReadClient(await replica.connect(), { primary, fail }) as unknown as PostgresPoolClient;
      } catch (error) {
        fail(error);
        return primary.connect();
      }
    },
    end: () => replica.end(),
  };
}

interface Fallback {
  readonly primary: pg.Pool;
  readonly fail: (error: unknown) => void;
}

class ReadClient {
  readonly #replica: pg.PoolClient;
  readonly #fallback: Fallback;
  #isBroken = false;

  constructor(replica: pg.PoolClient, fallback: Fallback) {
    this.#replica = replica;
    this.#fallback = fallback;
  }

  async query(text: string, values: unknown[]): Promise<pg.QueryResult> {
    try {
      return await this.#replica.query(text, values);
    } catch (error) {
      if (!isOfReplica(error)) throw error;
      this.#isBroken = true;
      this.#fallback.fail(error);
      return this.#fallback.primary.query(text, values);
    }
  }

  release(destroys?: boolean): void {
    this.#replica.release(destroys === true || this.#isBroken);
  }
}

/** The connection has failed, the server is going away, or the query was in the way of what the replica replays (class 40). */
function isOfReplica(error: unknown): boolean {
  return !(error instanceof pg.DatabaseError) || /^(?:08|57P|40)/.test(error.code ?? '');
}
