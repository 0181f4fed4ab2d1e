import { fork } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { getUserProfile } from '#contract/account/endpoints.ts';
import { makeUploader } from '#tests/factories/make-uploader.ts';
import { bundle } from '../../../bench/bundle.ts';
import { writeRequest } from '../../../bench/connection.ts';
import { makeShop } from '../../../bench/make-shop.ts';
import { measureCalls } from '../../../bench/measure-calls.ts';
import { signedHeaders } from '../../../bench/sign.ts';
import { signInProgram } from '../../../bench/sign-in.ts';
import { findFreePort, type RunningProduct, startProduct } from '../../../bench/start-product.ts';
import { type OpenProduct, withProduct } from '../../../bench/with-product.ts';
import { makeRandomFile } from '../uploads/make-random-file.ts';
import type { ClientMessage, FileToSend } from '../uploads/upload-client.ts';
import { hear } from '../uploads/upload-process.ts';
import { followLive, type LiveFigures } from './follow-live.ts';
import { ASK_EVERY_MS, type ProxyName, startProxy } from './start-proxy.ts';
import { quantile, type Sample, type SteadyLoad, startSteadyLoad } from './steady-load.ts';

const PLAYERS = 16;
const CAPACITY = { clients: 16, seconds: 5 } as const;
/** A load under which answers take longer is too much for the machine, whatever it carried a moment ago. */
const CALM = { seconds: 5, p99Ms: 250, tries: 8, less: 0.7 } as const;
const STREAMS = 4;
/** Asked twice, a proxy has noticed. */
const NOTICED_MS = 2 * ASK_EVERY_MS + 500;
/** How often something is changed that streams announce. */
const CHANGE_EVERY_MS = 500;
const UPLOAD_BYTES_PER_SECOND = 262_144;
/** A restart with its pauses takes about this long. */
const RESTART_SECONDS = 20;

export interface RestartPlan {
  readonly restarts: number;
  readonly proxy: ProxyName;
  /** How long the load runs undisturbed between two restarts. */
  readonly quietSeconds: number;
  /** The load, of what two processes carry. */
  readonly share: number;
  readonly report?: (line: string) => void;
}

export interface RestartFigures {
  readonly proxy: string;
  readonly restarts: number;
  /** What two processes carry, and the load of the run: that share of it, or less on a busy machine. */
  readonly perSecond: { readonly capacity: number; readonly load: number };
  readonly requests: number;
  readonly failures: readonly string[];
  /** Orders that were acknowledged, and those that are there. */
  readonly orders: { readonly acknowledged: number; readonly stored: number };
  readonly p99Ms: { readonly quiet: number; readonly restarting: number };
  /** From SIGTERM to the end of a process, the longest. */
  readonly stopMs: number;
  readonly live: LiveFigures;
  readonly upload: { readonly isSame: boolean; readonly uploads: number };
  readonly unexpected: readonly string[];
  readonly seconds: number;
}

/**
 * Restarts two processes of the built product in turn, on one database behind a proxy, while signed orders, signed reads
 * and pages arrive at a share of the rate that they carry, pages are followed live and a file is uploaded.
 */
export async function runRestarts(plan: RestartPlan): Promise<RestartFigures> {
  const figures = Promise.withResolvers<RestartFigures>();
  const port = String(await findFreePort());
  await withProduct({ settings: { PORT: port, DRAIN_SECONDS: '5', TRUST_PROXY: '1' } }, async (open) => {
    figures.resolve(await restartUnderLoad(plan, open));
  });
  return figures.promise;
}

