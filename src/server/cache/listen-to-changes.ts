import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { messageOf } from '../message-of.ts';
import type { Logger } from '../middleware/logger.ts';

const RECONNECT_MS = 1000;
const CONNECT_MS = 2500;
/** A dead connection looks like an idle one, so it is probed at this interval. */
const HEARTBEAT_EVERY_MS = 300;
const HEARTBEAT_MS = 3000;
/** How long after a probe what is cached counts as current. */
const CURRENT_MS = 1000;
/** A database that does not answer for longer is away: requests must be refused, or served from caches, in time. */
const CATCH_UP_MS = 500;

/** The handler of notifications on one channel. */
export interface ChangeListener {
  /** Called on every change with the notification's payload. */
  readonly onChange: (payload: string) => void;
  /**
   * Called with true once notifications arrive, at the start and after a reconnect, and with false when they no
   * longer do. Anything cached before either call may be outdated: changes in between are not reported.
   */
  readonly onListening: (isListening: boolean) => void;
}

export interface ChangeListeners {
  readonly connection: pg.PoolConfig;
  readonly log: Logger;
  /** By channel name, in lower case. */
  readonly channels: Readonly<Record<string, ChangeListener>>;
  /** The connection's name in `pg_stat_activity`. */
  readonly name?: string;
  /** Interval and timeout of probes. */
  readonly heartbeat?: Heartbeat;
}

interface Heartbeat {
  readonly everyMs: number;
  readonly withinMs: number;
}

/** Whether what was cached before may be used. See decision 066. */
export interface Freshness {
  /**
   * Whether every change that was committed more than a second ago has been passed on, or the listeners know that changes
   * are lost. False after this process, its connection or the server has stood still: then `catchUp` comes first.
   */
  isCurrent(): boolean;
  /**
   * Resolves when every change that was committed before the call has been passed on, or is known to be lost, and after
   * half a second at the latest: the database is away then (decision 035). Never rejects.
   */
  catchUp(): Promise<void>;
}

export interface ChangeFeed extends Freshness {
  stop(): Promise<void>;
}

/**
 * Listens for changes by any process (LISTEN/NOTIFY) on one connection, which is reopened when lost. Resolves once it
 * listens. @throws if the database is unreachable.
 */
export async function listenToChanges(listeners: ChangeListeners): Promise<ChangeFeed> {
  const { log, channels } = listeners;
  let listener: OpenListener | undefined;
  let isClosed = false;
  let timer: NodeJS.Timeout | undefined;
  /** The first attempt after a loss; nobody is answered before it has ended. */
  let reconnecting: Promise<void> | undefined;
  const notifyListeners = (isListening: boolean) => {
    for (const channel of Object.values(channels)) channel.onListening(isListening);
  };
  const connectLater = () => {
    if (isClosed) return;
    timer = setTimeout(() => void connect().catch(connectLater), RECONNECT_MS);
  };
  const onLost = (reason: string) => {
    listener = undefined;
    if (isClosed) return;
    log.warn({ reason }, 'the listener lost its connection');
    notifyListeners(false);
    reconnecting = connect()
      .catch(connectLater)
      .finally(() => {
        reconnecting = undefined;
      });
  };
  const connect = async () => {
    const next = await openListener(listeners, onLost);
    if (isClosed) return next.end();
    listener = next;
    notifyListeners(true);
  };
  const isCurrent = () => {
    if (listener !== undefined) return performance.now() - listener.heardMs() < CURRENT_MS;
    return reconnecting === undefined;
  };
  await connect();
  return {
    isCurrent,
    async catchUp() {
      const sinceMs = performance.now();
      // A probe that was sent before may have been answered before the standstill.
      const isBehind = () => (listener === undefined ? reconnecting !== undefined : listener.heardMs() < sinceMs);
      const deadlineMs = sinceMs + CATCH_UP_MS;
      while (isBehind() && performance.now() < deadlineMs) {
        await Promise.race([listener?.hear() ?? reconnecting, sleep(CATCH_UP_MS, undefined, { ref: false })]);
      }
    },
    async stop() {
      isClosed = true;
      clearTimeout(timer);
      notifyListeners(false);
      await listener?.end();
    },
  };
}

interface OpenListener {
  /** When the last answered probe was sent (`performance.now()`): all that was committed before has been passed on. */
  readonly heardMs: () => number;
  /** Resolves after a probe, or the loss of the connection. */
  readonly hear: () => Promise<void>;
  readonly end: () => Promise<void>;
}

/** A listening connection; `onLost` is called at most once, and not before this resolves. */
async function openListener(
  { connection, channels, name = 'starhall listener', heartbeat }: ChangeListeners,
  onLost: (reason: string) => void,
): Promise<OpenListener> {
  const { everyMs, withinMs } = heartbeat ?? { everyMs: HEARTBEAT_EVERY_MS, withinMs: HEARTBEAT_MS };
  const limits = { connectionTimeoutMillis: CONNECT_MS, query_timeout: withinMs };
  const client = new pg.Client({ ...connection, ...limits, application_name: name });
  let isListening = false;
  let timer: NodeJS.Timeout | undefined;
  let heardMs = 0;
  let hearing: Promise<void> | undefined;
  const lose = (reason: string) => {
    clearTimeout(timer);
    client.end().catch(() => undefined);
    if (!isListening) return;
    isListening = false;
    onLost(reason);
  };
  /**
   * PostgreSQL signals the listeners before it confirms a commit, and sends what they have not read yet before the end of
   * the next answer. So an answer means that all changes committed before the question have arrived.
   */
  const ask = async () => {
    clearTimeout(timer);
    const askedMs = performance.now();
    try {
      await client.query('SELECT 1');
      heardMs = askedMs;
    } catch (error) {
      lose(messageOf(error));
    }
    hearing = undefined;
    if (isListening) timer = setTimeout(hear, everyMs).unref();
  };
  const hear = () => {
    hearing ??= ask();
    return hearing;
  };
  client.on('notification', ({ channel, payload = '' }) => channels[channel]?.onChange(payload));
  client.on('error', (error) => lose(error.message));
  // Always comes last, even if the error preceded all listeners.
  client.on('end', () => lose('it ended'));
  try {
    await client.connect();
    heardMs = performance.now();
    for (const channel of Object.keys(channels)) await client.query(`LISTEN "${channel}"`);
  } catch (error) {
    await client.end().catch(() => undefined);
    throw error;
  }
  isListening = true;
  timer = setTimeout(hear, everyMs).unref();
  return {
    heardMs: () => heardMs,
    hear,
    async end() {
      clearTimeout(timer);
      await client.end();
    },
  };
}
