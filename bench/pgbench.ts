import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type pg from 'pg';

const run = promisify(execFile);

/** Runs pgbench on a database. @throws where it is not installed (Debian and Ubuntu: the package postgresql). */
export async function pgbench(connection: pg.PoolConfig, parameters: readonly string[]): Promise<string> {
  const { host = '', port = 5432, user = '', database = '', password } = connection;
  const address = ['--host', host, '--port', String(port), '--username', user];
  const env = typeof password === 'string' ? { ...process.env, PGPASSWORD: password } : process.env;
  const { stdout } = await run('pgbench', [...address, ...parameters, database], { env });
  return stdout;
}

export interface PgbenchLoad {
  readonly clients: number;
  readonly seconds: number;
}

/** Transactions a second of a script, named by pgbench's parameters for it. */
export async function measureTransactions(
  connection: pg.PoolConfig,
  script: readonly string[],
  { clients, seconds }: PgbenchLoad,
): Promise<number> {
  const load = ['--client', String(clients), '--jobs', '1', '--time', String(seconds), '--no-vacuum'];
  const output = await pgbench(connection, [...script, ...load]);
  const rate = Number(/tps = ([\d.]+)/.exec(output)?.[1]);
  if (!(rate > 0)) throw new Error(output);
  return rate;
}
