import { createHash, randomBytes } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { ERROR } from '#contract/errors/errors.ts';
import { IncomingFile } from '#contract/upload/incoming-file.ts';
import { MEGABYTE_BYTES } from '#contract/values/limits.ts';
import { createVersion } from '#contract/version/endpoints.ts';
import { DAY_MS } from '#domain/time/durations.ts';
import { createS3FileStore } from '#server/providers/files/s3-file-store.ts';
import { buildApk } from '#tests/packages/build-apk.ts';
import { openTestProduct, type TestProduct } from '#tests/product/open-test-product.ts';
import { idOf, openUploadTrial, type UploadTrial } from '#tests/product/open-upload-trial.ts';
import { PART_BYTES_MIN } from '#tests/s3/s3-bucket.ts';
import { S3_BUCKET, S3_KEY, type S3Server, s3Settings, startS3Server } from '#tests/s3/start-s3-server.ts';
import { inspectVersion } from '../inspection/inspect-version.ts';
import { BytesInParts } from './bytes-in-parts.ts';
import { deleteUnusedPackages } from './delete-unused-packages.ts';
import { finishPackage } from './finish-package.ts';
import { PackageHashes } from './package-hashes.ts';
import { findParts, openParts } from './package-parts-queries.ts';
import { PartWriter } from './part-writer.ts';
import { receivePackage } from './receive-package.ts';

/** Parts of a sixteenth, of which the same is true in a tenth of the time; two tests send those of production. */
const PART_BYTES = 512 * 1024;

let s3: S3Server;
/** Two processes with a database and a bucket, each with its own disk. */
let trial: UploadTrial;
let other: TestProduct;
let partBytesOfProduction: number;

/** Sets the length of the parts of a process, and has the storage take them. */
function setPartBytes({ services: { files } }: TestProduct, partBytes: number): void {
  if (files.parts === undefined) throw new Error('no parts');
  Object.assign(files.parts, { partBytes });
  s3.bucket.partBytesMin = Math.min(partBytes, PART_BYTES_MIN);
}

beforeAll(async () => {
  s3 = await startS3Server();
  trial = await openUploadTrial({ settings: s3Settings(s3) });
  s3.state.now = trial.clock.now;
  other = await openTestProduct({ beside: trial, settings: s3Settings(s3) });
  // The clock advances beyond the lifetime of sessions here.
  await trial.db.updateTable('sessions').set({ expires_at: '2036-01-01T00:00:00Z' }).execute();
  partBytesOfProduction = trial.services.files.parts?.partBytes ?? 0;
});

beforeEach(() => {
  for (const product of [trial, other]) setPartBytes(product, PART_BYTES);
});

afterEach(() => {
  s3.state.trouble = 'none';
});

afterAll(async () => {
  await other.close();
  await trial.close();
  await s3.close();
});

type Bytes = Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>;

/** A request of the owner to another process. */
const askAt = (
  product: TestProduct,
  method: string,
  url: string,
  { headers = {}, body }: { readonly headers?: Record<string, string>; readonly body?: Bytes } = {},
) => {
  const init = { method, headers: { 'tus-resumable': '1.0.0', ...trial.owner.headers, ...headers } };
  // A stream as body needs this, which the type does not know.
  return product.request(url, body === undefined ? init : { ...init, body, ...{ duplex: 'half' } });
};
const patchAt = (product: TestProduct, url: string, offset: number, body: Bytes) => {
  const headers = { 'content-type': 'application/offset+octet-stream', 'upload-offset': String(offset) };
  return askAt(product, 'PATCH', url, { headers, body });
};
const askOther = (method: string, url: string) => askAt(other, method, url);
const patchOther = (url: string, offset: number, body: Bytes) => patchAt(other, url, offset, body);
const offsetAtOther = async (url: string) => Number((await askOther('HEAD', url)).headers.get('upload-offset'));

/** A body whose connection breaks after these bytes. */
const breaking = (bytes: Uint8Array) =>
  new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(bytes),
    pull: (controller) => controller.error(new Error('gone')),
  });
