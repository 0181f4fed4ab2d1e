import pg from 'pg';
import type { Logger } from '../middleware/logger.ts';

const RECONNECT_MS = 1000;

export interface CatalogueListener {
  readonly connection: pg.PoolConfig;
  readonly log: Logger;
  /** Runs at every change, and after a lost connection, when changes may have been missed. */
  readonly onChange: () => void;
}

/** Hears of every change of the catalogue, made by this process or another one (LISTEN/NOTIFY). */
export async function listenToCatalogue({
  connection,
  log,
  onChange,
}: CatalogueListener): Promise<() => Promise<void>> {
  let client: pg.Client | undefined;
  let isClosed = false;
  let timer: NodeJS.Timeout | undefined;
  const reconnect = () => {
    if (isClosed || timer !== undefined) return;
    onChange();
    timer = setTimeout(() => {
      timer = undefined;
      connect().catch(reconnect);
    }, RECONNECT_MS);
  };
  const connect = async () => {
    const next = new pg.Client(connection);
    next.on('notification', onChange);
    next.on('error', (error) => {
      log.warn({ error: error.message }, 'catalogue listener lost its connection');
      next.end().catch(() => undefined);
      reconnect();
    });
    try {
      await next.connect();
      await next.query('LISTEN catalogue');
    } catch (error) {
      await next.end().catch(() => undefined);
      throw error;
    }
    if (isClosed) return next.end();
    client = next;
    onChange();
  };
  await connect();
  return async () => {
    isClosed = true;
    clearTimeout(timer);
    await client?.end();
  };
}
