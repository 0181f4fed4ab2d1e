import { createHash, randomBytes } from 'node:crypto';
import { readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { deleteApplication } from '#contract/application/developer-endpoints.ts';
import { ERROR } from '#contract/errors/errors.ts';
import { SHELF } from '#contract/values/states.ts';
import { deletePackageUpload, listPackageUploads } from '#contract/version/endpoints.ts';
import { buildMaintenance } from '#tests/factories/build-maintenance.ts';
import { buildVersion } from '#tests/factories/build-version.ts';
import { idOf, openUploadTrial, type UploadTrial } from '#tests/product/open-upload-trial.ts';
import { finishPackage } from './finish-package.ts';
import { incomingPath, packagesFolder } from './incoming-folder.ts';
import { PackageHashes } from './package-hashes.ts';

let trial: UploadTrial;
let stranger: Awaited<ReturnType<UploadTrial['makePerson']>>;

beforeAll(async () => {
  trial = await openUploadTrial();
  stranger = await trial.makePerson('lan@example.com');
});

afterAll(() => trial.close());

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const pathOf = (url: string) => incomingPath(trial.services, idOf(url));
const codeOf = async (answer: Response) => (await answer.json()).error.code;

it('receives a file in chunks and computes its SHA-256', async () => {
  const bytes = randomBytes(300_000);
  const url = await trial.create({ size: bytes.length });
  expect(url).toMatch(/^\/api\/uploads\/[0-9a-f-]{36}$/);
  expect(await trial.offsetOf(url)).toBe(0);
  const pieces = [
    [0, 100_000],
    [100_000, 100_001],
    [100_001, 300_000],
  ] as const;
  for (const [start, end] of pieces) {
    const answer = await trial.patch(url, { offset: start, bytes: bytes.subarray(start, end) });
    expect([answer.status, answer.headers.get('upload-offset')]).toEqual([204, String(end)]);
  }
  expect(await trial.rowOf(url)).toMatchObject({ state: 'received', sha256: sha256(bytes), size: 300_000 });
  expect(await readFile(pathOf(url))).toEqual(bytes);
});

it('receives a small file in the creating request', async () => {
  const bytes = randomBytes(5000);
  const answer = await trial.post({
    size: bytes.length,
    headers: { 'content-type': 'application/offset+octet-stream' },
    body: bytes,
  });
  expect([answer.status, answer.headers.get('upload-offset')]).toEqual([201, '5000']);
  expect(await trial.rowOf(answer.headers.get('location') ?? '')).toMatchObject({ sha256: sha256(bytes) });
});

it('is let go of immediately by a process that is about to stop, however much is still being sent', async () => {
  const pieces = 200;
  const url = await trial.create({ size: pieces * 1000 });
  const stopping = Promise.withResolvers<void>();
  let read = 0;
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      read += 1;
      if (read === 2) await stopping.promise;
      if (read <= pieces) controller.enqueue(randomBytes(1000));
      else controller.close();
    },
  });
  const sending = trial.patch(url, { offset: 0, bytes: body });
  await expect.poll(() => read).toBe(2);
  trial.endUploads();
  stopping.resolve();
  expect((await sending).status).toBe(423);
  expect(read).toBeLessThan(10);
  expect(await trial.offsetOf(url)).toBe(1000);
});

it('reports its capabilities, and when an upload expires', async () => {
  const options = await trial.request('/api/uploads', { method: 'OPTIONS' });
  expect(Object.fromEntries(options.headers)).toMatchObject({
    'tus-version': '1.0.0',
    'tus-extension': 'creation,creation-with-upload,expiration,termination,checksum',
    'tus-checksum-algorithm': 'sha1,sha256',
    'tus-max-size': '4294967296',
  });
  const url = await trial.create({ size: 10, metadata: { filename: '遊戲.apk', filetype: 'application/zip' } });
  const head = await trial.ask('HEAD', url);
  expect(Object.fromEntries(head.headers)).toMatchObject({
    'tus-resumable': '1.0.0',
    'cache-control': 'no-store',
    'upload-length': '10',
    'upload-expires': new Date(trial.clock.now() + 7 * 86_400_000).toUTCString(),
  });
  expect(head.headers.get('upload-metadata')).toContain(`filename ${Buffer.from('遊戲.apk').toString('base64')}`);
  expect(head.headers.has('access-control-allow-origin')).toBe(false);
});

