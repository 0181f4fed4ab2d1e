import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { messageOf } from '../message-of.ts';
import { DatabaseUnavailableError } from './connection-guard.ts';

export interface ProcessLockTimes {
  /** Interval of connection checks while a lock is held. */
  readonly checkEveryMs: number;
  /** Timeout of a check, after which the connection is closed. */
  readonly checkWithinMs: number;
  /** The server ends a silent session after this time and frees its locks. */
  readonly freedAfterMs: number;
}

export interface ProcessLockSettings {
  readonly connection: pg.PoolConfig;
  /** The channel on which processes ask each other to release locks. */
  readonly channel: string;
  /** For fast tests. */
  readonly times?: ProcessLockTimes | undefined;
}

/** A process stops working within 2.5 s, a third of the time after which another may start. See decision 035. */
const TIMES: ProcessLockTimes = { checkEveryMs: 1000, checkWithinMs: 1500, freedAfterMs: 8000 };
const CONNECT_MS = 2500;

/**
 * Locks across all processes of a database: advisory locks on one connection, opened with the first lock and closed
 * after the last. The server frees them when the process dies, immediately or, if it cannot notice, after
 * `freedAfterMs` of silence. Callers must not lock a name twice within a process.
 */
export class ProcessLocks {
  readonly #settings: ProcessLockSettings;
  /** Distinguishes this process's requests from others'. */
  readonly #name = randomUUID();
  #session: LockSession | undefined;

  constructor(settings: ProcessLockSettings) {
    this.#settings = settings;
  }

  /**
   * Locks a name if it is free; `onLost` is called if the connection breaks, which loses the lock.
   * @throws if the database is unreachable.
   */
  async tryTake(name: string, onLost: () => void): Promise<ProcessLock | undefined> {
    return this.#open().tryTake(name, onLost);
  }

  /** Asks the other processes to release a name. @throws if the database is unreachable. */
  async ask(name: string): Promise<void> {
    await this.#open().notify(this.#settings.channel, `${this.#name} ${name}`);
  }

  /** The name that another process asks for; undefined for this process's own requests. */
  readAsked(payload: string): string | undefined {
    const [asker, name] = payload.split(' ');
    return asker === this.#name ? undefined : name;
  }

  /** Closes the connection; held locks are lost. */
  close(): void {
    this.#session?.close();
  }

  #open(): LockSession {
    this.#session = this.#session?.isOpen ? this.#session : new LockSession(this.#settings);
    return this.#session;
  }
}

export interface ProcessLock {
  /** @throws DatabaseUnavailableError if another process may have the lock by now. */
  requireHeld(): void;
  /** Releases the lock. Never rejects: if the connection is broken, the lock is gone. */
  release(): Promise<void>;
}

/** A connection and its locks, used until it breaks or has no more locks. */
class LockSession {
  isOpen = true;
  readonly #client: pg.Client;
  readonly #times: ProcessLockTimes;
  readonly #ready: Promise<void>;
  readonly #timer: NodeJS.Timeout;
  /** By name, including pending locks. */
  readonly #onLost = new Map<string, () => void>();
  #heardMs = performance.now();
  #lastAnswer: Promise<unknown> = Promise.resolve();

  constructor({ connection, times = TIMES }: ProcessLockSettings) {
    this.#times = times;
    const limits = { connectionTimeoutMillis: CONNECT_MS, query_timeout: times.checkWithinMs };
    this.#client = new pg.Client({ ...connection, ...limits, application_name: 'starhall locks' });
    this.#client.on('error', () => this.close());
    this.#client.on('end', () => this.close());
    this.#ready = this.#connect();
    this.#ready.catch(() => this.close());
    this.#timer = setInterval(() => void this.#check(), times.checkEveryMs).unref();
  }

  async tryTake(name: string, onLost: () => void): Promise<ProcessLock | undefined> {
    this.#onLost.set(name, onLost);
    const rows = await this.#askOrClose('SELECT pg_try_advisory_lock(hashtextextended($1, 0)) AS taken', [name]);
    if (rows[0]?.taken === true) return this.#hold(name);
    this.#onLost.delete(name);
    return undefined;
  }

  async notify(channel: string, payload: string): Promise<void> {
    await this.#askOrClose('SELECT pg_notify($1, $2)', [channel, payload]);
  }

  close(): void {
    if (!this.isOpen) return;
    this.isOpen = false;
    clearInterval(this.#timer);
    this.#client.end().catch(() => undefined);
    const lost = [...this.#onLost.values()];
    this.#onLost.clear();
    for (const onLost of lost) onLost();
  }

  async #connect(): Promise<void> {
    await this.#client.connect();
    await this.#ask(`SET idle_session_timeout = ${this.#times.freedAfterMs}`);
  }

  #hold(name: string): ProcessLock {
    return {
      requireHeld: () => {
        // A suspended process does not know yet that its session has ended.
        const isFresh = performance.now() - this.#heardMs < this.#times.freedAfterMs;
        if (!this.isOpen || !isFresh) throw new DatabaseUnavailableError('the connection that held the lock broke');
      },
      release: async () => {
        if (!this.isOpen) return;
        await this.#askOrClose('SELECT pg_advisory_unlock(hashtextextended($1, 0))', [name]).catch(() => undefined);
        this.#onLost.delete(name);
      },
    };
  }

  async #check(): Promise<void> {
    if (this.#onLost.size === 0) return this.close();
    await this.#askOrClose('SELECT 1').catch(() => undefined);
  }

  async #askOrClose(text: string, values?: string[]): Promise<Record<string, unknown>[]> {
    try {
      await this.#ready;
      return await this.#ask(text, values);
    } catch (error) {
      this.close();
      throw new DatabaseUnavailableError(messageOf(error));
    }
  }

  /** Runs one query at a time, as the client requires. */
  #ask(text: string, values: string[] = []): Promise<Record<string, unknown>[]> {
    const answer = this.#lastAnswer.then(async () => {
      // The server heard from us no earlier than when the query was sent.
      const askedMs = performance.now();
      const { rows } = await this.#client.query(text, values);
      this.#heardMs = askedMs;
      return rows;
    });
    this.#lastAnswer = answer.catch(() => undefined);
    return answer;
  }
}
