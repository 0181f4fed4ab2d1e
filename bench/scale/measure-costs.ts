import { execFileSync } from 'node:child_process';
import { closeSync, fdatasyncSync, openSync, readFileSync, writeSync } from 'node:fs';
import { availableParallelism, cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { getUserProfile } from '#contract/account/endpoints.ts';
import { readPostmaster } from '#server/db/embedded/postmaster-file.ts';
import { openConnection, writeRequest } from '../connection.ts';
import { makeShop } from '../make-shop.ts';
import { median } from '../report.ts';
import { signedHeaders } from '../sign.ts';
import { signInProgram } from '../sign-in.ts';
import { withDataFolder } from '../temporary-folder.ts';
import { type OpenProduct, withProduct } from '../with-product.ts';
import type { Costs, CostValues } from './costs.ts';

const COUNTS = { keptPage: 40_000, renderedPage: 1_500, signedRead: 8_000, exchange: 8_000 } as const;
const TICK_US = 10_000;
const HALL = { path: '/en-US', headers: { accept: 'text/html', 'accept-encoding': 'br' } };

/** Measures every cost on the built product: minutes, on whatever machine this is. */
export async function measureCosts(): Promise<Costs> {
  const before = loadavg()[0] ?? 0;
  const pages = await measurePages();
  const calls = await measureCalls();
  const commit = await measureCommit();
  const [model = 'unknown'] = cpus().map((core) => core.model.trim());
  return {
    date: new Date().toISOString().slice(0, 10),
    commit: execFileSync('git', ['rev-parse', '--short=8', 'HEAD'], { encoding: 'utf8' }).trim(),
    machine: `${availableParallelism()} cores (${model}), Node ${process.version}, ${process.platform} ${process.arch}`,
    load: [round(before), round(loadavg()[0] ?? 0)],
    command: 'SCALE_MEASURE=on node bench/run.ts scale',
    values: { ...pages, ...calls, commit },
  };
}

type Pages = Pick<CostValues, 'keptPage' | 'pageBytes' | 'renderedPage' | 'renderedPageDatabase'>;
type Calls = Omit<CostValues, keyof Pages | 'commit'>;

async function measurePages(): Promise<Pages> {
  const page = () => writeRequest(HALL);
  let kept = { keptPage: 0, pageBytes: 0 };
  await withProduct({}, async (open) => {
    await answer(open, { next: page, count: 1_000, clients: 16 });
    const { app } = await answer(open, { next: page, count: COUNTS.keptPage, clients: 16 });
    kept = { keptPage: app, pageBytes: await bytesOf(open.product.port, page()) };
  });
  let rendered = { app: 0, database: 0 };
  await withProduct({ settings: { PAGE_CACHE: 'off' } }, async (open) => {
    await answer(open, { next: page, count: 300, clients: 8 });
    rendered = await answer(open, { next: page, count: COUNTS.renderedPage, clients: 8 });
  });
  return { ...kept, renderedPage: rendered.app, renderedPageDatabase: rendered.database };
}

async function measureCalls(): Promise<Calls> {
  let found: Calls | undefined;
  await withProduct({ settings: { DEMO: 'off' } }, async (open) => {
    const { product, database } = open;
    const shop = await makeShop(database, product.origin, 64);
    const token = await signInProgram(fetch, 'reader@example.com', product.origin);
    const authorization = `Bearer ${token}`;
    const profile = () => writeRequest({ path: getUserProfile.path, headers: { authorization, ...signedHeaders() } });
    await answer(open, { next: profile, count: 1_000, clients: 16 });
    const read = await answer(open, { next: profile, count: COUNTS.signedRead, clients: 16 });
    await answer(open, { next: shop.nextOrder, count: 2_000, clients: 64 });
    await database.pool.query('CHECKPOINT');
    const sizes = () =>
      database.pool.query<{ journal: string; storage: string }>(
        `SELECT pg_current_wal_insert_lsn() - '0/0' AS journal, pg_database_size(current_database()) AS storage`,
      );
    const {
      rows: [start],
    } = await sizes();
    const exchange = await answer(open, { next: shop.nextOrder, count: COUNTS.exchange, clients: 64 });
    const {
      rows: [end],
    } = await sizes();
    const growth = (what: 'journal' | 'storage') => (Number(end?.[what]) - Number(start?.[what])) / COUNTS.exchange;
    const [, memory = '0'] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${product.pid}/status`, 'utf8')) ?? [];
    found = {
      signedRead: read.app,
      signedReadDatabase: read.database,
      exchange: exchange.app,
      exchangeDatabase: exchange.database,
      exchangeJournal: round(growth('journal')),
      exchangeStorage: round(growth('storage')),
      processMemory: round(Number(memory) / 1024),
    };
  });
  if (found === undefined) throw new Error('nothing was measured');
  return found;
}

interface Load {
  readonly next: (client: number) => string;
  readonly count: number;
  readonly clients: number;
}

/** What one answer costs: µs of a core, of the store's process and of PostgreSQL. */
async function answer({ product, folder }: OpenProduct, { next, count, clients }: Load) {
  const connections = await Promise.all(Array.from({ length: clients }, () => openConnection(product.port)));
  const postmaster = readPostmaster(join(folder, 'postgres', 'cluster'))?.pid ?? 0;
  const used = () => ({ app: ticksOf(product.pid), database: ticksOfServer(postmaster) });
  const before = used();
  let left = count;
  await Promise.all(
    connections.map(async (connection, client) => {
      while (left-- > 0) await connection.ask(next(client));
    }),
  );
  const after = used();
  for (const connection of connections) connection.close();
  const costOf = (side: 'app' | 'database') => round(((after[side] - before[side]) * TICK_US) / count);
  return { app: costOf('app'), database: costOf('database') };
}

async function bytesOf(port: number, request: string): Promise<number> {
  const connection = await openConnection(port);
  const text = await connection.ask(request);
  connection.close();
  return text.length;
}

/** Ticks of a processor that a process has used. */
function ticksOf(pid: number): number {
  const [user = 0, system = 0] = fieldsOf(pid).slice(11, 13).map(Number);
  return user + system;
}

/** Of the server with its processes, also those that have ended. */
function ticksOfServer(postmaster: number): number {
  const [, , endedUser = 0, endedSystem = 0] = fieldsOf(postmaster).slice(11, 15).map(Number);
  const children = readFileSync(`/proc/${postmaster}/task/${postmaster}/children`, 'utf8').trim().split(' ');
  return children.reduce((sum, child) => sum + ticksOf(Number(child)), endedUser + endedSystem + ticksOf(postmaster));
}

function fieldsOf(pid: number): string[] {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
}

/** The median of 300 writes. */
async function measureCommit(): Promise<number> {
  const times: number[] = [];
  await withDataFolder(async (folder) => {
    const file = openSync(join(folder, 'journal'), 'w');
    const block = Buffer.alloc(8192, 'x');
    for (let write = 0; write < 300; write += 1) {
      const began = performance.now();
      writeSync(file, block);
      fdatasyncSync(file);
      times.push(performance.now() - began);
    }
    closeSync(file);
  });
  return round(median(times));
}

/** Three digits say what such a measurement can. */
const round = (value: number) => Number(value.toPrecision(3));
