import { execFile, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Worker } from 'node:worker_threads';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeBackupKey } from '#server/backup/backup-seal.ts';
import type { PrintedDocument } from '#server/pdf/printed-document.ts';
import { type Collector, startCollector } from '#tests/tracing/start-collector.ts';
import { makeRelease } from '../../tools/release/make-release.ts';
import { type RunningProduct, startProduct } from './start-product.ts';

let parent: string;
let release: string;
let store: RunningProduct;
let collector: Collector;

beforeAll(async () => {
  parent = await mkdtemp(join(tmpdir(), 'starhall-release-'));
  release = await makeRelease(parent);
  collector = await startCollector();
  store = await startProduct(release, { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url });
}, 120_000);

afterAll(async () => {
  await store.stop();
  await collector.close();
  await rm(parent, { recursive: true, force: true });
});

it('holds no sources and no development packages', async () => {
  const files = await readdir(release, { recursive: true });
  const own = files.filter((file) => !file.startsWith('node_modules/'));
  expect(own.filter((file) => /\.tsx?$/.test(file) && !file.startsWith('dist/client/'))).toEqual([]);
  for (const name of ['vite', 'vitest', 'typescript', 'playwright-core', 'react']) {
    expect(files).not.toContain(`node_modules/${name}`);
  }
});

it('opens the demo store from an empty folder, with its pages, files and pictures', async () => {
  const ask = async (path: string) => (await fetch(store.origin + path)).status;
  expect(await ask('/readyz')).toBe(200);
  const hall = await (await fetch(`${store.origin}/en-US/`)).text();
  expect(hall).toContain('Neon Serpent');
  const [script] = /\/assets\/[^"]+\.js/.exec(hall) ?? [];
  // Drawn by a process of its own.
  const [picture] = /\/og\/[^"]+\.jpg/.exec(hall) ?? [];
  expect([await ask(script ?? ''), await ask(picture ?? '')]).toEqual([200, 200]);
});

it('sends traces to the collector of its settings', async () => {
  await (await fetch(`${store.origin}/time`)).arrayBuffer();
  const spans = await collector.waitFor((all) => all.some(({ name }) => name === 'GET /time'));
  expect(spans.length).toBeGreaterThan(0);
});

it('brings the command line, which needs no npm: accounts, a backup and its proof', async () => {
  const backups = join(parent, 'backups');
  const settings = { DATA_DIR: store.dataDir, BACKUP_TO: backups, BACKUP_KEY: await makeBackupKey() };
  const env = { ...process.env, ...settings };
  const run = async (...order: string[]) => {
    const program = join(release, 'dist/programs/starhall.js');
    const { stdout } = await promisify(execFile)(process.execPath, [program, ...order], { cwd: parent, env });
    return stdout;
  };
  expect(await run('operator', 'users', '--limit', '1')).toContain('@starhall.test');
  expect(await run('backup')).toMatch(`Backed up to ${backups}`);
  expect(await run('verify-backup')).toContain('8 checks of the books without a finding');
});

it('reads images and packages, and prints documents', async () => {
  for (const program of ['image-child', 'inspection-child']) {
    const child = fork(join(release, `dist/programs/${program}.js`), { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
    const [message] = await once(child, 'message');
    expect(message).toMatchObject({ kind: 'ready' });
    child.kill();
  }
  const workerData = {
    ...{ lang: 'zh-TW', title: '對帳單', subtitle: '已結算', author: 'Starhall', madeAt: '2026-04-01T00:00:00.000Z' },
    ...{ facts: [], tables: [], notes: [], footer: 'Starhall' },
  } satisfies PrintedDocument;
  const printer = new Worker(join(release, 'dist/programs/print-worker.js'), { workerData });
  const [bytes] = await once(printer, 'message');
  expect(Buffer.from(bytes).subarray(0, 5).toString()).toBe('%PDF-');
  await printer.terminate();
});