/** A body that sends these bytes and then nothing. */
const waiting = (bytes: Uint8Array) =>
  new ReadableStream<Uint8Array>({ start: (controller) => controller.enqueue(bytes) });

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const keyOf = (url: string) => `packages/${idOf(url)}/package.apk`;
const keysOf = (url: string) => [...s3.bucket.objects.keys()].filter((key) => key.includes(idOf(url)));
const uploadsOf = (url: string) => [...s3.bucket.uploads.values()].filter(({ key }) => key === keyOf(url)).length;

/** The upload is complete: exactly the bytes, and nothing else of it in the bucket. */
async function expectWhole(url: string, bytes: Buffer) {
  expect(await trial.rowOf(url)).toMatchObject({ state: 'received', sha256: sha256(bytes) });
  expect(s3.bucket.objects.get(keyOf(url))?.equals(bytes)).toBe(true);
  expect([keysOf(url), uploadsOf(url)]).toEqual([[keyOf(url)], 0]);
  expect(await findParts(trial.db, idOf(url))).toBeUndefined();
}

it('begins in one process, continues in another and ends in the first, without a common disk', async () => {
  for (const product of [trial, other]) setPartBytes(product, partBytesOfProduction);
  const bytes = randomBytes(2 * partBytesOfProduction + 3_000_001);
  const url = await trial.create({ size: bytes.length });
  const first = partBytesOfProduction + 1_000_000;
  expect((await trial.patch(url, { offset: 0, bytes: breaking(bytes.subarray(0, first)) })).status).toBe(408);
  expect(await offsetAtOther(url)).toBe(first);
  expect(keysOf(url)).toEqual([expect.stringContaining('/rest-')]);
  const second = first + 2_000_000;
  expect((await patchOther(url, first, bytes.subarray(first, second))).status).toBe(204);
  expect(keysOf(url)).toHaveLength(1);
  expect((await trial.patch(url, { offset: second, bytes: bytes.subarray(second) })).status).toBe(204);
  await expectWhole(url, bytes);
});

it('loses nothing that was acknowledged, and acknowledges nothing that could be lost', async () => {
  const bytes = randomBytes(PART_BYTES + 500_000);
  const url = await trial.create({ size: bytes.length });
  // A process that is killed flushes nothing: its request never ends.
  void trial.patch(url, { offset: 0, bytes: waiting(bytes.subarray(0, PART_BYTES + 1000)) });
  await expect.poll(async () => (await findParts(trial.db, idOf(url)))?.received).toBe(PART_BYTES);
  // The other takes it over: what the first has in memory is stored, or was never acknowledged.
  const offset = await offsetAtOther(url);
  expect([PART_BYTES, PART_BYTES + 1000]).toContain(offset);
  expect((await patchOther(url, offset, bytes.subarray(offset))).status).toBe(204);
  await expectWhole(url, bytes);
});

it('lets one of two processes continue, and tells the other so', async () => {
  const bytes = randomBytes(400_000);
  const url = await trial.create({ size: bytes.length });
  const held = trial.patch(url, { offset: 0, bytes: waiting(bytes.subarray(0, 100_000)) });
  await expect.poll(async () => (await findParts(trial.db, idOf(url)))?.received).toBe(0);
  const offset = await offsetAtOther(url);
  expect((await held).status).toBe(423);
  const late = await trial.patch(url, { offset: offset + 1, bytes: bytes.subarray(0, 10) });
  expect([late.status, (await late.json()).error.code]).toEqual([409, ERROR.parameterError]);
  expect((await patchOther(url, offset, bytes.subarray(offset))).status).toBe(204);
  await expectWhole(url, bytes);
});

it('records only one of two processes that write without knowing of each other', async () => {
  const bytes = randomBytes(2 * PART_BYTES + 300_000);
  const url = await trial.create({ size: bytes.length });
  await trial.patch(url, { offset: 0, bytes: bytes.subarray(0, PART_BYTES) });
  const state = await openParts(trial.db, idOf(url));
  const { files } = trial.services;
  const openWriter = () => {
    if (files.parts === undefined) throw new Error('no parts');
    const place = { db: trial.db, files, parts: files.parts, id: idOf(url), key: keyOf(url), size: bytes.length };
    return new PartWriter({ ...place, state, isUnproved: false, requireHeld: () => {} });
  };
  const [one, two] = [openWriter(), openWriter()];
  await one.write(bytes.subarray(PART_BYTES, 2 * PART_BYTES));
  await one.flush();
  // Suspended until now, it sends its own bytes from the same beginning, a part and a rest.
  await expect(two.write(randomBytes(PART_BYTES)).then(() => two.flush())).rejects.toMatchObject({ status: 423 });
  const three = openWriter();
  await expect(three.write(randomBytes(10)).then(() => three.flush())).rejects.toMatchObject({ status: 423 });
  expect(keysOf(url)).toEqual([]);
  expect(await offsetAtOther(url)).toBe(2 * PART_BYTES);
  expect((await patchOther(url, 2 * PART_BYTES, bytes.subarray(2 * PART_BYTES))).status).toBe(204);
  await expectWhole(url, bytes);
});

