import pg from 'pg';
import type { Logger } from '../middleware/logger.ts';

const RECONNECT_MS = 1000;
const CONNECT_MS = 2500;
/** A line that swallows what is sent looks like one on which nothing happens: so often it is asked whether it works. */
const HEARTBEAT_EVERY_MS = 2000;
const HEARTBEAT_MS = 3000;

/** Who hears of the changes on one channel. */
export interface ChangeListener {
  /** Runs at every change, with what the notification says of it. */
  readonly onChange: (payload: string) => void;
  /**
   * Runs with true once changes are heard, at the start and after a lost connection, and with false when they no longer
   * are. What was kept before either call may be wrong: a change in between is told to nobody.
   */
  readonly onHearing: (isHearing: boolean) => void;
}

export interface ChangeListeners {
  readonly connection: pg.PoolConfig;
  readonly log: Logger;
  /** By the names of channels, in lower case. */
  readonly channels: Readonly<Record<string, ChangeListener>>;
  /** What the connection is called in `pg_stat_activity`. */
  readonly name?: string;
  /** How often the connection is asked whether it works, and how long it may take to answer; for tests that cannot wait. */
  readonly heartbeat?: Heartbeat;
}

interface Heartbeat {
  readonly everyMs: number;
  readonly withinMs: number;
}

/**
 * Hears of every change, made by this process or another one (LISTEN/NOTIFY), on one connection; a lost one is opened
 * anew. Resolves once changes are heard, to what ends it. @throws when the database cannot be reached.
 */
export async function listenToChanges(listeners: ChangeListeners): Promise<() => Promise<void>> {
  const { log, channels } = listeners;
  let client: pg.Client | undefined;
  let isClosed = false;
  let timer: NodeJS.Timeout | undefined;
  const tell = (isHearing: boolean) => {
    for (const listener of Object.values(channels)) listener.onHearing(isHearing);
  };
  const connectLater = () => {
    if (isClosed) return;
    timer = setTimeout(() => void connect().catch(connectLater), RECONNECT_MS);
  };
  const onLost = (reason: string) => {
    client = undefined;
    if (isClosed) return;
    log.warn({ reason }, 'the listener lost its connection');
    tell(false);
    connectLater();
  };
  const connect = async () => {
    const next = await openListener(listeners, onLost);
    if (isClosed) return next.end();
    client = next;
    tell(true);
  };
  await connect();
  return async () => {
    isClosed = true;
    clearTimeout(timer);
    tell(false);
    await client?.end();
  };
}

/** A connection that hears; `onLost` runs at most once, and not before this has resolved. */
async function openListener(
  { connection, channels, name = 'starhall listener', heartbeat }: ChangeListeners,
  onLost: (reason: string) => void,
): Promise<pg.Client> {
  const { everyMs, withinMs } = heartbeat ?? { everyMs: HEARTBEAT_EVERY_MS, withinMs: HEARTBEAT_MS };
  const limits = { connectionTimeoutMillis: CONNECT_MS, query_timeout: withinMs };
  const client = new pg.Client({ ...connection, ...limits, application_name: name });
  let isHearing = false;
  let timer: NodeJS.Timeout | undefined;
  const lose = (reason: string) => {
    clearTimeout(timer);
    client.end().catch(() => undefined);
    if (!isHearing) return;
    isHearing = false;
    onLost(reason);
  };
  const beat = () => {
    timer = setTimeout(() => {
      client.query('SELECT 1').then(
        () => isHearing && beat(),
        (error: Error) => lose(error.message),
      );
    }, everyMs).unref();
  };
  client.on('notification', ({ channel, payload = '' }) => channels[channel]?.onChange(payload));
  client.on('error', (error) => lose(error.message));
  // Comes last in any case, also where the error came before anybody heard it.
  client.on('end', () => lose('it ended'));
  try {
    await client.connect();
    for (const channel of Object.keys(channels)) await client.query(`LISTEN "${channel}"`);
  } catch (error) {
    await client.end().catch(() => undefined);
    throw error;
  }
  isHearing = true;
  beat();
  return client;
}
