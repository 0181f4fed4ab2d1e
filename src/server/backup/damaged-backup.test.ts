import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type BackupTrial, openBackupTrial } from '#tests/backup/open-backup-trial.ts';
import { buildApk } from '#tests/packages/build-apk.ts';
import { describeProblem } from './backup-error.ts';
import { type BackupPlace, blobKey, listKey, tableKey } from './backup-place.ts';
import { makeBackupKey, openSeal, PLAIN, type Seal } from './backup-seal.ts';
import { fingerprintOfKey } from './key-fingerprint.ts';
import { type Manifest, readManifest, writeManifest } from './manifest.ts';

let trial: BackupTrial;
let key: string;
beforeAll(async () => {
  trial = await openBackupTrial();
  key = await makeBackupKey();
  const game = await trial.buildGame();
  await trial.inspect(await trial.handIn(await buildApk({ packageName: game.appId }), { application: game }));
});
afterAll(() => trial.close());

interface Damaged {
  readonly address: string;
  readonly manifest: Manifest;
  readonly seal: Seal;
  /** The largest file of the store. */
  readonly blob: string;
  /** The rows of the users. */
  readonly table: string;
  readonly list: string;
}

async function make(isEncrypted: boolean): Promise<Damaged> {
  const address = trial.newFolder();
  const seal = isEncrypted ? await openSeal(key) : PLAIN;
  const { manifest } = await trial.backUp(address, isEncrypted ? { key } : {});
  const [file] = manifest.files.toSorted((a, b) => b.size - a.size);
  if (file === undefined) throw new Error('nothing was backed up');
  return {
    ...{ address, manifest, seal },
    blob: join(address, blobKey(file.sha256, seal)),
    table: join(address, tableKey({ id: manifest.id, schema: 'public', name: 'users' }, seal)),
    list: join(address, listKey(manifest.id, seal)),
  };
}

/** Restores into an empty place, which must be as empty afterwards; returns the one line of the refusal. */
async function refuse(address: string, withKey = key): Promise<string> {
  const database = await trial.makeEmptyDatabase();
  const dataDir = trial.newFolder();
  const problem = await trial.restore(address, { key: withKey, into: { database, dataDir } }).then(
    () => 'it was restored',
    (error: Error) => error.message,
  );
  expect(problem).not.toContain('\n');
  await expect(readdir(dataDir)).rejects.toThrow('ENOENT');
  return problem;
}

async function flipBit(path: string): Promise<void> {
  const bytes = await readFile(path);
  const middle = Math.floor(bytes.length * 0.7);
  bytes[middle] = (bytes[middle] ?? 0) ^ 1;
  await writeFile(path, bytes);
}

const cut = async (path: string) => writeFile(path, (await readFile(path)).subarray(0, -1));

describe.each([
  ['encrypted', true],
  ['plain', false],
])('a backup that is %s', (_name, isEncrypted) => {
  let damaged: Damaged;
  beforeEach(async () => {
    damaged = await make(isEncrypted);
  });

  it('is refused if a file was cut short or is missing, before anything is made', async () => {
    await cut(damaged.blob);
    expect(await refuse(damaged.address)).toMatch(/^The backup is incomplete: blobs\/\S+ is cut short or damaged\.$/);
    await rm(damaged.blob);
    expect(await refuse(damaged.address)).toMatch(/^The backup is incomplete: blobs\/\S+ is missing\.$/);
  });

  it('is refused if rows were cut short or are missing', async () => {
    await cut(damaged.table);
    expect(await refuse(damaged.address)).toMatch(
      /^The backup is incomplete: data\/\S+users\S+ is cut short or damaged\.$/,
    );
    await rm(damaged.table);
    expect(await refuse(damaged.address)).toMatch(/^The backup is incomplete: data\/\S+users\S+ is missing\.$/);
  });

  it('is refused if a bit of a file has flipped', async () => {
    await flipBit(damaged.blob);
    expect(await refuse(damaged.address)).toMatch(/^blobs\/\S+ is damaged\. Nothing was restored\.$/);
  });

  it('is refused if a bit of a row has flipped', async () => {
    await flipBit(damaged.table);
    expect(await refuse(damaged.address)).toMatch(/^data\/\S+users\S+ is damaged\. Nothing was restored\.$/);
  });

  it('is refused if its list is damaged', async () => {
    await flipBit(damaged.list);
    expect(await refuse(damaged.address)).toBe('The list of the backup is damaged.');
    await cut(damaged.list);
    expect(await refuse(damaged.address)).toBe('The list of the backup is damaged.');
  });
});

it('is refused with another key, and with none', async () => {
  const { address } = await make(true);
  const other = await makeBackupKey();
  const [needed, given] = [await fingerprintOfKey(key), await fingerprintOfKey(other)];
  expect(await refuse(address, other)).toBe(
    `The backup needs the key with the fingerprint ${needed}; BACKUP_KEY has ${given}.`,
  );
  expect(await refuse(address, '')).toBe(
    `The backup is encrypted for the key with the fingerprint ${needed}: set BACKUP_KEY.`,
  );
  await expect(openSeal('AGE-SECRET-KEY-1NOKEY')).rejects.toThrow('BACKUP_KEY is not an age key.');
});