it('keeps only bytes that match their checksum', async () => {
  const bytes = randomBytes(PART_BYTES + 70_000);
  const url = await trial.create({ size: bytes.length });
  await trial.patch(url, { offset: 0, bytes: bytes.subarray(0, 10_000) });
  const rest = bytes.subarray(10_000);
  const checksum = (of: Uint8Array) => ({
    'upload-checksum': `sha256 ${createHash('sha256').update(of).digest('base64')}`,
  });
  const wrong = await trial.patch(url, { offset: 10_000, bytes: rest, headers: checksum(bytes) });
  expect([wrong.status, await offsetAtOther(url)]).toEqual([460, 10_000]);
  expect((await trial.patch(url, { offset: 10_000, bytes: rest, headers: checksum(rest) })).status).toBe(204);
  await expectWhole(url, bytes);
});

it('discards a file that differs from the declared one', async () => {
  const bytes = randomBytes(1000);
  const url = await trial.create({ size: 1000, metadata: { sha256: sha256(randomBytes(3)) } });
  expect((await trial.patch(url, { offset: 0, bytes })).status).toBe(460);
  expect([await trial.rowOf(url), keysOf(url), uploadsOf(url)]).toEqual([undefined, [], 0]);
});

it('finishes what an ended process could not, whether the storage has the file or only its parts', async () => {
  for (const isComplete of [false, true]) {
    const bytes = randomBytes(20_000);
    const url = await trial.create({ size: bytes.length });
    // Completing fails until the process is gone.
    s3.state.trouble = ({ method, query }) => (method === 'POST' && query.has('uploadId') ? 'errors' : 'none');
    const failed = await trial.patch(url, { offset: 0, bytes });
    expect([failed.status, (await failed.json()).error.code]).toEqual([502, ERROR.externalProviderError]);
    s3.state.trouble = 'none';
    if (isComplete) {
      const { parts, upload_id } = await openParts(trial.db, idOf(url));
      await trial.services.files.parts?.complete({ key: keyOf(url), uploadId: upload_id ?? '' }, parts);
    }
    expect(await offsetAtOther(url)).toBe(bytes.length);
    await expectWhole(url, bytes);
  }
});

it('is not confused by a storage that completes a file and does not say so', async () => {
  const bytes = randomBytes(5000);
  const url = await trial.create({ size: bytes.length });
  s3.state.trouble = ({ method, query }) => (method === 'POST' && query.has('uploadId') ? 'errors' : 'none');
  await trial.patch(url, { offset: 0, bytes });
  const row = await trial.db
    .selectFrom('package_files')
    .selectAll()
    .where('id', '=', idOf(url))
    .executeTakeFirstOrThrow();
  const settings = { endpoint: s3.endpoint, region: 'us-east-1', bucket: S3_BUCKET, ...S3_KEY, hasBucketInPath: true };
  const files = createS3FileStore({ ...settings, timeoutMs: 200 });
  s3.state.trouble = ({ method, query }) =>
    method === 'POST' && query.has('uploadId') && s3.bucket.uploads.has(query.get('uploadId') ?? '')
      ? 'done in silence'
      : 'none';
  await finishPackage({ ...trial.services, files }, row, new PackageHashes());
  await expectWhole(url, bytes);
});

