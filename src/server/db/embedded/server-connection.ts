import { connect } from 'node:net';
import { join } from 'node:path';
import pg from 'pg';

export const SERVER_USER_NAME = 'starhall';
export const DATABASE_NAME = 'starhall';
export const PORT = 5432;

/** How to connect to the server, with every parameter set, so that PG* environment variables have no effect. */
export function connectionTo(socketFolder: string, database: string = DATABASE_NAME) {
  return { host: socketFolder, port: PORT, user: SERVER_USER_NAME, database, ssl: false } satisfies pg.PoolConfig;
}

/** True if something accepts connections on the server's socket. */
export function isListening(socketFolder: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(join(socketFolder, `.s.PGSQL.${PORT}`));
    const answer = (listens: boolean) => {
      socket.destroy();
      resolve(listens);
    };
    socket.once('connect', () => answer(true));
    socket.once('error', () => answer(false));
  });
}

/** Connects once, creates the product's database if missing, and returns the server's version. */
export async function prepareServer(socketFolder: string): Promise<string> {
  const client = new pg.Client({ ...connectionTo(socketFolder, 'postgres'), connectionTimeoutMillis: 5000 });
  client.on('error', () => undefined);
  await client.connect();
  try {
    const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [DATABASE_NAME]);
    if (rowCount === 0) {
      await client.query(`CREATE DATABASE ${DATABASE_NAME}`);
    }
    const { rows } = await client.query<{ server_version: string }>('SHOW server_version');
    return rows[0]?.server_version ?? '';
  } finally {
    await client.end();
  }
}
