import pg from 'pg';
import type { Logger } from '../middleware/logger.ts';

const RECONNECT_MS = 1000;

/** Who hears of the changes on one channel. */
export interface ChangeListener {
  /** Runs at every change. */
  readonly onChange: () => void;
  /**
   * Runs with true once changes are heard, at the start and after a lost connection, and with false when they no longer
   * are. What was kept before either call may be wrong: a change in between is told to nobody.
   */
  readonly onHearing: (isHearing: boolean) => void;
}

export interface ChangeListeners {
  readonly connection: pg.PoolConfig;
  readonly log: Logger;
  /** By the names of channels, which are SQL identifiers. */
  readonly channels: Readonly<Record<string, ChangeListener>>;
}

/**
 * Hears of every change, made by this process or another one (LISTEN/NOTIFY), on one connection; a lost one is opened
 * anew. Resolves once changes are heard, to what ends it. @throws when the database cannot be reached.
 */
export async function listenToChanges({ connection, log, channels }: ChangeListeners): Promise<() => Promise<void>> {
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
    const next = await openListener(connection, channels, onLost);
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
  connection: pg.PoolConfig,
  channels: ChangeListeners['channels'],
  onLost: (reason: string) => void,
): Promise<pg.Client> {
  // A connection that was cut without a word is noticed within half a minute, not after hours.
  const keepAlive = { keepAlive: true, keepAliveInitialDelayMillis: 15_000, connectionTimeoutMillis: 10_000 };
  const client = new pg.Client({ ...connection, ...keepAlive, application_name: 'starhall listener' });
  let isHearing = false;
  const lose = (reason: string) => {
    client.end().catch(() => undefined);
    if (!isHearing) return;
    isHearing = false;
    onLost(reason);
  };
  client.on('notification', ({ channel }) => channels[channel]?.onChange());
  client.on('error', (error) => lose(error.message));
  // Comes last in any case, also where the error came before anybody heard it.
  client.on('end', () => lose('it ended'));
  try {
    await client.connect();
    for (const channel of Object.keys(channels)) await client.query(`LISTEN ${channel}`);
  } catch (error) {
    await client.end().catch(() => undefined);
    throw error;
  }
  isHearing = true;
  return client;
}
