import pg from 'pg';
import type { Db } from 'pg-boss';
import { listenToChanges } from '../cache/listen-to-changes.ts';
import type { Logger } from '../middleware/logger.ts';
import { createTallyLog } from '../tally-log.ts';

export interface JobDatabase extends Db {
  /** May be called repeatedly. */
  end(): Promise<void>;
}

export interface JobDatabaseSettings {
  readonly connection: pg.PoolConfig;
  readonly log: Logger;
}

const NAME = 'starhall jobs';
const POOL_SIZE = 2;
const CONNECT_MS = 10_000;
/** Workers also look for jobs without being notified, so nothing depends on a quick discovery. */
const HEARTBEAT = { everyMs: 2000, withinMs: 3000 };

/**
 * The queue's connections: two, plus a listening one. Created here rather than by pg-boss, so that they end with all
 * others when the server is unavailable, and listen again a second after it is back.
 */
export function openJobDatabase({ connection, log }: JobDatabaseSettings): JobDatabase {
  const limits = { max: POOL_SIZE, connectionTimeoutMillis: CONNECT_MS, application_name: NAME };
  const pool = new pg.Pool({ ...connection, ...limits });
  const broken = createTallyLog((reason: string, count) =>
    log.warn({ reason, count }, 'connections of the job queue broke'),
  );
  const report = (error: Error) => pool.ending || broken.note(error.message);
  pool.on('error', report);
  pool.on('connect', (client) => client.on('error', report));
  let ending: Promise<void> | undefined;
  return {
    executeSql: (text, values) => pool.query(text, values),
    async listen(channel, onNotification, onReconnect) {
      const onListening = (isListening: boolean) => isListening && onReconnect();
      const channels = { [channel]: { onChange: onNotification, onListening } };
      const settings = { connection, log, channels, name: `${NAME} listener`, heartbeat: HEARTBEAT };
      return { close: (await listenToChanges(settings)).stop };
    },
    end: () => {
      ending ??= pool.end();
      return ending;
    },
  };
}
