import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { it as base, expect } from 'vitest';
import { createLocalFileStore } from './local-file-store.ts';

const it = base.extend<{ folder: string }>({
  // biome-ignore lint/correctness/noEmptyPattern: vitest reads the names of fixtures from the pattern.
  folder: async ({}, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'starhall-files-'));
    await use(folder);
    await rm(folder, { recursive: true });
  },
});

const bytes = (text: string) => new TextEncoder().encode(text);

it('finds neither what is not there nor a folder', async ({ folder }) => {
  const store = createLocalFileStore(folder);
  await store.put('images/a/icon.png', bytes('icon'));
  await expect(store.find('images/b')).resolves.toBeUndefined();
  await expect(store.find('images/a')).resolves.toBeUndefined();
  await expect(buffer(store.read('images/b'))).rejects.toThrow('ENOENT');
});

it('replaces a file as a whole', async ({ folder }) => {
  const store = createLocalFileStore(folder);
  await store.put('a', bytes('a long text'));
  await store.put('a', bytes('short'));
  expect((await buffer(store.read('a'))).toString()).toBe('short');
  expect(await readdir(folder)).toEqual(['a']);
});

it('leaves the file unchanged, and nothing else, when an upload is interrupted', async ({ folder }) => {
  const store = createLocalFileStore(folder);
  await store.put('a', bytes('whole'));
  async function* broken() {
    yield Buffer.from('half');
    throw new Error('connection lost');
  }
  await expect(store.put('a', Readable.from(broken()))).rejects.toThrow('connection lost');
  expect((await buffer(store.read('a'))).toString()).toBe('whole');
  expect(await readdir(folder)).toEqual(['a']);
});

it.for([
  '../secret',
  'a/../../secret',
  '/etc/passwd',
  '.hidden',
  'a/.hidden',
  'a//b',
  'a/',
  '',
  'a\\..\\b',
  'a\0b',
  'a\n',
  '..',
  '%2e%2e/a',
])('takes no key like %j', async (key, { folder }) => {
  const store = createLocalFileStore(join(folder, 'files'));
  await writeFile(join(folder, 'secret'), 'secret');
  await expect(store.find(key)).resolves.toBeUndefined();
  expect(() => store.read(key)).toThrow('not a file key');
  await expect(store.put(key, bytes('x'))).rejects.toThrow('not a file key');
  expect(() => store.remove(key)).toThrow('not a file key');
});
