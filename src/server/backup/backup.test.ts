import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createOrder } from '#contract/order/endpoints.ts';
import { deleteUnusedUploads } from '#server/features/upload/delete-unused-uploads.ts';
import { listUploadKeys } from '#server/features/upload/stored-upload.ts';
import { sendMail } from '#server/jobs/send-mail.ts';
import { createLocalFileStore } from '#server/providers/files/local-file-store.ts';
import { type BackupTrial, digestDatabase, openBackupTrial } from '#tests/backup/open-backup-trial.ts';
import { buildUpload } from '#tests/factories/build-upload.ts';
import { buildVersion } from '#tests/factories/build-version.ts';
import { buildApk } from '#tests/packages/build-apk.ts';
import { buildWebBuild } from '#tests/packages/build-web-build.ts';
import { buildShop, makeBuyer } from '#tests/product/open-shop.ts';
import { blobKey } from './backup-place.ts';
import { makeBackupKey, PLAIN } from './backup-seal.ts';
import { fingerprintOfKey } from './key-fingerprint.ts';

let trial: BackupTrial;
let key: string;

beforeAll(async () => {
  trial = await openBackupTrial();
  key = await makeBackupKey();
  const game = await trial.buildGame();
  const web = await trial.handIn(await buildWebBuild(), { application: game, platform: 2 });
  await trial.inspect(web);
  const apk = await trial.handIn(await buildApk({ packageName: game.appId }), { application: game });
  await trial.inspect(apk);
  // Received, but not inspected yet.
  await trial.handIn(await buildApk({ packageName: game.appId, versionCode: 2 }), { application: game });
  const shop = await buildShop(trial);
  const { headers } = await makeBuyer(trial, { TWD: 500_00 });
  const { applicationId, productId } = shop;
  await trial.call(createOrder, { applicationId, productId, currency: 'TWD', quantity: 1 }, { headers });
});
afterAll(() => trial.close());

/** All files below a folder, by their paths. */
async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

it('restores every row, file and secret of an encrypted backup', async () => {
  const address = trial.newFolder();
  const { manifest } = await trial.backUp(address, { key });
  const { connection, dataDir } = await trial.restore(address, { key });
  expect(await digestDatabase(connection)).toEqual(await digestDatabase(trial.connection));
  expect(manifest.missing).toEqual([]);
  expect(manifest.files.map((file) => file.key).filter((one) => one.startsWith('games/')).length).toBeGreaterThan(1);
  // What the store has, and what was still on its way.
  const stored = await listFiles(join(trial.dataDir, 'files'));
  const restored = createLocalFileStore(join(dataDir, 'files'));
  for (const path of stored) {
    const name = path.slice(join(trial.dataDir, 'files').length + 1);
    expect((await buffer(restored.read(name))).equals(await readFile(path)), name).toBe(true);
  }
  expect(await listFiles(join(dataDir, 'files'))).toHaveLength(stored.length + 1);
  await expect(readFile(join(dataDir, 'secrets', 'session'), 'utf8')).resolves.toBe('session secret');
});

it('has what the demo catalog brought along, which nobody has uploaded', async () => {
  const { files } = trial.services;
  const seeded = [
    'images/0a/icon.png',
    'images/0a/icon-w96.webp',
    'games/0b/index.html',
    'games/0b/a/b.js',
    'packages/0c.apk',
  ];
  for (const name of seeded) await files.put(name, Buffer.from(name));
  await trial.db
    .insertInto('images')
    .values({ url: '/files/images/0a/icon.png', width: 1, height: 1, placeholder: '000000-000000' })
    .execute();
  const { id } = await trial.buildGame();
  await buildVersion(trial.db, { application_id: id, platform: 2, version_name: '1', file_key: 'games/0b' });
  await buildVersion(trial.db, { application_id: id, version_name: '2', file_key: 'packages/0c.apk' });
  const address = trial.newFolder();
  const { manifest } = await trial.backUp(address);
  const keys = manifest.files.map((file) => file.key);
  expect(keys.filter((one) => seeded.includes(one)).sort()).toEqual(seeded.toSorted());
  expect(new Set(keys).size).toBe(keys.length);
});