it('resumes from the length of the file, whatever another process knew', async () => {
  const bytes = randomBytes(200_000);
  const url = await trial.create({ size: bytes.length });
  await trial.patch(url, { offset: 0, bytes: bytes.subarray(0, 50_000) });
  // Written by another process, beyond the length that this one has seen.
  await writeFile(pathOf(url), bytes.subarray(0, 120_000));
  expect(await trial.offsetOf(url)).toBe(120_000);
  await trial.patch(url, { offset: 120_000, bytes: bytes.subarray(120_000) });
  expect(await trial.rowOf(url)).toMatchObject({ state: 'received', sha256: sha256(bytes) });
});

it('finishes a complete upload that a process could not mark as complete', async () => {
  const bytes = randomBytes(10_000);
  const url = await trial.create({ size: bytes.length });
  await writeFile(pathOf(url), bytes);
  expect(await trial.offsetOf(url)).toBe(10_000);
  expect(await trial.rowOf(url)).toMatchObject({ state: 'received', sha256: sha256(bytes) });
});

it('keeps the received bytes when the connection breaks', async () => {
  const url = await trial.create({ size: 100_000 });
  const breaking = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(randomBytes(30_000)),
    pull: (controller) => controller.error(new Error('gone')),
  });
  expect((await trial.patch(url, { offset: 0, bytes: breaking })).status).toBe(408);
  expect(await trial.offsetOf(url)).toBe(30_000);
});

it('disconnects a stalled client, but not a slow one', async () => {
  const quick = await openUploadTrial({ uploadStallMs: 1500 });
  try {
    const url = await quick.create({ size: 100 });
    const silent = new ReadableStream<Uint8Array>({ start: (controller) => controller.enqueue(randomBytes(40)) });
    expect((await quick.patch(url, { offset: 0, bytes: silent })).status).toBe(408);
    let sent = 40;
    const slow = new ReadableStream<Uint8Array>({
      async pull(controller) {
        await new Promise((resolve) => setTimeout(resolve, 20));
        if (sent === 100) return controller.close();
        sent += 1;
        controller.enqueue(randomBytes(1));
      },
    });
    const other = await quick.create({ size: 5 });
    const slowly = quick.patch(url, { offset: 40, bytes: slow });
    // Another upload does not wait for it.
    expect((await quick.patch(other, { offset: 0, bytes: randomBytes(5) })).status).toBe(204);
    expect((await slowly).status).toBe(204);
  } finally {
    await quick.close();
  }
});

it('gives the upload to the latest of two requests, and reports the offset to both', async () => {
  const bytes = randomBytes(100_000);
  const url = await trial.create({ size: bytes.length });
  let first: ReadableStreamDefaultController<Uint8Array> | undefined;
  const begun = new ReadableStream<Uint8Array>({
    start(controller) {
      first = controller;
      controller.enqueue(bytes.subarray(0, 60_000));
    },
  });
  const waiting = trial.patch(url, { offset: 0, bytes: begun });
  await expect.poll(() => readdir(packagesFolder(trial.services))).toContain(idOf(url));
  const both = await Promise.all([waiting, trial.patch(url, { offset: 0, bytes })]);
  const [, second] = both.map(({ status }) => status);
  expect(both[0].status).toBe(423);
  expect([204, 409]).toContain(second);
  first?.error(new Error('gone'));
  const offset = await trial.offsetOf(url);
  if (offset < bytes.length) await trial.patch(url, { offset, bytes: bytes.subarray(offset) });
  expect(await trial.rowOf(url)).toMatchObject({ state: 'received', sha256: sha256(bytes) });
});

