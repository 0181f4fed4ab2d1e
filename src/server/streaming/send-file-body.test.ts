import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, readlink, rm, truncate, writeFile } from 'node:fs/promises';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { listen, stopListening } from '#server/listen.ts';
import { createLocalFileStore } from '#server/providers/files/local-file-store.ts';
import { serveStoredFile } from '#server/providers/files/serve-stored-file.ts';

const CONTENT = randomBytes(1_000_000);
/** More than a connection's buffers hold. */
const LARGE_BYTES = 100_000_000;

let folder: string;
let server: Awaited<ReturnType<typeof listen>>;
let origin: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'starhall-send-'));
  await writeFile(join(folder, 'a.bin'), CONTENT);
  await writeFile(join(folder, 'empty.bin'), '');
  await writeFile(join(folder, 'large.bin'), '');
  await truncate(join(folder, 'large.bin'), LARGE_BYTES);
  const store = createLocalFileStore(folder);
  /** A store whose file shrank after its size was read. */
  const losing = { ...store, find: async () => ({ size: CONTENT.length + 10 }) };
  server = await listen({
    fetch: async (request) => {
      const { pathname, searchParams } = new URL(request.url);
      const file = { store: searchParams.has('losing') ? losing : store, key: pathname.slice(1), headers: {}, request };
      return (await serveStoredFile(file)) ?? new Response('none', { status: 404 });
    },
    answerEarly: () => false,
    port: 0,
    host: '127.0.0.1',
  });
  const address = server.address();
  origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
});

afterAll(async () => {
  await stopListening(server, 0);
  await rm(folder, { recursive: true });
});

const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer());
/** The names of our files that this process has open. */
const openFiles = async () => {
  const names = await readdir('/proc/self/fd');
  const paths = await Promise.all(names.map((name) => readlink(`/proc/self/fd/${name}`).catch(() => '')));
  return paths.filter((path) => path.startsWith(folder));
};

it('sends a file and ranges of it byte for byte, several at once', async () => {
  const ranges = [undefined, [0, 0], [1, 65_536], [65_535, 131_072], [999_999, 999_999], [3, 999_998]] as const;
  await Promise.all(
    ranges.map(async (range) => {
      const headers: Record<string, string> = range === undefined ? {} : { range: `bytes=${range[0]}-${range[1]}` };
      const response = await fetch(`${origin}/a.bin`, { headers });
      const expected = range === undefined ? CONTENT : CONTENT.subarray(range[0], range[1] + 1);
      expect((await bytesOf(response)).equals(expected), JSON.stringify(range)).toBe(true);
      expect(response.headers.get('content-length')).toBe(String(expected.length));
    }),
  );
  const head = await fetch(`${origin}/a.bin`, { method: 'HEAD' });
  expect([head.status, head.headers.get('content-length')]).toEqual([200, '1000000']);
  const empty = await fetch(`${origin}/empty.bin`);
  expect([empty.status, (await bytesOf(empty)).length]).toEqual([200, 0]);
  expect((await fetch(`${origin}/none.bin`)).status).toBe(404);
});

it('breaks the connection if bytes are missing, so that nobody mistakes a part for the whole', async () => {
  const response = await fetch(`${origin}/a.bin?losing`);
  await expect(response.arrayBuffer()).rejects.toThrow();
});

it.skipIf(process.platform !== 'linux')('closes the file when a slow reader goes', async () => {
  const request = get(`${origin}/large.bin`, (response) => {
    response.once('data', () => response.pause());
    response.on('error', () => undefined);
  });
  request.on('error', () => undefined);
  await expect.poll(openFiles).toEqual([join(folder, 'large.bin')]);
  request.destroy();
  await expect.poll(openFiles).toEqual([]);
});