it('shows nothing of its content without the key, and only to its owner', async () => {
  const address = trial.newFolder();
  const { manifest } = await trial.backUp(address, { key });
  const names = await listFiles(address);
  for (const path of names) {
    expect((await stat(path)).mode & 0o777, path).toBe(0o600);
    expect((await readFile(path)).subarray(0, 21).toString(), path).toBe('age-encryption.org/v1');
  }
  const hashes = manifest.files.map(({ sha256 }) => sha256);
  expect(hashes.filter((hash) => names.join().includes(hash))).toEqual([]);
});

describe('an unencrypted backup, after one that was interrupted', () => {
  let address: string;
  let restored: Awaited<ReturnType<BackupTrial['restore']>>;
  beforeAll(async () => {
    const mail = {
      to: 'mei@example.com',
      subject: 'Later',
      text: 'x',
      html: 'x',
      language: 'en-US',
      kind: 'webhookOff',
    } as const;
    await trial.services.jobs.enqueue(trial.db, sendMail, mail, { startAfterSeconds: 3600 });
    address = trial.newFolder();
    const stop = new AbortController();
    let files = 0;
    const stopped = trial.backUp(address, {
      signal: stop.signal,
      onProgress: ({ doneBytes }) => {
        if (doneBytes > 0) files += 1;
        if (files === 2) stop.abort();
      },
    });
    await expect(stopped).rejects.toThrow('The backup was stopped.');
    await expect(trial.restore(address)).rejects.toThrow(`There is no finished backup in ${address}.`);
    await trial.backUp(address);
    restored = await trial.restore(address);
  });

  it('uses what the interrupted one wrote, of which nothing is listed', async () => {
    expect(await digestDatabase(restored.connection)).toEqual(await digestDatabase(trial.connection));
  });

  it('has no secrets', async () => {
    for (const path of await listFiles(address))
      expect((await readFile(path)).includes('session secret'), path).toBe(false);
    await expect(readdir(join(restored.dataDir, 'secrets'))).rejects.toThrow('ENOENT');
  });

  it('keeps jobs that wait, and not its own', async () => {
    const client = trial.clientOf(restored.connection);
    await client.connect();
    const { rows } = await client.query(`SELECT name, data ->> 'subject' AS subject FROM jobs.job`);
    await client.end();
    expect(rows).toEqual([{ name: 'send-mail', subject: 'Later' }]);
  });
});

it('writes only what is new, and one content once', async () => {
  const address = trial.newFolder();
  const first = await trial.backUp(address);
  const same = await trial.backUp(address);
  const blobs = (await listFiles(join(address, 'blobs'))).length;
  expect(blobs).toBe(new Set(first.manifest.files.map(({ sha256 }) => sha256)).size);
  expect(same.manifest.files).toEqual(first.manifest.files);
  const ofDatabase = same.manifest.tables.reduce((sum, { data }) => sum + (data?.size ?? 0), 0);
  expect(same.writtenBytes).toBe(ofDatabase);
});

it('runs once at a time', async () => {
  const inner: Promise<unknown>[] = [];
  const onStart = async () => {
    inner.push(trial.backUp(trial.newFolder()).catch((error: Error) => error.message));
    await inner[0];
  };
  await trial.backUp(trial.newFolder(), { onStart });
  await expect(inner[0]).resolves.toBe('Another backup of this store is running.');
});

it('keeps the latest backups, and what they need', async () => {
  const address = trial.newFolder();
  const old = await trial.backUp(address);
  const kept = await trial.backUp(address, { keep: 1 });
  expect(kept.prunedIds).toEqual([old.manifest.id]);
  expect((await listFiles(join(address, 'data'))).every((path) => path.includes(kept.manifest.id))).toBe(true);
  const needed = kept.manifest.files.map(({ sha256 }) => join(address, blobKey(sha256, PLAIN)));
  expect(new Set(await listFiles(join(address, 'blobs')))).toEqual(new Set(needed));
  await trial.open(address);
});