async function restartUnderLoad(plan: RestartPlan, open: OpenProduct): Promise<RestartFigures> {
  const startedMs = performance.now();
  const { restarts, quietSeconds, report = () => undefined } = plan;
  const { folder, database } = open;
  const settingsOf = (port: number) => ({ PORT: String(port), DRAIN_SECONDS: '5', TRUST_PROXY: '1' });
  const start = (port: number) => startProduct(folder, settingsOf(port));
  const products: RunningProduct[] = [open.product, await start(await findFreePort())];
  const unexpected: string[] = [];
  const proxy = await startProxy(
    plan.proxy,
    products.map(({ port }) => port),
  );
  const origin = `http://127.0.0.1:${proxy.port}`;
  try {
    await sleep(NOTICED_MS);
    const next = await makeRequests(open, origin);
    const measure = () => measureCalls({ ports: [proxy.port], ...CAPACITY, requests: () => next().request });
    await measure();
    const capacity = await measure();
    const perSecond = await findCalmLoad({ port: proxy.port, perSecond: capacity * plan.share, next });
    const share = Math.round((perSecond / capacity) * 100);
    report(`${proxy.name}: ${Math.round(capacity)} requests a second at most; the load is ${share} % of them`);
    const countOrders = async () => {
      const { rows } = await database.pool.query<{ count: string }>('SELECT count(*) AS count FROM orders');
      return Number(rows[0]?.count);
    };
    const ordersBefore = await countOrders();
    const operator = await signInProgram(fetch, 'operator@starhall.test', origin);
    const pages = Array.from({ length: STREAMS }, () => followLive(origin, operator, ['reviews']));
    const changing = setInterval(() => {
      void database.pool.query(
        'UPDATE versions SET file_size = file_size + 1 WHERE id = (SELECT min(id) FROM versions)',
      );
    }, CHANGE_EVERY_MS);
    const upload = await startUpload(open, origin, restarts * RESTART_SECONDS * UPLOAD_BYTES_PER_SECOND * 0.7);
    const load = startSteadyLoad({ port: proxy.port, perSecond, next });
    const windows: { readonly fromMs: number; readonly toMs: number }[] = [];
    let stopMs = 0;
    for (let count = 0; count < restarts; count += 1) {
      await sleep(quietSeconds * 1000);
      const index = count % products.length;
      const product = products[index] as RunningProduct;
      const fromMs = performance.now();
      await product.stop();
      const took = performance.now() - fromMs;
      stopMs = Math.max(stopMs, took);
      unexpected.push(...product.failures);
      products[index] = await start(product.port);
      await sleep(NOTICED_MS);
      windows.push({ fromMs, toMs: performance.now() });
      const failed = load.samples.filter(({ failure }) => failure !== undefined).length;
      report(
        `restart ${count + 1} of ${restarts}: stopped in ${Math.round(took)} ms; ${failed} failed requests so far`,
      );
    }
    await sleep(quietSeconds * 1000);
    await load.stop();
    clearInterval(changing);
    const orders = (await countOrders()) - ordersBefore;
    const uploaded = await upload.end();
    await Promise.all(pages.map((page) => page.stop()));
    const isIn = ({ dueMs }: Sample) => windows.some(({ fromMs, toMs }) => dueMs >= fromMs && dueMs <= toMs);
    const p99 = (samples: readonly Sample[]) => Math.round(quantile(samples, 0.99) * 10) / 10;
    return {
      proxy: proxy.name,
      restarts,
      perSecond: { capacity: Math.round(capacity), load: Math.round(perSecond) },
      requests: load.samples.length,
      failures: load.samples.flatMap((sample) => describeFailure(sample, windows)),
      orders: {
        acknowledged: load.samples.filter(({ kind, failure }) => kind === 'order' && failure === undefined).length,
        stored: orders,
      },
      p99Ms: {
        quiet: p99(load.samples.filter((sample) => !isIn(sample))),
        restarting: p99(load.samples.filter(isIn)),
      },
      stopMs: Math.round(stopMs),
      live: sum(pages.map((page) => page.figures)),
      upload: uploaded,
      unexpected: [...unexpected, ...products.flatMap(({ failures }) => failures)],
      seconds: Math.round((performance.now() - startedMs) / 1000),
    };
  } finally {
    await proxy.close();
    // The first one is stopped by whoever started it, unless another took its place.
    await Promise.all(products.map((product) => product.stop()));
  }
}