/** Writes a list as a stranger could. */
async function forge({ list, manifest }: Damaged, changes: object): Promise<void> {
  await writeFile(list, writeManifest({ ...manifest, ...changes }));
}

it('is refused if a newer version made it', async () => {
  const damaged = await make(false);
  const newer = 'The backup was made by Starhall 9.0.0, which is newer than this one. Restore it with that version.';
  await forge(damaged, { version: '9.0.0', migrations: [...damaged.manifest.migrations, '999-later'] });
  expect(await refuse(damaged.address)).toBe(newer);
  await forge(damaged, { format: 2 });
  expect(await refuse(damaged.address)).toBe('The backup was made by a newer Starhall. Restore it with that version.');
});

it('is restored nowhere but into its folder, whatever its list says', async () => {
  const damaged = await make(false);
  const [file] = damaged.manifest.files;
  for (const path of ['../outside', '/tmp/outside', 'a/../../outside', '.hidden', 'a\\..\\b', 'a\0b']) {
    await forge(damaged, { files: [{ ...file, key: path }] });
    expect(await refuse(damaged.address), path).toBe('The list of the backup is invalid: files.0.key.');
  }
  await forge(damaged, { secrets: [{ name: '../../authorized_keys', value: 'x' }] });
  expect(await refuse(damaged.address)).toBe('The list of the backup is invalid: secrets.0.name.');
  await forge(damaged, { id: '../../../etc' });
  expect(await refuse(damaged.address)).toBe('The list of the backup is invalid: id.');
});

it('writes no table that the migrations did not make', async () => {
  const damaged = await make(false);
  const tables = damaged.manifest.tables.map((table) =>
    table.name === 'users' ? { ...table, columns: [...table.columns.slice(1), 'password'] } : table,
  );
  await forge(damaged, { tables });
  expect(await refuse(damaged.address)).toBe(
    'The list of the backup is invalid: there is no table users with these columns. Nothing was restored.',
  );
  await forge(damaged, { tables: [{ ...damaged.manifest.tables[0], name: 'pg_authid; --' }] });
  expect(await refuse(damaged.address)).toMatch(/^The list of the backup is invalid: tables\.0\.name\.$/);
});

it('leaves a folder or database that has something as it is', async () => {
  const { address } = await make(false);
  const dataDir = trial.newFolder();
  await mkdir(dataDir);
  await writeFile(join(dataDir, 'note.txt'), 'mine');
  await expect(trial.restore(address, { into: { dataDir } })).rejects.toThrow(
    `${dataDir} is not empty. Restore into an empty folder; nothing was changed.`,
  );
  await expect(readFile(join(dataDir, 'note.txt'), 'utf8')).resolves.toBe('mine');
  const database = await trial.makeEmptyDatabase();
  await trial.restore(address, { into: { database } });
  await expect(trial.restore(address, { into: { database } })).rejects.toThrow(
    'The database is not empty. Restore into one without tables; nothing was changed. Nothing was restored.',
  );
});

it('needs a place that is there', async () => {
  await expect(trial.restore('/nowhere/at-all')).rejects.toThrow('There is no folder /nowhere/at-all.');
  const { address } = await make(false);
  await expect(trial.restore(address, { id: 'other' })).rejects.toThrow(
    `There is no finished backup other in ${address}.`,
  );
});

/** A place on a disk that is full after some bytes. */
function onFullDisk({ files, address }: BackupPlace, room: number): BackupPlace {
  let left = room;
  async function* fill(content: AsyncIterable<Uint8Array>) {
    for await (const piece of content) {
      left -= piece.length;
      if (left < 0) throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
      yield piece;
    }
  }
  const put: BackupPlace['files']['put'] = (name, content) =>
    files.put(name, Readable.from(fill(content instanceof Uint8Array ? Readable.from([content]) : content)));
  return { files: { ...files, put }, address };
}

it.each([0, 2000, 10_000])('leaves older backups as they are if the disk is full after %i bytes', async (room) => {
  const { address } = await make(false);
  const before = await readdir(address, { recursive: true });
  const place = onFullDisk(trial.placeAt(address), room);
  const problem = await trial.backUp(address, { place, keep: 1 }).then(() => '', describeProblem);
  expect(problem).toBe('The disk is full.');
  const after = await readdir(address, { recursive: true });
  expect(before.filter((name) => !after.includes(name))).toEqual([]);
  expect(after.filter((name) => name.startsWith('backups/'))).toHaveLength(1);
  await trial.open(address);
});

it('refuses a manifest of another hash', async () => {
  const { list, manifest } = await make(false);
  const written = await readFile(list, 'utf8');
  expect(readManifest(written)).toEqual(manifest);
  expect(() => readManifest(written.replace('"missing":[]', '"missing":["x"]'))).toThrow('is damaged');
});
