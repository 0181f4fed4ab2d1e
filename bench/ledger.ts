import { type ChildProcess, execFile } from 'node:child_process';
import { once } from 'node:events';
import { promisify } from 'node:util';
import type { LedgerTarget, LoadToFetch } from './ledger-server.ts';
import { placeOrders } from './order-load.ts';
import { median, type Report } from './report.ts';
import { withLedgerServer } from './with-ledger-server.ts';

const ROUNDS = 7;
const LOAD = { clients: 8, seconds: 4 } as const;
const run = promisify(execFile);

/**
 * Exchanges, each a whole call with session, key and transaction, against pgbench's simple update on the same server.
 * Through the app's own fetch they are compared, since pgbench speaks no HTTP either; over HTTP they are told besides.
 */
export async function measureLedger(report: Report): Promise<void> {
  await withLedgerServer((server) => measureTarget(report, server));
}

interface RunningTarget {
  readonly child: ChildProcess;
  readonly target: LedgerTarget;
}

async function measureTarget(report: Report, { child, target }: RunningTarget): Promise<void> {
  await pgbench(target, ['--initialize', '--quiet', '--scale', '10']);
  await placeOrders(target, LOAD);
  const rates: { exchanges: number; overHttp: number; floor: number }[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    rates.push({
      exchanges: await orderByFetch(child),
      floor: await measureFloor(target),
      overHttp: await placeOrders(target, LOAD),
    });
  }
  report.add({
    name: 'ledger',
    values: rates.map(({ exchanges, floor }) => exchanges / floor),
    unit: "of pgbench's simple update",
    target: { atLeast: 0.35 },
  });
  const middle = (side: keyof (typeof rates)[number]) => Math.round(median(rates.map((rate) => rate[side])));
  report.note(`${middle('exchanges')} exchanges/s, ${middle('floor')} simple updates/s; ${LOAD.clients} clients each`);
  const ratio = median(rates.map(({ overHttp, floor }) => overHttp / floor));
  report.note(`over HTTP ${middle('overHttp')} exchanges/s, ${ratio.toFixed(2)} of it`);
}

/** Exchanges a second within the child, without HTTP. */
async function orderByFetch(child: ChildProcess): Promise<number> {
  child.send(LOAD satisfies LoadToFetch);
  const [rate]: unknown[] = await once(child, 'message');
  if (typeof rate !== 'number') throw new Error('the child told no rate');
  return rate;
}

/** Transactions a second of the script `simple-update`: an update, a select and an insert. */
async function measureFloor(target: LedgerTarget): Promise<number> {
  const load = ['--client', String(LOAD.clients), '--jobs', '1', '--time', String(LOAD.seconds), '--no-vacuum'];
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
