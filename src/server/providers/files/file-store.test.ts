import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ERROR } from '#contract/errors/errors.ts';
import { S3_BUCKET, S3_KEY, type S3Server, startS3Server } from '#tests/s3/start-s3-server.ts';
import { UploadLostError } from './file-parts.ts';
import type { FileStore, ListedFile } from './file-store.ts';
import { createLocalFileStore } from './local-file-store.ts';
import type { S3Settings } from './s3-client.ts';
import { createS3FileStore } from './s3-file-store.ts';

let folder: string;
let s3: S3Server;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'starhall-stores-'));
  s3 = await startS3Server();
});

afterAll(async () => {
  await s3.close();
  await rm(folder, { recursive: true });
});

const openS3 = (settings: Partial<S3Settings> = {}) =>
  createS3FileStore({
    endpoint: s3.endpoint,
    region: 'ap-east-2',
    bucket: S3_BUCKET,
    ...S3_KEY,
    hasBucketInPath: true,
    ...settings,
  });
const STORES: readonly (readonly [name: string, open: () => FileStore])[] = [
  ['the local store', () => createLocalFileStore(join(folder, 'files'))],
  ['the S3 store', () => openS3()],
];
const MEGABYTE = 1_048_576;
const WRONG_KEYS = [
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
];

async function* broken() {
  yield Buffer.from('half');
  throw new Error('connection lost');
}

describe.each(STORES)('%s', (_name, open) => {
  it('keeps bytes and streams under their keys', async () => {
    const store = open();
    await expect(store.put('images/a/icon.png', Buffer.from('icon'))).resolves.toEqual({ size: 4 });
    await expect(store.put('images/a/empty', new Uint8Array())).resolves.toEqual({ size: 0 });
    const pieces = Readable.from([Buffer.from('pack'), Buffer.from('age')]);
    await expect(store.put('apk/game.apk', pieces)).resolves.toEqual({ size: 7 });
    await expect(store.find('apk/game.apk')).resolves.toEqual({ size: 7 });
    await expect(store.find('images/a/empty')).resolves.toEqual({ size: 0 });
    expect((await buffer(store.read('apk/game.apk'))).toString()).toBe('package');
    expect((await buffer(store.read('apk/game.apk', { start: 4, end: 5 }))).toString()).toBe('ag');
  });

  it('keeps a stream of many megabytes, byte for byte', async () => {
    const pieces = Array.from({ length: 18 }, (_, index) => Buffer.alloc(MEGABYTE, index));
    await expect(open().put('large', Readable.from(pieces))).resolves.toEqual({ size: 18 * MEGABYTE });
    await expect(open().find('large')).resolves.toEqual({ size: 18 * MEGABYTE });
    const range = { start: 17 * MEGABYTE - 1, end: 17 * MEGABYTE };
    expect([...(await buffer(open().read('large', range)))]).toEqual([16, 17]);
  });

  it('finds nothing where nothing is, and fails to read it', async () => {
    await expect(open().find('images/none')).resolves.toBeUndefined();
    await expect(buffer(open().read('images/none'))).rejects.toThrow();
  });

  it('replaces a file as a whole, and leaves it unchanged when an upload is interrupted', async () => {
    const store = open();
    await store.put('a', Buffer.from('a long text'));
    await store.put('a', Buffer.from('short'));
    await expect(store.put('a', Readable.from(broken()))).rejects.toThrow('connection lost');
    expect((await buffer(store.read('a'))).toString()).toBe('short');
  });

  it('removes a file, also one that is gone already', async () => {
    const store = open();
    await store.put('b', Buffer.from('b'));
    await store.remove('b');
    await store.remove('b');
    await expect(store.find('b')).resolves.toBeUndefined();
  });

  it('lists the files of a folder, however many', async () => {
    const store = open();
    for (const key of ['shelf/a', 'shelf/b', 'shelf/inner/c', 'shelf-2/d']) await store.put(key, Buffer.from(key));
    const list = async (folder: string) => {
      const files: ListedFile[] = [];
      for await (const file of store.list(folder)) files.push(file);
      return files.toSorted((one, other) => (one.key < other.key ? -1 : 1));
    };
    expect(await list('shelf')).toEqual(
      ['shelf/a', 'shelf/b', 'shelf/inner/c'].map((key) => ({ key, size: key.length })),
    );
    expect(await list('none')).toEqual([]);
  });

  it('is ready to store files', async () => {
    await expect(open().check()).resolves.toBeUndefined();
  });

  it('takes no key that could be anything else', async () => {
    const store = open();
    for (const key of WRONG_KEYS) {
      await expect(store.find(key)).resolves.toBeUndefined();
      expect(() => store.read(key)).toThrow('not a file key');
      await expect(store.put(key, Buffer.from('x'))).rejects.toThrow('not a file key');
      await expect((async () => store.remove(key))()).rejects.toThrow('not a file key');
    }
  });
});

/** Each operation of a store. */
const ACTS: readonly (readonly [name: string, act: (store: FileStore) => Promise<unknown>])[] = [
  ['put', (store) => store.put('x', Buffer.from('x'))],
  ['find', (store) => store.find('x')],
  ['read', (store) => buffer(store.read('x'))],
  ['remove', (store) => store.remove('x')],
  ['check', (store) => store.check()],
];