it('makes the latest backup after the clock was set back as well', async () => {
  const address = trial.newFolder();
  const first = await trial.backUp(address, { now: () => Date.parse('2030-01-01T00:00:00.999Z') });
  const second = await trial.backUp(address, { now: () => Date.parse('2029-12-31T23:00:00Z'), keep: 1 });
  expect(first.manifest.id).toMatch(/^2030-01-01T000000999Z-/);
  expect(second.manifest.id).toMatch(/^2030-01-01T000001000Z-/);
  expect(second.prunedIds).toEqual([first.manifest.id]);
});

it('deletes nothing while a list cannot be read, as with another key', async () => {
  const address = trial.newFolder();
  const former = await makeBackupKey();
  await trial.backUp(address, { key: former });
  const files = (await listFiles(address)).length;
  const { prunedIds, pruneProblem } = await trial.backUp(address, { key, keep: 5 });
  expect(prunedIds).toEqual([]);
  const needed = await fingerprintOfKey(former);
  expect(pruneProblem).toContain(
    `cannot be read, so nothing was deleted: The backup needs the key with the fingerprint ${needed};`,
  );
  expect((await listFiles(address)).length).toBeGreaterThan(files);
});

it('has every file that it refers to, although the store deletes files meanwhile', async () => {
  const owner = await trial.db.selectFrom('users').select('id').executeTakeFirstOrThrow();
  const upload = await buildUpload(trial.db, { user_id: owner.id, created_at: '2020-01-01T00:00:00Z' });
  const keys = listUploadKeys(upload);
  for (const name of keys) await trial.services.files.put(name, Buffer.from(`picture ${name}`));
  const isThere = async () => (await trial.services.files.find(keys[0])) !== undefined;
  const address = trial.newFolder();
  let isCleaned = false;
  // The snapshot is taken, and no file is copied yet.
  const onProgress = async () => {
    if (isCleaned) return;
    isCleaned = true;
    cleaning = deleteUnusedUploads(trial.services);
  };
  let cleaning: Promise<unknown> | undefined;
  const place = trial.placeAt(address);
  const put: typeof place.files.put = async (name, content) => {
    await cleaning;
    return place.files.put(name, content);
  };
  const { manifest } = await trial.backUp(address, { place: { ...place, files: { ...place.files, put } }, onProgress });
  await cleaning;
  expect(manifest.missing).toEqual([]);
  expect(manifest.files.map((file) => file.key)).toEqual(expect.arrayContaining([...keys]));
  expect(await isThere()).toBe(true);
  await deleteUnusedUploads(trial.services);
  expect(await isThere()).toBe(false);
});

it('says which files the store itself lacks', async () => {
  const owner = await trial.db.selectFrom('users').select('id').executeTakeFirstOrThrow();
  const upload = await buildUpload(trial.db, { user_id: owner.id });
  const { manifest } = await trial.backUp(trial.newFolder());
  expect(manifest.missing).toEqual([...listUploadKeys(upload)]);
});

it('fails, and nothing else does, if the database goes away while rows are read', async () => {
  const place = trial.placeAt(trial.newFolder());
  let isCut = false;
  const put: typeof place.files.put = async (name, content) => {
    if (!isCut) {
      isCut = true;
      await trial.db
        .selectNoFrom(
          sql`(SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity
          WHERE application_name = 'starhall backup' AND datname = current_database())`.as('cut'),
        )
        .execute();
      // The error arrives before anyone reads.
      await sleep(200);
    }
    return place.files.put(name, content);
  };
  const failing = trial.backUp('', { key, place: { ...place, files: { ...place.files, put } } });
  await expect(failing).rejects.toThrow(/terminat|connection|queryable/i);
});
