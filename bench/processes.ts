import { execFile, fork } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { getUserProfile } from '#contract/account/endpoints.ts';
import { writeRequest } from './connection.ts';
import { makeShop } from './make-shop.ts';
import { type CallLoad, measureCalls } from './measure-calls.ts';
import { median, type Report } from './report.ts';
import { roundsOf } from './rounds-of.ts';
import { signedHeaders } from './sign.ts';
import { signInProgram } from './sign-in.ts';
import { type RunningProduct, startProduct } from './start-product.ts';
import { withProduct } from './with-product.ts';

const ROUNDS = roundsOf(7);
/** Fewer would leave a process idle in its slices of the core: those of a stopped process wait for it. */
const LOAD = { clients: 64, seconds: 4 } as const;
/** Both processes share one core; the database and the load generator have the other one. */
const PRODUCT_CORE = ['taskset', '--cpu-list', '0'] as const;
const OTHER_CORE = '1';
const SETTINGS = { PAGE_CACHE: 'off' } as const;
/** Of the seconds of `/proc/<id>/stat`. */
const TICKS_A_SECOND = 100;
const run = promisify(execFile);

interface Work {
  readonly name: string;
  readonly atLeast: number;
  readonly requests: CallLoad['requests'];
}

/** Two processes on one database against one of them, each with half a core: pages, signed reads and exchanges. */
export async function measureProcesses(report: Report): Promise<void> {
  if (availableParallelism() < 2) throw new Error('two processes and their database take two cores');
  const { stdout } = await run('taskset', ['--cpu-list', '--pid', String(process.pid)]);
  await moveTo(OTHER_CORE);
  try {
    await withProduct({ settings: SETTINGS, wrapper: PRODUCT_CORE }, async ({ product, database, folder }) => {
      const second = await startProduct(folder, SETTINGS, PRODUCT_CORE);
      try {
        const shop = await makeShop(database, product.origin, LOAD.clients);
        const token = await signInProgram(fetch, 'reader@example.com', product.origin);
        const authorization = `Bearer ${token}`;
        await withHalves([product, second], () =>
          measureWorks(
            report,
            [product, second],
            [
              { name: 'pages', atLeast: 1.8, requests: [PAGE] },
              {
                name: 'signed reads',
                atLeast: 1.8,
                requests: [writeRequest({ path: getUserProfile.path, headers: { authorization, ...signedHeaders() } })],
              },
              { name: 'exchanges', atLeast: 1.6, requests: shop.nextOrder },
            ],
          ),
        );
      } finally {
        await second.stop();
      }
    });
  } finally {
    await moveTo(stdout.slice(stdout.lastIndexOf(':') + 1).trim());
  }
}

const PAGE = writeRequest({ path: '/', headers: { accept: 'text/html', 'accept-language': 'zh-TW' } });

/** This process with all its threads, and what it starts from now on: the database, too. */
async function moveTo(cores: string): Promise<void> {
  await run('taskset', ['--all-tasks', '--cpu-list', '--pid', cores, String(process.pid)]);
}

type Pair = readonly [RunningProduct, RunningProduct];

async function withHalves([first, second]: Pair, use: () => Promise<void>): Promise<void> {
  const child = fork(fileURLToPath(new URL('./half-cores.ts', import.meta.url)));
  const exited = once(child, 'exit');
  child.send([first.pid, second.pid]);
  try {
    await use();
  } finally {
    if (child.connected) child.disconnect();
    await exited;
  }
}

async function measureWorks(report: Report, [first, second]: Pair, works: readonly Work[]): Promise<void> {
  for (const { name, atLeast, requests } of works) {
    const byOne = () => measureCalls({ ...LOAD, ports: [first.port], requests });
    const byTwo = () => measureCalls({ ...LOAD, ports: [first.port, second.port], requests });
    await byTwo();
    const rounds: { one: number; two: number; coreShare: number }[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const before = await readSeconds(first.pid);
      const began = performance.now();
      const one = await byOne();
      const coreShare = ((await readSeconds(first.pid)) - before) / ((performance.now() - began) / 1000);
      rounds.push({ one, two: await byTwo(), coreShare });
    }
    report.add({
      name: `processes, ${name}`,
      values: rounds.map(({ one, two }) => two / one),
      unit: 'times one process',
      target: { atLeast },
    });
    const middle = (side: 'one' | 'two') => Math.round(median(rounds.map((round) => round[side])));
    const share = median(rounds.map((round) => round.coreShare)).toFixed(2);
    report.note(`${middle('two')}/s, one ${middle('one')}/s with ${share} of a core; ${LOAD.clients} clients`);
  }
}

/** Seconds of a processor that a process has used. */
async function readSeconds(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
  const [user = 0, system = 0] = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 13)
    .map(Number);
  return (user + system) / TICKS_A_SECOND;
}
