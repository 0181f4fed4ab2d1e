import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ERROR } from '#contract/errors/errors.ts';
import { IncomingFile } from '#contract/upload/incoming-file.ts';
import { buildVersion } from '#tests/factories/build-version.ts';
import { openUploadTrial, type UploadTrial } from '#tests/product/open-upload-trial.ts';
import { readMultipart } from '../../api/read-multipart.ts';
import { listen } from '../../listen.ts';
import { incomingPath, packagesFolder } from './incoming-folder.ts';
import { claimPackage } from './package-file-queries.ts';
import { receivePackage } from './receive-package.ts';

let trial: UploadTrial;

beforeAll(async () => {
  trial = await openUploadTrial();
});

afterAll(() => trial.close());

/** Receives a file in the given pieces as the owner's APK. */
function receive(pieces: Iterable<Uint8Array> | AsyncIterable<Uint8Array>, name = 'game.apk') {
  async function* content() {
    yield* pieces;
  }
  const file = new IncomingFile({ name, type: '', content: content() });
  return receivePackage(trial.services, { ...trial.owner, platform: 6, file });
}

const listIncoming = () => readdir(packagesFolder(trial.services)).catch(() => []);

it('stores a file as it is received, with its length and SHA-256', async () => {
  const pieces = Array.from({ length: 200 }, (_, index) => randomBytes(index * 131));
  const whole = Buffer.concat(pieces);
  const received = await receive(pieces, 'C:\\game.apk');
  expect(received).toEqual({
    id: expect.any(String),
    name: 'game.apk',
    size: whole.length,
    sha256: createHash('sha256').update(whole).digest('hex'),
  });
  expect(whole.equals(await readFile(incomingPath(trial.services, received.id)))).toBe(true);
  expect(await trial.rowOf(received.id)).toMatchObject({ state: 'received', size: whole.length, platform: 6 });
});

it('stores what a connection sends, although its memory is freed meanwhile and the file is full of false boundaries', async () => {
  const boundary = 'the-boundary';
  const almost = Array.from({ length: 60_000 }, (_, index) => [
    // Without ASCII, since a random byte could complete the boundary.
    randomBytes((index * 7) % 97).map((byte) => byte | 0x80),
    Buffer.from(`\r\n--${boundary}`.slice(0, 1 + (index % 15))),
  ]);
  const whole = Buffer.concat(almost.flat());
  const server = await listen({
    async fetch(asked) {
      const { file, release } = await readMultipart(asked);
      const { id } = await receive(file?.content ?? []);
      await release();
      return new Response(id);
    },
    answerEarly: () => false,
    port: 0,
    host: '127.0.0.1',
  });
  const { port } = server.address() as AddressInfo;
  const sent = request({
    port,
    method: 'POST',
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  });
  sent.write(`--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="game.apk"\r\n\r\n`);
  sent.write(whole);
  sent.end(`\r\n--${boundary}--\r\n`);
  const [response] = await once(sent, 'response');
  const id = (await response.setEncoding('utf8').toArray()).join('');
  server.close();
  expect(whole.equals(await readFile(incomingPath(trial.services, id)))).toBe(true);
  const sha256 = createHash('sha256').update(whole).digest('hex');
  expect(await trial.rowOf(id)).toMatchObject({ size: whole.length, sha256 });
});

it('R5.19 rejects an APK at the first byte above 1 GB, and keeps nothing', async () => {
  const before = await listIncoming();
  function* tooMuch() {
    yield randomBytes(1000);
    // Never touched, so it takes no memory.
    yield new Uint8Array(1_073_741_825 - 1000);
    throw new Error('nobody reads on');
  }
  await expect(receive(tooMuch())).rejects.toMatchObject({
    code: ERROR.invalidFormat,
    fields: { file: 'file.package_size' },
    params: { maxGb: 1 },
  });
  expect(await listIncoming()).toEqual(before);
});

it.each([
  ['an empty file', [], 'game.apk', 'file.package_empty'],
  ['another type', [randomBytes(5)], 'game.txt', 'rule.file_type'],
  ['a name of folders', [randomBytes(5)], 'game.apk/', 'file.package_name'],
] as const)('refuses %s', async (_what, pieces, name, message) => {
  const before = await listIncoming();
  await expect(receive(pieces, name)).rejects.toMatchObject({ code: ERROR.invalidFormat, fields: { file: message } });
  expect(await listIncoming()).toEqual(before);
});

it('keeps nothing of an interrupted file', async () => {
  const before = await listIncoming();
  async function* breaking() {
    yield randomBytes(3_000_000);
    throw new Error('gone');
  }
  await expect(receive(breaking())).rejects.toThrow('gone');
  expect(await listIncoming()).toEqual(before);
});

/** Claims an upload for a version, and nothing more. */
function take(uploadId: string, overrides: Partial<Parameters<typeof claimPackage>[1]> = {}) {
  const { userId, application } = trial.owner;
  return trial.db
    .transaction()
    .execute((trx) =>
      claimPackage(trx, { userId, applicationId: application.id, platform: 6, uploadId, ...overrides }),
    );
}

it('assigns a complete upload to one version of its application and platform', async () => {
  const received = await receive([randomBytes(10)]);
  expect(await take(received.id)).toEqual(received);
  const unknown = { code: ERROR.invalidFormat, fields: { uploadId: 'upload.unknown' } };
  await expect(take(received.id, { userId: trial.owner.userId + 1 })).rejects.toMatchObject(unknown);
  await expect(take(received.id, { applicationId: trial.owner.application.id + 1 })).rejects.toMatchObject(unknown);
  await expect(take(received.id, { platform: 1 })).rejects.toMatchObject(unknown);
  await expect(take(crypto.randomUUID())).rejects.toMatchObject(unknown);
  await buildVersion(trial.db, { application_id: trial.owner.application.id, package_file_id: received.id });
  await expect(take(received.id)).rejects.toMatchObject(unknown);
});

it('rejects an incomplete upload', async () => {
  const url = await trial.create({ size: 10 });
  await expect(take(url.split('/').at(-1) ?? '')).rejects.toMatchObject({
    code: ERROR.invalidFormat,
    fields: { uploadId: 'upload.incomplete' },
  });
});