/** With its moment: during which restart, and how long after SIGTERM it was due and answered. */
function describeFailure(
  { kind, failure, dueMs, ms }: Sample,
  windows: readonly { readonly fromMs: number }[],
): string[] {
  if (failure === undefined) return [];
  const number = windows.findLastIndex(({ fromMs }) => fromMs <= dueMs);
  const sinceMs = dueMs - (windows[number]?.fromMs ?? dueMs);
  const at = `restart ${number + 1}, due after ${Math.round(sinceMs)} ms, failed ${Math.round(ms)} ms later`;
  return [`${kind}: ${at}: ${failure.split('\r\n', 1)[0]}`];
}

/** The given load, or as much less as a machine needs that is busy with other things. */
async function findCalmLoad(load: SteadyLoad): Promise<number> {
  let { perSecond } = load;
  for (let count = 0; count < CALM.tries; count += 1) {
    const trial = startSteadyLoad({ ...load, perSecond });
    await sleep(CALM.seconds * 1000);
    await trial.stop();
    if (quantile(trial.samples, 0.99) < CALM.p99Ms) return perSecond;
    perSecond *= CALM.less;
  }
  throw new Error('the machine is too busy to measure anything');
}

/** Half of them orders, a quarter signed reads, a quarter pages. */
async function makeRequests({ database }: OpenProduct, origin: string) {
  const shop = await makeShop(database, origin, PLAYERS);
  const token = await signInProgram(fetch, 'reader@example.com', origin);
  const page = writeRequest({ path: '/en-US', headers: { accept: 'text/html', 'accept-encoding': 'br' } });
  const read = () =>
    writeRequest({
      path: getUserProfile.path,
      headers: { authorization: `Bearer ${token}`, ...signedHeaders() },
    });
  let turn = 0;
  return () => {
    turn += 1;
    if (turn % 4 === 1) return { kind: 'read', request: read() };
    if (turn % 4 === 3) return { kind: 'page', request: page };
    return { kind: 'order', request: shop.nextOrder(turn >> 1) };
  };
}

/** Uploads a file so slowly that most restarts fall into its way. */
async function startUpload({ database, folder }: OpenProduct, origin: string, bytes: number) {
  const email = 'uploader@example.com';
  const authorization = `Bearer ${await signInProgram(fetch, email, origin)}`;
  const { application, userId } = await makeUploader(database.db, email);
  const path = join(folder, 'sent.apk');
  const sha256 = await makeRandomFile(path, Math.round(bytes));
  const client = fork(await bundle('tests/crash/uploads/upload-client.ts', 'dist/crash-restarts'), {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const order: FileToSend = {
    ...{ path, name: 'game.apk', platform: 6, origin, authorization, applicationId: application.appId },
    ...{ bytesPerSecond: UPLOAD_BYTES_PER_SECOND, memoryPath: join(folder, 'memory.json') },
  };
  client.send(order);
  await hear<ClientMessage>(client);
  const ended = hear<ClientMessage>(client);
  ended.catch(() => undefined);
  return {
    async end() {
      const message = await ended;
      if (typeof message === 'object' && 'failure' in message) throw new Error(message.failure);
      const rows = await database.db
        .selectFrom('package_files')
        .innerJoin('applications', 'applications.id', 'package_files.application_id')
        .where('applications.developer_id', '=', userId)
        .select('package_files.sha256')
        .execute();
      return { isSame: rows.length === 1 && rows[0]?.sha256 === sha256, uploads: rows.length };
    },
  };
}

function sum(all: readonly LiveFigures[]): LiveFigures {
  return {
    opened: all.reduce((count, { opened }) => count + opened, 0),
    failures: all.flatMap(({ failures }) => failures),
    longestGapMs: Math.round(Math.max(...all.map(({ longestGapMs }) => longestGapMs))),
    changes: all.reduce((count, { changes }) => count + changes, 0),
  };
}
