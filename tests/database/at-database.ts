import type pg from 'pg';

/** The same server, another database on it. */
export function atDatabase({ connectionString, ...rest }: pg.PoolConfig, database: string): pg.PoolConfig {
  if (connectionString === undefined) {
    return { ...rest, database };
  }
  const url = new URL(connectionString);
  url.pathname = `/${database}`;
  return { ...rest, connectionString: url.href };
}