describe.each(ACTS)('%s of the S3 store', (_name, act) => {
  it('R8.21 fails with 80000 where the key is wrong, which the storage tells by the signature', async () => {
    const before = s3.refused.length;
    await expect(act(openS3({ secretAccessKey: 'wrong' }))).rejects.toMatchObject({
      code: ERROR.externalProviderError,
    });
    expect(s3.refused.slice(before)).toContain('SignatureDoesNotMatch');
    await expect(act(openS3({ accessKeyId: 'OTHER' }))).rejects.toMatchObject({ code: ERROR.externalProviderError });
  });

  it('R8.21 fails with 80000 where nobody listens', async () => {
    await expect(act(openS3({ endpoint: 'http://127.0.0.1:1' }))).rejects.toMatchObject({
      code: ERROR.externalProviderError,
    });
  });

  it('R8.21 fails with 80000 where the storage fails, or does not answer in time', async () => {
    await openS3().put('x', Buffer.from('x'));
    try {
      s3.state.trouble = 'errors';
      await expect(act(openS3())).rejects.toMatchObject({ code: ERROR.externalProviderError });
      s3.state.trouble = 'silence';
      await expect(act(openS3({ timeoutMs: 50 }))).rejects.toMatchObject({ code: ERROR.externalProviderError });
    } finally {
      s3.state.trouble = 'none';
    }
  });
});

it('leaves no parts of an interrupted upload', async () => {
  async function* long() {
    for (let part = 0; part < 10; part += 1) yield Buffer.alloc(MEGABYTE);
    throw new Error('connection lost');
  }
  await expect(openS3().put('parts', Readable.from(long()))).rejects.toThrow('connection lost');
  expect([s3.bucket.uploads.size, s3.bucket.objects.has('parts')]).toEqual([0, false]);
});

describe('a response of the storage', () => {
  const bytes = Buffer.from(Array.from({ length: 200_000 }, (_, index) => index % 251));
  /** Cuts off the first responses with bytes. */
  const cutOff = (times: number) => {
    let left = times;
    s3.state.trouble = ({ method }) => {
      if (method !== 'GET') return 'none';
      left -= 1;
      return left >= 0 ? 'half' : 'none';
    };
  };

  it('that is cut off is continued, byte for byte', async () => {
    const store = openS3();
    await store.put('broken', bytes);
    try {
      cutOff(6);
      expect((await buffer(store.read('broken'))).equals(bytes)).toBe(true);
      cutOff(2);
      const range = await buffer(store.read('broken', { start: 1000, end: 150_000 }));
      expect(range.equals(bytes.subarray(1000, 150_001))).toBe(true);
    } finally {
      s3.state.trouble = 'none';
    }
  });

  it('that is cut off is not continued with another file', async () => {
    const store = openS3();
    await store.put('replaced', bytes);
    const reading = store.read('replaced', { start: 0, end: bytes.length - 1 });
    try {
      s3.state.trouble = ({ method }) => {
        if (method !== 'GET') return 'none';
        s3.state.trouble = 'none';
        setImmediate(() => s3.bucket.objects.set('replaced', Buffer.alloc(bytes.length)));
        return 'half';
      };
      await expect(buffer(reading)).rejects.toMatchObject({ code: ERROR.externalProviderError });
    } finally {
      s3.state.trouble = 'none';
    }
  });

  it.each(['errors', 'throttle', 'late'] as const)('is awaited through %s of a moment', async (trouble) => {
    const store = openS3();
    let left = 2;
    s3.state.trouble = () => {
      left -= 1;
      return left >= 0 ? trouble : 'none';
    };
    try {
      await store.put('moment', Buffer.from('moment'));
      expect((await buffer(store.read('moment'))).toString()).toBe('moment');
    } finally {
      s3.state.trouble = 'none';
    }
  });
});

async function keysOf(listed: AsyncIterable<{ readonly key: string }>): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of listed) keys.push(key);
  return keys.sort();
}

describe('an upload in parts', () => {
  const partsOf = (store: FileStore) => {
    if (store.parts === undefined) throw new Error('the store takes no parts');
    return store.parts;
  };

  it('is one file in the end, of the parts that are named and no others', async () => {
    const store = openS3();
    const parts = partsOf(store);
    const place = { key: 'in-parts/a', uploadId: await parts.begin('in-parts/a') };
    const large = Buffer.alloc(5 * MEGABYTE, 1);
    const first = { number: 1, etag: await parts.put(place, 1, large) };
    await parts.put(place, 2, Buffer.from('left out'));
    const last = { number: 7, etag: await parts.put(place, 7, Buffer.from('end')) };
    await expect(store.find(place.key)).resolves.toBeUndefined();
    await parts.complete(place, [first, last]);
    expect((await buffer(store.read(place.key))).equals(Buffer.concat([large, Buffer.from('end')]))).toBe(true);
    await expect(parts.complete(place, [first, last])).rejects.toThrow(UploadLostError);
  });

  it('is lost where a part is not what was sent, or the upload is gone', async () => {
    const parts = partsOf(openS3());
    const place = { key: 'in-parts/b', uploadId: await parts.begin('in-parts/b') };
    const etag = await parts.put(place, 1, Buffer.from('sent'));
    await parts.put(place, 1, Buffer.from('overwritten'));
    await expect(parts.complete(place, [{ number: 1, etag }])).rejects.toThrow(UploadLostError);
    await parts.abort(place);
    await parts.abort(place);
    await expect(parts.put(place, 2, Buffer.from('late'))).rejects.toThrow(UploadLostError);
  });

  it('is listed until it ends, however many there are', async () => {
    const parts = partsOf(openS3());
    const keys = ['listed/a', 'listed/b', 'listed/c', 'listed-2/d'];
    const begun = await Promise.all(keys.map(async (key) => ({ key, uploadId: await parts.begin(key) })));
    const listed = () => keysOf(parts.list('listed'));
    expect(await listed()).toEqual(keys.slice(0, 3));
    for (const place of begun) await parts.abort(place);
    expect(await listed()).toEqual([]);
  });
});