it('waits for a storage that throttles, and loses nothing to one that fails', async () => {
  const bytes = randomBytes(PART_BYTES + 100_000);
  const url = await trial.create({ size: bytes.length });
  let left = 2;
  const ofPart = (method: string, query: URLSearchParams) => method === 'PUT' && query.has('partNumber');
  s3.state.trouble = ({ method, query }) => {
    if (!ofPart(method, query)) return 'none';
    left -= 1;
    return left >= 0 ? 'throttle' : 'none';
  };
  const half = PART_BYTES + 50_000;
  expect((await trial.patch(url, { offset: 0, bytes: bytes.subarray(0, half) })).status).toBe(204);
  s3.state.trouble = 'errors';
  const failed = await trial.patch(url, { offset: half, bytes: bytes.subarray(half) });
  expect([failed.status, (await failed.json()).error.code]).toEqual([502, ERROR.externalProviderError]);
  s3.state.trouble = 'none';
  expect(await offsetAtOther(url)).toBe(half);
  expect((await trial.patch(url, { offset: half, bytes: bytes.subarray(half) })).status).toBe(204);
  await expectWhole(url, bytes);
});

it('has a client start over where the storage lost an upload', async () => {
  const bytes = randomBytes(2 * PART_BYTES);
  const url = await trial.create({ size: bytes.length });
  await trial.patch(url, { offset: 0, bytes: bytes.subarray(0, PART_BYTES) });
  s3.bucket.uploads.clear();
  expect((await trial.patch(url, { offset: PART_BYTES, bytes: bytes.subarray(PART_BYTES) })).status).toBe(409);
  expect((await trial.ask('HEAD', url)).status).toBe(404);
  await deleteUnusedPackages(other.services);
  expect([await trial.rowOf(url), keysOf(url)]).toEqual([undefined, []]);
});

it('keeps an upload that only a late process takes for lost', async () => {
  const bytes = randomBytes(2 * PART_BYTES);
  const url = await trial.create({ size: bytes.length });
  await trial.patch(url, { offset: 0, bytes: bytes.subarray(0, 1000) });
  // The late process has read the state, and another one takes the rest into a part.
  const row = await trial.db
    .selectFrom('package_files')
    .selectAll()
    .where('id', '=', idOf(url))
    .executeTakeFirstOrThrow();
  const { files } = trial.services;
  if (files.parts === undefined) throw new Error('no parts');
  let isContinued = false;
  const late = new BytesInParts(trial.services, files.parts).append({
    ...{ row, offset: 1000, checksum: undefined, hashes: new PackageHashes() },
    source: { read: async () => (isContinued ? undefined : bytes.subarray(1000, 2000)) },
    onPiece: async () => {
      isContinued = true;
      expect((await patchOther(url, 1000, bytes.subarray(1000, PART_BYTES))).status).toBe(204);
    },
    requireHeld: () => {},
  });
  await expect(late).rejects.toMatchObject({ status: 423 });
  expect((await patchOther(url, PART_BYTES, bytes.subarray(PART_BYTES))).status).toBe(204);
  await expectWhole(url, bytes);
});

it('is handed to another process by one that is about to stop', async () => {
  const bytes = randomBytes(PART_BYTES + 5000);
  const url = await trial.create({ size: bytes.length });
  const stopping = await openTestProduct({ beside: trial, settings: s3Settings(s3) });
  setPartBytes(stopping, PART_BYTES);
  const sending = patchAt(stopping, url, 0, waiting(bytes.subarray(0, PART_BYTES + 1000)));
  await expect.poll(async () => (await findParts(trial.db, idOf(url)))?.received).toBe(PART_BYTES);
  stopping.endStreams();
  expect((await sending).status).toBe(423);
  expect(await offsetAtOther(url)).toBe(PART_BYTES + 1000);
  await stopping.close();
  await patchOther(url, PART_BYTES + 1000, bytes.subarray(PART_BYTES + 1000));
  await expectWhole(url, bytes);
});

it('is deleted with its parts when it is canceled, and a week after its last byte', async () => {
  const bytes = randomBytes(PART_BYTES + 5000);
  const make = async () => {
    const url = await trial.create({ size: bytes.length + 1 });
    await trial.patch(url, { offset: 0, bytes });
    expect([keysOf(url).length, uploadsOf(url)]).toEqual([1, 1]);
    return url;
  };
  const [canceled, abandoned] = [await make(), await make()];
  expect((await askOther('DELETE', canceled)).status).toBe(204);
  trial.clock.advance(7 * DAY_MS + 1);
  await deleteUnusedPackages(other.services);
  for (const url of [canceled, abandoned]) {
    expect([await trial.rowOf(url), keysOf(url), uploadsOf(url)]).toEqual([undefined, [], 0]);
  }
});