it('lets one of two processes finish an upload, and reports a conflict to the other', async () => {
  const bytes = randomBytes(1000);
  const url = await trial.create({ size: bytes.length });
  await writeFile(pathOf(url), bytes);
  const row = await trial.db
    .selectFrom('package_files')
    .selectAll()
    .where('id', '=', idOf(url))
    .executeTakeFirstOrThrow();
  const finish = () => finishPackage(trial.services, row, new PackageHashes());
  const both = await Promise.allSettled([finish(), finish()]);
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(both.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: { code: ERROR.parameterError, status: 409 },
  });
  expect(await trial.rowOf(url)).toMatchObject({ state: 'received', sha256: sha256(bytes) });
});

it('rejects bytes at any offset other than the end', async () => {
  const url = await trial.create({ size: 10 });
  const answer = await trial.patch(url, { offset: 5, bytes: randomBytes(5) });
  expect([answer.status, await codeOf(answer)]).toEqual([409, ERROR.parameterError]);
});

it.each(['sha1', 'sha256'])('keeps only bytes that match their %s checksum', async (algorithm) => {
  const bytes = randomBytes(70_000);
  const url = await trial.create({ size: 100_000 });
  await trial.patch(url, { offset: 0, bytes: bytes.subarray(0, 10_000) });
  const rest = bytes.subarray(10_000);
  const checksum = (of: Uint8Array) => ({
    'upload-checksum': `${algorithm} ${createHash(algorithm).update(of).digest('base64')}`,
  });
  const wrong = await trial.patch(url, { offset: 10_000, bytes: rest, headers: checksum(bytes) });
  expect([wrong.status, await codeOf(wrong)]).toEqual([460, ERROR.parameterError]);
  expect(await trial.offsetOf(url)).toBe(10_000);
  const right = await trial.patch(url, { offset: 10_000, bytes: rest, headers: checksum(rest) });
  expect([right.status, right.headers.get('upload-offset')]).toEqual([204, '70000']);
});

it('discards bytes that a process had not verified when it ended', async () => {
  const url = await trial.create({ size: 100 });
  await writeFile(pathOf(url), randomBytes(80));
  await writeFile(`${pathOf(url)}.unproved`, '30');
  expect(await trial.offsetOf(url)).toBe(30);
});

it('discards a file that differs from the declared one', async () => {
  const bytes = randomBytes(1000);
  const announced = await trial.create({ size: 1000, metadata: { sha256: sha256(bytes).toUpperCase() } });
  expect((await trial.patch(announced, { offset: 0, bytes })).status).toBe(204);
  const other = await trial.create({ size: 1000, metadata: { sha256: sha256(randomBytes(3)) } });
  const answer = await trial.patch(other, { offset: 0, bytes });
  expect([answer.status, (await answer.json()).error]).toMatchObject([
    460,
    { code: ERROR.invalidFormat, fields: { file: 'file.package_changed' } },
  ]);
  expect(await trial.rowOf(other)).toBeUndefined();
  expect(await readdir(packagesFolder(trial.services))).not.toContain(idOf(other));
});

it('cancels an upload through tus and through the call', async () => {
  const [byTus, byCall] = [await trial.create({ size: 10 }), await trial.create({ size: 10 })];
  expect((await trial.ask('DELETE', byTus)).status).toBe(204);
  await trial.call(deletePackageUpload, { uploadId: idOf(byCall) }, { headers: trial.owner.headers });
  for (const url of [byTus, byCall]) {
    expect((await trial.ask('HEAD', url)).status).toBe(404);
    expect(await trial.rowOf(url)).toBeUndefined();
    expect(await readdir(packagesFolder(trial.services))).not.toContain(idOf(url));
  }
  expect(
    await trial.refuse(deletePackageUpload, { uploadId: idOf(byCall) }, { headers: trial.owner.headers }),
  ).toMatchObject({ status: 404, code: ERROR.versionNotFound });
});

