import { randomBytes } from 'node:crypto';
import { access, writeFile } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ERROR } from '#contract/errors/errors.ts';
import type { FileStore } from '#server/providers/files/file-store.ts';
import { createLocalFileStore } from '#server/providers/files/local-file-store.ts';
import { createS3FileStore } from '#server/providers/files/s3-file-store.ts';
import { buildVersion } from '#tests/factories/build-version.ts';
import { idOf, openUploadTrial, type UploadTrial } from '#tests/product/open-upload-trial.ts';
import { S3_BUCKET, S3_KEY, type S3Server, startS3Server } from '#tests/s3/start-s3-server.ts';
import { deleteUnusedPackages } from './delete-unused-packages.ts';
import { incomingPath } from './incoming-folder.ts';
import { storePackage } from './store-package.ts';

let trial: UploadTrial;
let s3: S3Server;

beforeAll(async () => {
  trial = await openUploadTrial();
  s3 = await startS3Server();
});

afterAll(async () => {
  await s3.close();
  await trial.close();
});

const STORES: readonly (readonly [name: string, open: () => FileStore])[] = [
  ['the local store', () => createLocalFileStore(`${trial.dataDir}/files`)],
  [
    'the S3 store',
    () =>
      createS3FileStore({
        endpoint: s3.endpoint,
        region: 'ap-east-2',
        bucket: S3_BUCKET,
        ...S3_KEY,
        hasBucketInPath: true,
      }),
  ],
];

/** A complete upload. */
async function receive(bytes = randomBytes(1000)) {
  const url = await trial.create({ size: bytes.length });
  await trial.patch(url, { offset: 0, bytes });
  return { id: idOf(url), bytes };
}

const isThere = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  );

describe.each(STORES)('into %s', (_name, open) => {
  const servicesOf = (files: FileStore) => ({ ...trial.services, files });

  it('moves a file to a generated name, repeatably', async () => {
    const files = open();
    // Larger than one part of an S3 upload.
    const { id, bytes } = await receive(randomBytes(9 * 1_048_576));
    const key = await storePackage(servicesOf(files), id);
    expect(key).toBe(`packages/${id}/package.apk`);
    expect(bytes.equals(await buffer(files.read(key)))).toBe(true);
    expect(await trial.rowOf(id)).toMatchObject({ state: 'stored', file_key: key });
    expect(await isThere(incomingPath(trial.services, id))).toBe(false);
    expect(await storePackage(servicesOf(files), id)).toBe(key);
  });

  it('reaches the same result after a crash between storing the bytes and the row, or after both', async () => {
    const files = open();
    const { id, bytes } = await receive();
    const stored = await storePackage(servicesOf(files), id);
    await trial.db
      .updateTable('package_files')
      .set({ state: 'received', file_key: null })
      .where('id', '=', id)
      .execute();
    expect(await storePackage(servicesOf(files), id)).toBe(stored);
    await writeFile(incomingPath(trial.services, id), bytes);
    expect(await storePackage(servicesOf(files), id)).toBe(stored);
    expect(await isThere(incomingPath(trial.services, id))).toBe(false);
    expect(bytes.equals(await buffer(files.read(stored)))).toBe(true);
  });

  it('deletes a stored file once no version uses it, and never earlier', async () => {
    const files = open();
    const [used, unused] = [await receive(), await receive()];
    const keys = [await storePackage(servicesOf(files), used.id), await storePackage(servicesOf(files), unused.id)];
    await buildVersion(trial.db, { package_file_id: used.id });
    trial.clock.advance(25 * 3_600_000);
    await deleteUnusedPackages(servicesOf(files));
    expect(await Promise.all(keys.map((key) => files.find(key)))).toEqual([{ size: used.bytes.length }, undefined]);
    expect(await trial.rowOf(used.id)).toMatchObject({ state: 'stored' });
    expect(await trial.rowOf(unused.id)).toBeUndefined();
  });
});

it('keeps a file in place while the storage is unreachable', async () => {
  const files = createS3FileStore({
    endpoint: s3.endpoint,
    region: 'ap-east-2',
    bucket: S3_BUCKET,
    ...S3_KEY,
    hasBucketInPath: true,
  });
  const { id, bytes } = await receive();
  s3.state.trouble = 'errors';
  await expect(storePackage({ ...trial.services, files }, id)).rejects.toMatchObject({
    code: ERROR.externalProviderError,
  });
  s3.state.trouble = 'none';
  expect(await trial.rowOf(id)).toMatchObject({ state: 'received' });
  const key = await storePackage({ ...trial.services, files }, id);
  expect(bytes.equals(await buffer(files.read(key)))).toBe(true);
});

it('rejects an incomplete or missing file', async () => {
  const url = await trial.create({ size: 10 });
  await expect(storePackage(trial.services, idOf(url))).rejects.toThrow('can be stored');
  await expect(storePackage(trial.services, crypto.randomUUID())).rejects.toThrow('can be stored');
});
