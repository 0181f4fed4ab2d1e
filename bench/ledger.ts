import { execFile, fork } from 'node:child_process';
import { once } from 'node:events';
import { promisify } from 'node:util';
import { bundle } from './bundle.ts';
import type { LedgerTarget } from './ledger-server.ts';
import { placeOrders } from './order-load.ts';
import type { Report } from './report.ts';
import { QUIET } from './start-product.ts';
import { withDataFolder } from './temporary-folder.ts';

const ROUNDS = 7;
const SECONDS = 4;
const CLIENTS = 8;
const run = promisify(execFile);

/** Exchanges over HTTP, each a transaction of the ledger, against pgbench's simple update on the same server. */
export async function measureLedger(report: Report): Promise<void> {
  await withDataFolder(async (folder) => {
    const child = fork(await bundle('bench/ledger-server.ts', 'dist/bench'), {
      env: { ...process.env, ...QUIET, DATA_DIR: folder },
    });
    const exited = once(child, 'exit');
    const failed = exited.then(() => Promise.reject(new Error('the server did not start')));
    try {
      const [target]: LedgerTarget[] = await Promise.race([once(child, 'message'), failed]);
      if (target !== undefined) await measureTarget(report, target);
    } finally {
      if (child.connected) child.disconnect();
      await exited;
    }
  });
}

async function measureTarget(report: Report, target: LedgerTarget): Promise<void> {
  await pgbench(target, ['--initialize', '--quiet', '--scale', '10']);
  await placeOrders(target, { clients: CLIENTS, seconds: SECONDS });
  const rates: { exchanges: number; floor: number }[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    rates.push({
      exchanges: await placeOrders(target, { clients: CLIENTS, seconds: SECONDS }),
      floor: await measureFloor(target),
    });
  }
  report.add({
    name: 'ledger',
    values: rates.map(({ exchanges, floor }) => exchanges / floor),
    unit: "of pgbench's simple update",
    target: { atLeast: 0.35 },
  });
  const best = (side: 'exchanges' | 'floor') => Math.round(Math.max(...rates.map((rate) => rate[side])));
  report.note(`${best('exchanges')} exchanges/s, ${best('floor')} simple updates/s; ${CLIENTS} clients each`);
}

/** Transactions a second of the script `simple-update`: an update, a select and an insert. */
async function measureFloor(target: LedgerTarget): Promise<number> {
  const load = ['--client', String(CLIENTS), '--jobs', '1', '--time', String(SECONDS), '--no-vacuum'];
  const output = await pgbench(target, ['--builtin', 'simple-update', ...load]);
  const rate = Number(/tps = ([\d.]+)/.exec(output)?.[1]);
  if (!(rate > 0)) throw new Error(output);
  return rate;
}

/** @throws where pgbench is not installed (Debian and Ubuntu: the package postgresql-contrib or postgresql). */
async function pgbench({ database, password }: LedgerTarget, parameters: readonly string[]): Promise<string> {
  const connection = ['--host', database.host, '--port', String(database.port), '--username', database.user];
  const env = { ...process.env, PGPASSWORD: password };
  const { stdout } = await run('pgbench', [...connection, ...parameters, database.name], { env });
  return stdout;
}