it('shows an upload only to its owner, and no longer once it is part of a version', async () => {
  const bytes = randomBytes(100);
  const url = await trial.create({ size: bytes.length });
  for (const method of ['HEAD', 'DELETE']) {
    expect((await trial.ask(method, url, stranger.headers)).status).toBe(404);
  }
  const foreign = await trial.patch(url, { offset: 0, bytes, headers: stranger.headers });
  expect([foreign.status, await codeOf(foreign)]).toEqual([404, ERROR.versionNotFound]);
  expect(await trial.refuse(deletePackageUpload, { uploadId: idOf(url) }, { headers: stranger.headers })).toMatchObject(
    { code: ERROR.versionNotFound },
  );
  await trial.patch(url, { offset: 0, bytes });
  await buildVersion(trial.db, { application_id: trial.owner.application.id, package_file_id: idOf(url) });
  expect((await trial.ask('HEAD', url)).status).toBe(404);
  expect((await trial.ask('DELETE', url)).status).toBe(404);
  expect(await trial.rowOf(url)).toMatchObject({ state: 'received' });
});

it("lists the caller's uploads with their progress, for one application or all", async () => {
  const person = await trial.makePerson('nga@example.com');
  const { headers, application } = person;
  const metadata = { applicationId: application.appId };
  const half = await trial.create({ size: 100, headers, metadata });
  await trial.patch(half, { offset: 0, bytes: randomBytes(40), headers });
  trial.clock.advance(1000);
  const whole = await trial.create({
    size: 3,
    headers,
    metadata: { ...metadata, platform: '1', filename: 'game.exe' },
  });
  await trial.patch(whole, { offset: 0, bytes: Buffer.from('abc'), headers });
  const { list } = await trial.call(listPackageUploads, { applicationId: application.appId }, { headers });
  expect(list).toMatchObject([
    { uploadId: idOf(whole), platform: 1, name: 'game.exe', size: 3, received: 3, sha256: sha256(Buffer.from('abc')) },
    { uploadId: idOf(half), platform: 6, name: 'game.apk', size: 100, received: 40, sha256: null },
  ]);
  expect(Date.parse(list[0]?.expiresAt ?? '') - trial.clock.now()).toBe(86_400_000);
  expect(Date.parse(list[1]?.expiresAt ?? '') - trial.clock.now()).toBe(7 * 86_400_000 - 1000);
  expect((await trial.call(listPackageUploads, {}, { headers })).list).toEqual(list);
  expect(await trial.refuse(listPackageUploads, { applicationId: 'com.example.nothing' }, { headers })).toMatchObject({
    code: ERROR.applicationNotFound,
  });
  const foreign = { applicationId: trial.owner.application.appId };
  expect(await trial.refuse(listPackageUploads, foreign, { headers })).toMatchObject({
    code: ERROR.applicationNotFound,
  });
});

it('limits an account to twenty uploads, even with concurrent requests', async () => {
  const { headers, application } = await trial.makePerson('many@example.com');
  const metadata = { applicationId: application.appId };
  const answers = await Promise.all(Array.from({ length: 24 }, () => trial.post({ size: 1, headers, metadata })));
  const refused = answers.filter(({ status }) => status !== 201);
  expect(refused).toHaveLength(4);
  const [first = Response.error()] = refused;
  expect((await first.json()).error).toMatchObject({
    code: ERROR.invalidFormat,
    fields: { file: 'upload.too_many' },
    params: { max: 20 },
  });
});

it('cancels the uploads of a deleted application', async () => {
  const { headers, application } = await trial.makePerson('away@example.com');
  const { appId: applicationId, id } = application;
  const draft = { published_at: null, status: SHELF.offShelf };
  await trial.db.updateTable('applications').set(draft).where('id', '=', id).execute();
  const url = await trial.create({ size: 10, headers, metadata: { applicationId } });
  await trial.call(deleteApplication, { applicationId, confirm: applicationId }, { headers });
  expect((await trial.patch(url, { offset: 0, bytes: randomBytes(10), headers })).status).toBe(404);
  expect(await trial.rowOf(url)).toMatchObject({ state: 'removing', application_id: null });
});

