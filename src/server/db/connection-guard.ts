import { Socket } from 'node:net';
import pg from 'pg';
import { messageOf } from '../message-of.ts';
import { DeadConnections } from './dead-connections.ts';
import { nameConnection } from './former-processes.ts';
import type { Log } from './log.ts';

export interface GuardLimits {
  /** The server is away after this long without a byte while a response is pending. */
  readonly silentMs: number;
  /** Pause between two probes. */
  readonly askEveryMs: number;
}

export interface GuardSettings {
  readonly connection: pg.PoolConfig;
  readonly log: Log;
  readonly limits?: GuardLimits | undefined;
}

/** Together less than the three seconds within which a call must be answered. See decision 035. */
const LIMITS: GuardLimits = { silentMs: 1500, askEveryMs: 450 };
/** Silence is counted in ticks: a process that was blocked or suspended misses at most one. */
const TICKS = 10;
/** If others get responses but the guard does not, its own connection is broken. */
const OWN_TICKS = 4 * TICKS;

/** The server does not respond. To callers it is a connection failure, as if the server had closed the connection. */
export class DatabaseUnavailableError extends Error {
  override readonly name = 'DatabaseUnavailableError';
  /** SQLSTATE of a connection failure. */
  readonly code = '08006';
}

/**
 * Tells a slow query from a dead server. It polls the server with empty queries on a separate connection, and opens
 * the sockets of all other connections. If none receives a byte although a response is pending, the server is away:
 * every socket is destroyed, which ends every wait, and no new one connects until the guard gets a response.
 */
export class ConnectionGuard {
  readonly #connection: pg.PoolConfig;
  readonly #log: Log;
  readonly #limits: GuardLimits;
  readonly #timer: NodeJS.Timeout;
  readonly #connections = new DeadConnections();
  /** Bytes read from each at the last check. */
  readonly #sockets = new Map<Socket, number>();
  #client: pg.Client | undefined;
  #ownSocket: Socket | undefined;
  #isAsking = false;
  #restTicks = 0;
  #silentTicks = 0;
  #askedTicks = 0;
  #awaySinceMs: number | undefined;
  #isStopped = false;

  constructor({ connection, log, limits = LIMITS }: GuardSettings) {
    this.#connection = connection;
    this.#log = log;
    this.#limits = limits;
    this.#timer = setInterval(() => this.#tick(), limits.silentMs / TICKS).unref();
  }

  get isAway(): boolean {
    return this.#awaySinceMs !== undefined;
  }

  /** For `stream` in a connection's settings. While the server is away the socket fails instead of connecting. */
  readonly openSocket = (): Socket => {
    const socket = new Socket();
    if (this.isAway) {
      socket.connect = () => socket.destroy(new DatabaseUnavailableError('the database is unavailable'));
      return socket;
    }
    return this.#follow(socket);
  };

  /** For `Client` in a pool's settings: also ends connections that are dead while others work. */
  readonly Client = this.#connections.clientClass(() => this.openSocket());

  /** Call it when the connections have ended. */
  stop(): void {
    this.#isStopped = true;
    clearInterval(this.#timer);
    this.#ownSocket?.destroy();
  }

  #follow(socket: Socket): Socket {
    this.#sockets.set(socket, 0);
    socket.once('close', () => this.#sockets.delete(socket));
    return socket;
  }

  #tick(): void {
    this.#connections.tick();
    const hasReceived = this.#hasReceived();
    if (!this.#isAsking) {
      this.#restTicks += 1;
      if (this.#restTicks * this.#limits.silentMs >= this.#limits.askEveryMs * TICKS) void this.#ask();
      return;
    }
    this.#silentTicks = hasReceived ? 0 : this.#silentTicks + 1;
    this.#askedTicks += 1;
    if (this.#silentTicks >= TICKS) this.#giveUp(`no answer for ${this.#limits.silentMs} ms`);
    else if (this.#askedTicks >= OWN_TICKS) this.#ownSocket?.destroy();
  }

  /** Whether any data arrived since the last check. */
  #hasReceived(): boolean {
    let hasReceived = false;
    for (const [socket, bytes] of this.#sockets) {
      if (socket.bytesRead === bytes) continue;
      this.#sockets.set(socket, socket.bytesRead);
      hasReceived = true;
    }
    return hasReceived;
  }

  async #ask(): Promise<void> {
    this.#isAsking = true;
    this.#silentTicks = 0;
    this.#askedTicks = 0;
    try {
      await this.#getAnswer();
      this.#comeBack();
    } catch (error) {
      // A server that rejects this one connection, for too many connections for instance, does respond.
      if (isRefusal(error)) this.#comeBack();
      else this.#giveUp(messageOf(error));
    } finally {
      this.#isAsking = false;
      this.#restTicks = 0;
    }
  }

  /** One connection may end while the server is up: only a second failure counts. */
  async #getAnswer(): Promise<void> {
    try {
      await this.#client?.query('SELECT 1');
      await this.#connections.endStuck(TICKS, (text, values) => this.#query(text, values));
    } catch {
      this.#client = undefined;
    }
    if (this.#isStopped) return;
    this.#client ??= await this.#connect();
  }

  async #query(text: string, values: unknown[]): Promise<{ rows: { pid: number }[] }> {
    return (await this.#client?.query(text, values)) ?? { rows: [] };
  }

  async #connect(): Promise<pg.Client> {
    const socket = this.#follow(new Socket());
    this.#ownSocket = socket;
    const application_name = nameConnection('starhall guard');
    const client = new pg.Client({ ...this.#connection, stream: () => socket, application_name });
    client.on('error', () => undefined);
    try {
      await client.connect();
      return client;
    } catch (error) {
      socket.destroy();
      throw error;
    }
  }

  #giveUp(reason: string): void {
    if (this.#isStopped) return;
    if (this.#awaySinceMs === undefined) {
      this.#awaySinceMs = performance.now();
      this.#log.error({ reason }, 'the database is unavailable: calls that need it fail with 10001');
    }
    this.#silentTicks = 0;
    for (const socket of this.#sockets.keys()) socket.destroy(new DatabaseUnavailableError(reason));
  }

  #comeBack(): void {
    if (this.#awaySinceMs === undefined) return;
    const seconds = Math.round((performance.now() - this.#awaySinceMs) / 100) / 10;
    this.#awaySinceMs = undefined;
    this.#log.info({ seconds }, 'the database is available again');
  }
}

/** The server rejected the connection, other than while starting or stopping (class 57). */
function isRefusal(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.code?.startsWith('57') === false;
}
