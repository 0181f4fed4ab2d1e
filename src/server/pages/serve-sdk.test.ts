import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { SDK_FILES, serveSdk } from './serve-sdk.ts';

const TYPES = { 'starhall.js': 'text/javascript', 'starhall.mjs': 'text/javascript', 'starhall.d.ts': 'text/plain' };

let folder: string;
let app: Hono;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'starhall-client-'));
  await mkdir(join(folder, 'sdk'));
  for (const name of Object.keys(TYPES)) {
    await writeFile(join(folder, 'sdk', name), name);
    if (!name.endsWith('.ts')) await writeFile(join(folder, 'sdk', `${name}.br`), 'packed');
  }
  app = new Hono();
  app.use(`${SDK_FILES}*`, serveSdk(folder));
});

afterAll(() => rm(folder, { recursive: true }));

it.each(Object.entries(TYPES))('lets games of any origin load %s, for an hour', async (name, type) => {
  for (const encoding of ['identity', 'br']) {
    const response = await app.request(`${SDK_FILES}${name}`, { headers: { 'accept-encoding': encoding } });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toContain(type);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'cache-control': 'public, max-age=3600',
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
    });
    expect(await response.text()).toBe(encoding === 'br' && type !== 'text/plain' ? 'packed' : name);
  }
});

it('does not allow caching an unsatisfiable range', async () => {
  const { status, headers } = await app.request(`${SDK_FILES}starhall.js`, { headers: { range: 'bytes=99-' } });
  expect([status, headers.get('cache-control')]).toEqual([416, 'no-store']);
});
