import pg from 'pg';
import type { Logger } from '../middleware/logger.ts';

const RECONNECT_MS = 1000;
const CONNECT_MS = 2500;
/** A dead connection looks like an idle one, so it is probed at this interval. */
const HEARTBEAT_EVERY_MS = 2000;
const HEARTBEAT_MS = 3000;

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
  /** Interval and timeout of probes, for fast tests. */
  readonly heartbeat?: Heartbeat;
}

interface Heartbeat {
  readonly everyMs: number;
  readonly withinMs: number;
}

/**
 * Listens for changes by any process (LISTEN/NOTIFY) on one connection, which is reopened when lost. Resolves, once
 * listening, to a function that stops it. @throws if the database is unreachable.
 */
export async function listenToChanges(listeners: ChangeListeners): Promise<() => Promise<void>> {
  const { log, channels } = listeners;
  let client: pg.Client | undefined;
  let isClosed = false;
  let timer: NodeJS.Timeout | undefined;
  const notifyListeners = (isListening: boolean) => {
    for (const listener of Object.values(channels)) listener.onListening(isListening);
  };
  const connectLater = () => {
    if (isClosed) return;
    timer = setTimeout(() => void connect().catch(connectLater), RECONNECT_MS);
  };
  const onLost = (reason: string) => {
    client = undefined;
    if (isClosed) return;
    log.warn({ reason }, 'the listener lost its connection');
    notifyListeners(false);
    connectLater();
  };
  const connect = async () => {
    const next = await openListener(listeners, onLost);
    if (isClosed) return next.end();
    client = next;
    notifyListeners(true);
  };
  await connect();
  return async () => {
    isClosed = true;
    clearTimeout(timer);
    notifyListeners(false);
    await client?.end();
  };
}

/** A listening connection; `onLost` is called at most once, and not before this resolves. */
async function openListener(
  { connection, channels, name = 'starhall listener', heartbeat }: ChangeListeners,
  onLost: (reason: string) => void,
): Promise<pg.Client> {
  const { everyMs, withinMs } = heartbeat ?? { everyMs: HEARTBEAT_EVERY_MS, withinMs: HEARTBEAT_MS };
  const limits = { connectionTimeoutMillis: CONNECT_MS, query_timeout: withinMs };
  const client = new pg.Client({ ...connection, ...limits, application_name: name });
  let isListening = false;
  let timer: NodeJS.Timeout | undefined;
  const lose = (reason: string) => {
    clearTimeout(timer);
    client.end().catch(() => undefined);
    if (!isListening) return;
    isListening = false;
    onLost(reason);
  };
  const beat = () => {
    timer = setTimeout(() => {
      client.query('SELECT 1').then(
        () => isListening && beat(),
        (error: Error) => lose(error.message),
      );
    }, everyMs).unref();
  };
  client.on('notification', ({ channel, payload = '' }) => channels[channel]?.onChange(payload));
  client.on('error', (error) => lose(error.message));
  // Always comes last, even if the error preceded all listeners.
  client.on('end', () => lose('it ended'));
  try {
    await client.connect();
    for (const channel of Object.keys(channels)) await client.query(`LISTEN "${channel}"`);
  } catch (error) {
    await client.end().catch(() => undefined);
    throw error;
  }
  isListening = true;
  beat();
  return client;
}
