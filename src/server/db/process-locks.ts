import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { DatabaseAwayError } from './connection-guard.ts';

export interface ProcessLockTimes {
  /** Pause between two checks of the connection while something is held. */
  readonly checkEveryMs: number;
  /** A check that takes longer ends the connection. */
  readonly checkWithinMs: number;
  /** The server ends a session of which it hears nothing for so long, and frees its locks. */
  readonly freedAfterMs: number;
}

export interface ProcessLockSettings {
  readonly connection: pg.PoolConfig;
  /** The channel on which processes ask each other to let go. */
  readonly channel: string;
  /** For tests that cannot wait. */
  readonly times?: ProcessLockTimes | undefined;
}

/** A process stops work in 2.5 s, a third of the time after which another one can begin. See decision 035. */
const TIMES: ProcessLockTimes = { checkEveryMs: 1000, checkWithinMs: 1500, freedAfterMs: 8000 };
const CONNECT_MS = 2500;

/**
 * Locks that hold in all processes on one database: advisory locks on one connection, opened with the first lock and
 * closed when nothing is held. The server frees them when the process dies, at once or, if it cannot notice, when the
 * session has been silent for `freedAfterMs`. Within this process the caller makes sure that a name is taken once.
 */
export class ProcessLocks {
  readonly #settings: ProcessLockSettings;
  /** Tells what this process asks of the others from what they ask. */
  readonly #name = randomUUID();
  #session: LockSession | undefined;

  constructor(settings: ProcessLockSettings) {
    this.#settings = settings;
  }

  /**
   * Takes a name if nobody has it; `onLost` is called when the connection breaks, and with it the lock.
   * @throws when the database cannot be reached.
   */
  async tryTake(name: string, onLost: () => void): Promise<ProcessLock | undefined> {
    return this.#open().tryTake(name, onLost);
  }

  /** Asks the other processes to let go of a name. @throws when the database cannot be reached. */
  async ask(name: string): Promise<void> {
    await this.#open().notify(this.#settings.channel, `${this.#name} ${name}`);
  }

  /** The name that another process asks for; undefined where this one has asked itself. */
  readAsked(payload: string): string | undefined {
    const [asker, name] = payload.split(' ');
    return asker === this.#name ? undefined : name;
  }

  /** Ends the connection; what is held is lost. */
  close(): void {
    this.#session?.close();
  }

  #open(): LockSession {
    this.#session = this.#session?.isOpen ? this.#session : new LockSession(this.#settings);
    return this.#session;
  }
}

export interface ProcessLock {
  /** @throws DatabaseAwayError when another process may have the lock by now. */
  requireHeld(): void;
  /** Gives the lock back. Never rejects: where the connection is broken, nothing is held. */
  release(): Promise<void>;
}

/** A connection and what is held on it. It is used until it breaks or has nothing to hold. */
class LockSession {
  isOpen = true;
  readonly #client: pg.Client;
  readonly #times: ProcessLockTimes;
  readonly #ready: Promise<void>;
  readonly #timer: NodeJS.Timeout;
  /** By name, also what is being taken. */
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
        // A process that stood still does not know yet that its session has ended.
        const isFresh = performance.now() - this.#heardMs < this.#times.freedAfterMs;
        if (!this.isOpen || !isFresh) throw new DatabaseAwayError('the connection that held the lock broke');
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
      throw new DatabaseAwayError(error instanceof Error ? error.message : String(error));
    }
  }

  /** One question at a time, as the client wants it. */
  #ask(text: string, values: string[] = []): Promise<Record<string, unknown>[]> {
    const answer = this.#lastAnswer.then(async () => {
      // What the server has heard last is at least as new as the question.
      const askedMs = performance.now();
      const { rows } = await this.#client.query(text, values);
      this.#heardMs = askedMs;
      return rows;
    });
    this.#lastAnswer = answer.catch(() => undefined);
    return answer;
  }
}
