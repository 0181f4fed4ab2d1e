import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { SERVICE_WORKER } from '#domain/page/trusted-scripts.ts';
import { serveServiceWorker } from './serve-service-worker.ts';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'starhall-client-'));
  await writeFile(join(folder, 'sw.js'), 'worker');
});

afterAll(() => rm(folder, { recursive: true }));

it('lets nothing keep the worker back, and the worker fetch from the store only', async () => {
  const app = new Hono().get(SERVICE_WORKER, serveServiceWorker(folder));
  const response = await app.request(SERVICE_WORKER);
  expect(await response.text()).toBe('worker');
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'cache-control': 'no-cache',
    'content-security-policy': "default-src 'none'; connect-src 'self'",
    'content-type': expect.stringContaining('javascript'),
  });
});