it('accepts requests only from active developers', async () => {
  const nobody = await trial.request('/api/uploads', { method: 'POST', headers: { 'tus-resumable': '1.0.0' } });
  expect([nobody.status, await codeOf(nobody)]).toEqual([401, ERROR.authorizationMissing]);
  const off = await trial.makePerson('off@example.com');
  const created = { size: 5, headers: off.headers, metadata: { applicationId: off.application.appId } };
  const url = await trial.create(created);
  await trial.db.updateTable('providers').set({ is_enabled: false }).where('user_id', '=', off.userId).execute();
  const later = [
    await trial.post(created),
    await trial.patch(url, { offset: 0, bytes: randomBytes(5), headers: off.headers }),
  ];
  for (const answer of later) expect([answer.status, await codeOf(answer)]).toEqual([409, ERROR.providerNotEnabled]);
  const forged = await trial.post({
    size: 5,
    headers: { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
  });
  expect([forged.status, await codeOf(forged)]).toEqual([403, ERROR.forbidden]);
});

it('is unavailable during maintenance', async () => {
  const id = await buildMaintenance(trial.db);
  trial.forget();
  const answer = await trial.post({ size: 5 });
  expect([answer.status, await codeOf(answer)]).toEqual([503, ERROR.maintenance]);
  await trial.db.deleteFrom('maintenances').where('id', '=', id).execute();
  trial.forget();
});

it('R5.19 R5.20 rejects a file above the limit of its platform in the first request', async () => {
  const declare = (platform: string, filename: string, size: number) =>
    trial.post({ size, metadata: { platform, filename } });
  for (const [platform, filename, size, maxGb] of [
    ['6', 'game.apk', 1_073_741_825, 1],
    ['1', 'setup.exe', 4_294_967_297, 4],
    ['2', 'web.zip', 1_073_741_825, 1],
  ] as const) {
    const answer = await declare(platform, filename, size);
    expect([answer.status, (await answer.json()).error]).toMatchObject([
      413,
      { code: ERROR.invalidFormat, fields: { file: 'file.package_size' }, params: { maxGb } },
    ]);
    const most = await declare(platform, filename, size - 1);
    expect(most.status).toBe(201);
    await trial.ask('DELETE', most.headers.get('location') ?? '');
  }
});

it('reports a full disk, and resumes once there is space', async () => {
  const full = await openUploadTrial({ settings: { MIN_FREE_DISK_MB: '999999999' } });
  try {
    const answer = await full.post({ size: 5 });
    expect([answer.status, (await answer.json()).error]).toMatchObject([
      503,
      { code: ERROR.databaseBusy, fields: { file: 'file.no_space' } },
    ]);
    expect(await full.db.selectFrom('package_files').select('id').execute()).toEqual([]);
  } finally {
    await full.close();
  }
  const bytes = randomBytes(2_000_000);
  const url = await trial.create({ size: bytes.length });
  await trial.patch(url, { offset: 0, bytes: bytes.subarray(0, 0) });
  await rm(pathOf(url));
  // A device that is always full: the kernel itself refuses the bytes.
  await symlink('/dev/full', pathOf(url));
  const refused = await trial.patch(url, { offset: 0, bytes });
  expect([refused.status, (await refused.json()).error]).toMatchObject([
    503,
    { code: ERROR.databaseBusy, fields: { file: 'file.no_space' } },
  ]);
  expect(await trial.rowOf(url)).toMatchObject({ state: 'receiving' });
  await rm(pathOf(url));
  await trial.patch(url, { offset: 0, bytes });
  expect(await trial.rowOf(url)).toMatchObject({ state: 'received', sha256: sha256(bytes) });
});
