import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import { Hono } from 'hono';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { KEPT_FOR_GOOD } from '../pages/serve-built-files.ts';
import { createLocalFileStore } from '../providers/files/local-file-store.ts';
import { serveReleasedFile } from './serve-released-file.ts';
import { createSharedReleases } from './shared-releases.ts';

let folder: string;
let nowMs = 1_700_000_000_000;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'starhall-releases-'));
});

afterEach(() => rm(folder, { recursive: true }));

/** A process of a release that has a script and a module of messages named after it. */
async function openRelease(name: string) {
  const clientFolder = join(folder, name);
  await mkdir(join(clientFolder, 'assets'), { recursive: true });
  const script = `script of ${name}`;
  await writeFile(join(clientFolder, 'assets', `app-${name}.js`), script);
  await writeFile(join(clientFolder, 'assets', `app-${name}.js.br`), brotliCompressSync(script));
  await writeFile(join(clientFolder, 'assets', `empty-${name}.css`), '');
  const modules = new Map([[`/messages/core-en-US-${name}.js`, `export default "${name}"`]]);
  const files = createLocalFileStore(join(folder, 'files'));
  const released = createSharedReleases({ files, clientFolder, modules, now: () => nowMs });
  const find = async (path: string) => (await released.find(path, 'identity'))?.bytes.toString();
  return { released, share: released.share, find };
}

it('lets processes of two releases serve the files of each other', async () => {
  const former = await openRelease('one');
  const next = await openRelease('two');
  await former.share();
  await next.share();
  expect(await next.find('/assets/app-one.js')).toBe('script of one');
  expect(await former.find('/assets/app-two.js')).toBe('script of two');
  expect(await former.find('/messages/core-en-US-two.js')).toBe('export default "two"');
  expect(await former.find('/assets/empty-two.css')).toBe('');
  for (const path of ['/assets/app-three.js', '/assets/app-two.js.br', 'br:/assets/app-two.js.br', '__proto__', '']) {
    expect(await former.find(path)).toBeUndefined();
  }
});

it('finds a release that was shared after something was looked for, a moment later', async () => {
  const former = await openRelease('one');
  const next = await openRelease('two');
  expect(await former.find('/assets/app-two.js')).toBeUndefined();
  await next.share();
  nowMs += 2000;
  expect(await former.find('/assets/app-two.js')).toBe('script of two');
});

it('stores a release once, and the latest four', async () => {
  for (const name of ['one', 'two', 'three', 'four', 'five', 'five']) {
    nowMs += 1000;
    await (await openRelease(name)).share();
  }
  expect(await readdir(join(folder, 'files/releases'))).toHaveLength(8);
  const process = await openRelease('six');
  expect([await process.find('/assets/app-one.js'), await process.find('/assets/app-two.js')]).toEqual([
    undefined,
    'script of two',
  ]);
});

it('sends such a file as its own release would, and nothing that no release has', async () => {
  const former = await openRelease('one');
  await (await openRelease('two')).share();
  const app = new Hono().get('*', (context) => serveReleasedFile(context, former.released));
  const get = (path: string, accepted: string) => app.request(path, { headers: { 'accept-encoding': accepted } });
  const response = await get('/assets/app-two.js', 'gzip, br');
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'cache-control': KEPT_FOR_GOOD,
    'content-encoding': 'br',
    'content-type': 'text/javascript; charset=utf-8',
  });
  // Byte for byte what the build made: nothing is compressed for a request.
  expect(Buffer.from(await response.arrayBuffer())).toEqual(brotliCompressSync('script of two'));
  const module = '/messages/core-en-US-two.js';
  const zipped = await get(module, 'gzip');
  expect(zipped.headers.get('content-encoding')).toBe('gzip');
  expect(gunzipSync(await zipped.arrayBuffer()).toString()).toBe('export default "two"');
  expect(brotliDecompressSync(await (await get(module, 'br')).arrayBuffer()).toString()).toBe('export default "two"');
  // Not compressed by its release.
  const plain = await get('/assets/app-two.js', 'gzip');
  expect([plain.headers.get('content-encoding'), await plain.text()]).toEqual([null, 'script of two']);
  for (const path of ['/assets/app-three.js', '/br:/assets/app-two.js']) {
    expect((await get(path, 'br')).status).toBe(404);
  }
});