it('aborts uploads in parts that no row knows, a day later, and no others', async () => {
  const { parts } = trial.services.files;
  const known = await trial.create({ size: PART_BYTES + 10 });
  await trial.patch(known, { offset: 0, bytes: randomBytes(PART_BYTES) });
  for (const key of ['packages/gone/package.apk', 'games/gone/data', 'elsewhere/data']) await parts?.begin(key);
  const open = () => [...s3.bucket.uploads.values()].map(({ key }) => key).sort();
  const before = open();
  await deleteUnusedPackages(other.services);
  expect(open()).toEqual(before);
  trial.clock.advance(DAY_MS + 1);
  await deleteUnusedPackages(other.services);
  expect(open()).toEqual(['elsewhere/data', keyOf(known)]);
  expect((await trial.patch(known, { offset: PART_BYTES, bytes: randomBytes(10) })).status).toBe(204);
});

it('receives a file in one call without the disk, and keeps nothing of an interrupted one', async () => {
  const pieces = Array.from({ length: 30 }, () => randomBytes(MEGABYTE_BYTES / 3));
  const receive = (content: () => AsyncGenerator<Buffer>) => {
    const file = new IncomingFile({ name: 'game.apk', type: '', content: content() });
    return receivePackage(trial.services, { ...trial.owner, platform: 6, file });
  };
  const { id, size } = await receive(async function* () {
    yield* pieces;
  });
  const whole = Buffer.concat(pieces);
  expect(size).toBe(whole.length);
  await expectWhole(`/${id}`, whole);
  const before = [...s3.bucket.objects.keys()];
  const broken = receive(async function* () {
    yield* pieces;
    throw new Error('gone');
  });
  await expect(broken).rejects.toThrow('gone');
  s3.state.trouble = ({ method }) => (method === 'POST' || method === 'PUT' ? 'errors' : 'none');
  const failed = receive(async function* () {
    yield randomBytes(1000);
  });
  await expect(failed).rejects.toMatchObject({ code: ERROR.externalProviderError });
  expect([...s3.bucket.objects.keys()]).toEqual(before);
  expect(await trial.db.selectFrom('package_files').select('id').where('size', '=', 1000).execute()).toEqual([]);
});

it('is looked at, inspected and stored by processes that never had the file', async () => {
  for (const product of [trial, other]) setPartBytes(product, partBytesOfProduction);
  const { headers, application } = await trial.makePerson('nga@example.com');
  const { appId: applicationId, id: applicationNumber } = application;
  const files = { 'assets/level.bin': randomBytes(8 * MEGABYTE_BYTES) };
  const bytes = await buildApk({ packageName: applicationId, versionCode: 3, files });
  const url = await trial.create({ size: bytes.length, headers, metadata: { applicationId } });
  expect((await trial.patch(url, { offset: 0, bytes: new Uint8Array(bytes), headers })).status).toBe(204);
  let readBytes = 0;
  const { read } = other.services.files;
  Object.assign(other.services.files, {
    read: (...[key, range]: Parameters<typeof read>) => {
      readBytes += range === undefined ? Number.POSITIVE_INFINITY : range.end - range.start + 1;
      return read(key, range);
    },
  });
  const contents = ['zh-TW', 'zh-CN', 'vi-VN', 'en-US'].map((lang) => ({ lang, description: lang }));
  const input = { applicationId, platform: 6, versionName: '1.0.0', contents, uploadId: idOf(url) };
  const answer = await other.send(createVersion, input, { headers });
  expect([answer.status, await answer.clone().text()]).toEqual([200, expect.any(String)]);
  expect(readBytes).toBeLessThan(4 * MEGABYTE_BYTES);
  const { id: versionId } = await answer.json();
  const parts = {
    scanner: null,
    findApksigner: async () => undefined,
    storePicture: async () => '',
    notifyDeveloper: async () => {},
  };
  await inspectVersion({ ...trial.services, ...parts }, { versionId, packageFileId: idOf(url) });
  expect(await trial.rowOf(url)).toMatchObject({
    state: 'stored',
    file_key: keyOf(url),
    application_id: applicationNumber,
  });
  expect((await buffer(other.services.files.read(keyOf(url), { start: 0, end: bytes.length - 1 }))).equals(bytes)).toBe(
    true,
  );
});
