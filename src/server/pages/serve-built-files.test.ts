import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { BUILT_FILES, KEPT_AN_HOUR, KEPT_FOR_GOOD, serveBuiltFiles } from './serve-built-files.ts';

let folder: string;
let app: Hono;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'starhall-client-'));
  await mkdir(join(folder, 'assets'));
  for (const name of ['assets/app-1.js', 'assets/app-1.js.gz', 'favicon.svg']) {
    await writeFile(join(folder, name), '0123456789');
  }
  app = new Hono();
  app.use(`${BUILT_FILES}*`, serveBuiltFiles(folder, KEPT_FOR_GOOD));
  app.use('/*', serveBuiltFiles(folder, KEPT_AN_HOUR));
});

afterAll(() => rm(folder, { recursive: true }));

async function ask(path: string, headers: Readonly<Record<string, string>> = {}) {
  const response = await app.request(path, { headers });
  return [response.status, response.headers.get('cache-control'), await response.text()];
}

it('has browsers cache scripts permanently, whole or in part, and other files for an hour', async () => {
  expect(await ask('/assets/app-1.js')).toEqual([200, KEPT_FOR_GOOD, '0123456789']);
  expect(await ask('/assets/app-1.js', { range: 'bytes=4-6' })).toEqual([206, KEPT_FOR_GOOD, '456']);
  expect(await ask('/favicon.svg')).toEqual([200, KEPT_AN_HOUR, '0123456789']);
});

it.each(['/assets/app-1.js', '/favicon.svg'])('does not allow caching an unsatisfiable range of %s', async (path) => {
  for (const encoding of ['identity', 'gzip']) {
    const headers = { range: 'bytes=10-', 'accept-encoding': encoding };
    expect(await ask(path, headers)).toEqual([416, 'no-store', '']);
  }
});

it('has nothing else, and says nothing of how long it is to be kept', async () => {
  for (const path of ['/assets/app-2.js', '/assets/..%2ffavicon.svg']) {
    const [status, cacheControl] = await ask(path);
    expect([status, cacheControl]).toEqual([404, null]);
  }
});
