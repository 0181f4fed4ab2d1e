import type pg from 'pg';

/** Test databases are dropped by force, which may still reach a connection that is being closed: that fails no test. */
export function surviveDrop(pool: pg.Pool): pg.Pool {
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}
