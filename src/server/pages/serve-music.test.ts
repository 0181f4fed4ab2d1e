import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { MUSIC_FILES, serveMusic } from './serve-music.ts';

let folder: string;
let app: Hono;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'starhall-client-'));
  await mkdir(join(folder, 'music'));
  for (const name of ['a.weba', 'a.m4a', 'a.webp']) await writeFile(join(folder, 'music', name), '0123456789');
  app = new Hono();
  app.use(`${MUSIC_FILES}*`, serveMusic(folder));
});

afterAll(() => rm(folder, { recursive: true }));

it.each([
  ['a.weba', 'audio/webm'],
  ['a.m4a', 'audio/mp4'],
  ['a.webp', 'image/webp'],
])('sends %s as %s, to be cached permanently', async (name, type) => {
  const response = await app.request(`${MUSIC_FILES}${name}`);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe(type);
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(await response.text()).toBe('0123456789');
});

it('sends the part that a seeking player asks for', async () => {
  const response = await app.request(`${MUSIC_FILES}a.weba`, { headers: { range: 'bytes=4-6' } });
  expect(response.status).toBe(206);
  expect(response.headers.get('content-range')).toBe('bytes 4-6/10');
  expect(response.headers.get('content-type')).toBe('audio/webm');
  expect(await response.text()).toBe('456');
});

it('does not allow caching an unsatisfiable range', async () => {
  const response = await app.request(`${MUSIC_FILES}a.weba`, { headers: { range: 'bytes=10-' } });
  expect([response.status, response.headers.get('cache-control')]).toEqual([416, 'no-store']);
});

it('has nothing else', async () => {
  for (const name of ['b.weba', '../secret', '%2e%2e/secret', '']) {
    const { status, headers } = await app.request(`${MUSIC_FILES}${name}`);
    expect(status).toBe(404);
    expect(headers.get('cache-control')).toBeNull();
  }
});
