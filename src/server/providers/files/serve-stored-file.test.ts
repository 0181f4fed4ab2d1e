import { Readable } from 'node:stream';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { FileStore } from './file-store.ts';
import { readRange, serveStoredFile } from './serve-stored-file.ts';

const CONTENT = '0123456789';

/** A store with one file, `games/a.zip`. */
const store: FileStore = {
  put: () => Promise.reject(new Error('nothing is stored here')),
  find: async (key) => (key === 'games/a.zip' ? { size: CONTENT.length } : undefined),
  read: (_key, range) =>
    Readable.from([Buffer.from(range === undefined ? CONTENT : CONTENT.slice(range.start, range.end + 1))]),
  remove: async () => undefined,
  check: async () => undefined,
  list: async function* () {},
};

type Asked = Record<string, string>;

async function ask({ method = 'GET', ...asked }: Asked = {}, key = 'games/a.zip') {
  const response = await serveStoredFile({
    store,
    key,
    headers: { 'x-mine': '1', 'cache-control': 'public, max-age=31536000, immutable' },
    request: { method, headers: new Headers(asked) },
  });
  if (response === undefined) return undefined;
  const { status, headers } = response;
  return { status, headers: Object.fromEntries(headers), body: await response.text() };
}

it.each([
  ['bytes=0-3', { start: 0, end: 3 }],
  ['bytes=4-', { start: 4, end: 9 }],
  ['bytes=-3', { start: 7, end: 9 }],
  ['bytes=-99', { start: 0, end: 9 }],
  ['bytes=9-9', { start: 9, end: 9 }],
  ['bytes=0-99', { start: 0, end: 9 }],
  ['bytes=10-', null],
  ['bytes=5-4', null],
  ['bytes=-0', null],
  [undefined, undefined],
  ['', undefined],
  ['bytes=-', undefined],
  ['bytes=0-1,4-5', undefined],
  ['items=0-1', undefined],
  ['bytes=a-b', undefined],
  ['bytes= 0-1', undefined],
])('reads the range %j of ten bytes as %j', (header, range) => {
  expect(readRange(header, 10)).toEqual(range);
});

it('knows no range of an empty file', () => {
  for (const header of ['bytes=0-', 'bytes=0-0', 'bytes=-1']) expect(readRange(header, 0)).toBeNull();
  expect(readRange(undefined, 0)).toBeUndefined();
});

const bound = fc.option(fc.oneof(fc.nat({ max: 40 }), fc.bigInt({ min: 0n, max: 10n ** 400n })), { nil: '' });
const rangeHeader = fc.tuple(bound, bound).map(([first, last]) => `bytes=${first}-${last}`);

it('reads a range that lies inside the file, or none', () => {
  fc.assert(
    fc.property(fc.oneof(rangeHeader, fc.string()), fc.nat({ max: 30 }), (header, size) => {
      const range = readRange(header, size);
      if (range === null || range === undefined) return;
      expect(Number.isSafeInteger(range.start) && Number.isSafeInteger(range.end)).toBe(true);
      expect(0 <= range.start && range.start <= range.end && range.end < size).toBe(true);
    }),
  );
});

it('reads the requested bytes: those between two bounds, from one on, or the last ones', () => {
  const sized = fc
    .integer({ min: 1, max: 50 })
    .chain((size) => fc.tuple(fc.constant(size), fc.nat({ max: size - 1 }), fc.nat({ max: 80 })));
  fc.assert(
    fc.property(sized, ([size, start, more]) => {
      expect(readRange(`bytes=${start}-${start + more}`, size)).toEqual({
        start,
        end: Math.min(start + more, size - 1),
      });
      expect(readRange(`bytes=${start}-`, size)).toEqual({ start, end: size - 1 });
      expect(readRange(`bytes=-${more + 1}`, size)).toEqual({ start: Math.max(0, size - more - 1), end: size - 1 });
      expect(readRange(`bytes=${size + more}-`, size)).toBeNull();
    }),
  );
});

it('answers with the whole file and the headers given', async () => {
  expect(await ask()).toMatchObject({
    status: 200,
    headers: { 'x-mine': '1', 'content-length': '10', 'accept-ranges': 'bytes' },
    body: CONTENT,
  });
});

it('answers with a range, and says which', async () => {
  expect(await ask({ range: 'bytes=2-4' })).toMatchObject({
    status: 206,
    headers: { 'content-length': '3', 'content-range': 'bytes 2-4/10' },
    body: '234',
  });
});

it('answers a range outside the file with its size, without caching', async () => {
  expect(await ask({ range: 'bytes=10-' })).toMatchObject({
    status: 416,
    headers: { 'content-range': 'bytes */10', 'cache-control': 'no-store' },
    body: '',
  });
});

it('answers HEAD with the size of the whole file, ranges do not count there', async () => {
  const answer = await ask({ method: 'HEAD', range: 'bytes=2-4' });
  expect(answer).toMatchObject({ status: 200, headers: { 'content-length': '10' }, body: '' });
  expect(answer?.headers).not.toHaveProperty('content-range');
});

it('answers 304 to a visitor who has the file', async () => {
  const etag = (await ask())?.headers.etag ?? '';
  expect(etag).toMatch(/^"[\w.-]+"$/);
  expect(await ask({ 'if-none-match': etag })).toMatchObject({ status: 304, headers: { etag }, body: '' });
  expect(await ask({ 'if-none-match': '"other"' })).toMatchObject({ status: 200 });
});

it('answers with a range of the file that was begun, or with all of a newer one', async () => {
  const etag = (await ask())?.headers.etag ?? '';
  expect(await ask({ range: 'bytes=2-4', 'if-range': etag })).toMatchObject({ status: 206 });
  expect(await ask({ range: 'bytes=2-4', 'if-range': '"older"' })).toMatchObject({ status: 200, body: CONTENT });
});

it('answers nothing for a file that is not there', async () => {
  expect(await ask({}, 'games/b.zip')).toBeUndefined();
});
