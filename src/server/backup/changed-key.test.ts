import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BackupTrial, digestDatabase, keysOf, openBackupTrial } from '#tests/backup/open-backup-trial.ts';
import { buildApk } from '#tests/packages/build-apk.ts';
import { blobKey, listBackups, listKey, readNeededKey, tableKey } from './backup-place.ts';
import { makeBackupKey, openSeal } from './backup-seal.ts';
import { hashOf } from './hash-stream.ts';
import { fingerprintOfKey } from './key-fingerprint.ts';
import { openBackup } from './open-backup.ts';
import { readBackedUp } from './read-backed-up.ts';

let trial: BackupTrial;
let first: string;
let second: string;
let third: string;
beforeAll(async () => {
  trial = await openBackupTrial();
  [first, second, third] = [await makeBackupKey(), await makeBackupKey(), await makeBackupKey()];
  const game = await trial.buildGame();
  await trial.inspect(await trial.handIn(await buildApk({ packageName: game.appId }), { application: game }));
});
afterAll(() => trial.close());

interface Order {
  readonly key?: string;
  readonly formerKeys?: readonly string[];
  readonly id?: string | undefined;
}

const open = async (address: string, { key = '', formerKeys, id }: Order) =>
  openBackup({ place: trial.placeAt(address), keys: await keysOf(key, formerKeys), id });
const refuse = (address: string, order: Order) =>
  open(address, order).then(
    () => 'it was opened',
    (error: Error) => error.message,
  );

/** Opens a backup and reads all of its files and rows; returns their number. */
async function readAll(address: string, order: Order): Promise<number> {
  const { place, manifest, seal } = await open(address, order);
  const tables = manifest.tables.flatMap(({ schema, name, data }) =>
    data === null ? [] : [{ ...data, key: tableKey({ id: manifest.id, schema, name }, seal) }],
  );
  const files = manifest.files.map(({ sha256, size }) => ({ sha256, size, key: blobKey(sha256, seal) }));
  for (const file of [...tables, ...files]) await hashOf(await readBackedUp(place, file, seal));
  return files.length;
}

/** All files of a place, by their paths. */
async function listFiles(address: string): Promise<string[]> {
  const entries = await readdir(address, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

async function opensWith(key: string, path: string): Promise<boolean> {
  return (await openSeal(key)).opens(await readFile(path));
}

describe('after BACKUP_KEY was changed twice', () => {
  let address: string;
  let ids: string[];
  beforeAll(async () => {
    address = trial.newFolder();
    ids = [];
    for (const key of [first, second, third]) ids.push((await trial.backUp(address, { key })).manifest.id);
  });

  it('restores a backup of a former key', async () => {
    const order = { key: third, formerKeys: [first, second], id: ids[0] ?? '' };
    const { connection, dataDir } = await trial.restore(address, order);
    expect(await digestDatabase(connection)).toEqual(await digestDatabase(trial.connection));
    await expect(readFile(join(dataDir, 'secrets', 'session'), 'utf8')).resolves.toBe('session secret');
  });

  it('opens the backup of each key, with all of them or that one only, in either setting', async () => {
    for (const id of ids) {
      expect(await readAll(address, { key: third, formerKeys: [first, second], id })).toBeGreaterThan(0);
    }
    expect(await readAll(address, { key: first, id: ids[0] })).toBeGreaterThan(0);
    expect(await readAll(address, { formerKeys: [second], id: ids[1] })).toBeGreaterThan(0);
  });

  it('says which key is missing, before anything is made', async () => {
    const [needed, given, former] = await Promise.all([second, third, first].map(fingerprintOfKey));
    expect(await refuse(address, { key: third, formerKeys: [first], id: ids[1] })).toBe(
      `The backup needs the key with the fingerprint ${needed}; BACKUP_KEY has ${given}, BACKUP_KEY_OLD has ${former}.`,
    );
    expect(await refuse(address, { id: ids[1] })).toBe(
      `The backup is encrypted for the key with the fingerprint ${needed}: set BACKUP_KEY.`,
    );
  });

  it('shows the key of each backup without having any', async () => {
    const place = trial.placeAt(address);
    const needed = await Promise.all((await listBackups(place)).map((backup) => readNeededKey(place, backup)));
    expect(needed).toEqual(await Promise.all([third, second, first].map(fingerprintOfKey)));
  });
});

it('writes with the new key only, and deletes what former keys wrote once it is too old', async () => {
  const address = trial.newFolder();
  await trial.backUp(address, { key: first });
  const before = new Set(await listFiles(address));
  const order = { key: second, formerKeys: [first], keep: 2 };
  expect(await trial.backUp(address, order)).toMatchObject({ prunedIds: [], pruneProblem: null });
  const added = (await listFiles(address)).filter((path) => !before.has(path));
  expect(added.some((path) => path.includes('/blobs/'))).toBe(true);
  for (const path of added) {
    expect(await opensWith(second, path), path).toBe(true);
    expect(await opensWith(first, path), path).toBe(false);
  }
  const { manifest, prunedIds } = await trial.backUp(address, order);
  expect(prunedIds).toHaveLength(1);
  expect((await listFiles(address)).filter((path) => before.has(path))).toEqual([]);
  expect(await readAll(address, { key: second, id: manifest.id })).toBeGreaterThan(0);
});

describe('a backup that does not say which key it needs', () => {
  let address: string;
  beforeAll(async () => {
    address = trial.newFolder();
    const { manifest } = await trial.backUp(address, { key: first });
    const { seal } = await keysOf(first);
    const path = join(address, listKey(manifest.id, seal));
    const content = await buffer(await seal.open(Readable.from([await readFile(path)])));
    await writeFile(path, await buffer(await seal.seal(Readable.from([content]))));
  });

  it('is opened by whichever key fits', async () => {
    expect(await readAll(address, { key: second, formerKeys: [third, first] })).toBeGreaterThan(0);
  });

  it('is refused if none does', async () => {
    const [given, former] = await Promise.all([second, third].map(fingerprintOfKey));
    expect(await refuse(address, { key: second, formerKeys: [third] })).toBe(
      `The backup needs another key; BACKUP_KEY has ${given}, BACKUP_KEY_OLD has ${former}.`,
    );
    expect(await refuse(address, {})).toBe('The backup is encrypted: set BACKUP_KEY.');
  });
});

it('is damaged, and not of another key, if the place that names the key is', async () => {
  const address = trial.newFolder();
  const { manifest } = await trial.backUp(address, { key: first });
  const path = join(address, listKey(manifest.id, await openSeal(first)));
  const needed = await fingerprintOfKey(first);
  const spoiled = (await readFile(path, 'latin1')).replace(`${needed}`, '0123456789abcdef');
  await writeFile(path, spoiled, 'latin1');
  expect(await refuse(address, { key: first })).toBe('The list of the backup is damaged.');
});
