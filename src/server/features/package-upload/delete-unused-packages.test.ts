import { randomBytes } from 'node:crypto';
import { access, readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { HOUR_MS } from '#domain/time/durations.ts';
import { buildVersion } from '#tests/factories/build-version.ts';
import { idOf, openUploadTrial, type UploadTrial } from '#tests/product/open-upload-trial.ts';
import { deleteUnusedUploads } from '../upload/delete-unused-uploads.ts';
import { deleteUnusedPackages } from './delete-unused-packages.ts';
import { incomingPath, packagesFolder } from './incoming-folder.ts';
import { claimPackage } from './package-file-queries.ts';

let trial: UploadTrial;

beforeAll(async () => {
  trial = await openUploadTrial();
  // The clock advances beyond the lifetime of sessions here.
  await trial.db.updateTable('sessions').set({ expires_at: '2036-01-01T00:00:00Z' }).execute();
});

afterAll(() => trial.close());

async function receive() {
  const url = await trial.create({ size: 10 });
  await trial.patch(url, { offset: 0, bytes: randomBytes(10) });
  return url;
}

const isThere = async (url: string) => {
  const hasFile = await access(incomingPath(trial.services, idOf(url))).then(
    () => true,
    () => false,
  );
  return [(await trial.rowOf(url)) !== undefined, hasFile];
};

it('deletes an unfinished upload seven days after its last byte, and not earlier', async () => {
  const url = await trial.create({ size: 100 });
  trial.clock.advance(6 * 24 * HOUR_MS);
  await trial.patch(url, { offset: 0, bytes: randomBytes(5) });
  trial.clock.advance(7 * 24 * HOUR_MS);
  await deleteUnusedPackages(trial.services);
  expect(await isThere(url)).toEqual([true, true]);
  trial.clock.advance(1);
  await deleteUnusedPackages(trial.services);
  expect(await isThere(url)).toEqual([false, false]);
});

it('deletes a finished upload without a version after a day', async () => {
  const [unused, used] = [await receive(), await receive()];
  await buildVersion(trial.db, { package_file_id: idOf(used) });
  trial.clock.advance(24 * HOUR_MS);
  await deleteUnusedPackages(trial.services);
  expect(await isThere(unused)).toEqual([true, true]);
  trial.clock.advance(1);
  await deleteUnusedPackages(trial.services);
  expect(await isThere(unused)).toEqual([false, false]);
  expect(await isThere(used)).toEqual([true, true]);
});

it('continues where another sweep ended', async () => {
  const url = await receive();
  await trial.db.updateTable('package_files').set({ state: 'removing' }).where('id', '=', idOf(url)).execute();
  await deleteUnusedPackages(trial.services);
  expect(await isThere(url)).toEqual([false, false]);
});

it('deletes old files without an upload, and keeps those of uploads, however old', async () => {
  const folder = packagesFolder(trial.services);
  const waiting = await trial.create({ size: 100 });
  const old = new Date(trial.clock.now() - 30 * 24 * HOUR_MS);
  for (const name of ['left', `${crypto.randomUUID()}.unproved`, crypto.randomUUID()]) {
    await writeFile(join(folder, name), 'half');
    await utimes(join(folder, name), old, old);
  }
  await utimes(incomingPath(trial.services, idOf(waiting)), old, old);
  await utimes(folder, old, old);
  // The folder above is shared with pictures.
  await deleteUnusedUploads(trial.services);
  await deleteUnusedPackages(trial.services);
  const names = await readdir(folder);
  expect(names).toContain(idOf(waiting));
  expect(names.filter((name) => name === 'left' || name.endsWith('.unproved'))).toEqual([]);
});

it('keeps a file that is being assigned to a version', async () => {
  const url = await receive();
  trial.clock.advance(25 * HOUR_MS);
  const { promise: taken, resolve: take } = Promise.withResolvers<void>();
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const making = trial.db.transaction().execute(async (trx) => {
    const { userId, application } = trial.owner;
    await claimPackage(trx, { userId, applicationId: application.id, platform: 6, uploadId: idOf(url) });
    take();
    await released;
    await buildVersion(trx, { application_id: application.id, package_file_id: idOf(url) });
  });
  await taken;
  await deleteUnusedPackages(trial.services);
  release();
  await making;
  await deleteUnusedPackages(trial.services);
  expect(await isThere(url)).toEqual([true, true]);
});
