import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
} from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { HOUR_MS } from '#domain/time/durations.ts';
import { openBackupKeys } from '#server/backup/backup-keys.ts';
import { makeBackupKey } from '#server/backup/backup-seal.ts';
import { copyCluster } from '#server/backup/copy-cluster.ts';
import { fingerprintOfKey } from '#server/backup/key-fingerprint.ts';
import { pruneJournal } from '#server/backup/prune-journal.ts';
import { recoverCluster } from '#server/backup/recover-cluster.ts';
import { openDatabase } from '#server/db/open-database.ts';
import { startCommand } from './backup/store-command.ts';
import { clusterOf, makeDataFolder, makeUsedFolder, removeDataFolders, removePattern, silent } from './data-folder.ts';

afterEach(removeDataFolders);
afterAll(removePattern);

/** Two copies and two recoveries of a cluster, on a busy machine. */
const LONG_MS = 240_000;
const KEY = await makeBackupKey();
const keysOf = (key: string, formerKeys: readonly string[] = []) =>
  openBackupKeys({ BACKUP_KEY: key, BACKUP_KEY_OLD: formerKeys });

/** A store that archives its journal, has two copies and, after the second, two rows and the moment between them. */
async function openArchived(key: string) {
  const dataDir = await makeUsedFolder();
  const parent = makeDataFolder();
  chmodSync(parent, 0o711);
  const archive = join(parent, `it's 100 % here`);
  const open = () => openDatabase({ dataDir, log: silent, walArchive: { folder: archive, key } });
  const { seal } = await keysOf(key);
  const clusterFolder = clusterOf(dataDir);
  const database = await open();
  const write = (text: string) => database.pool.query('INSERT INTO written VALUES ($1)', [text]);
  const endPiece = () => database.pool.query('SELECT pg_switch_wal()');
  const copy = (nowMs: number) => copyCluster({ connection: database.connection, clusterFolder, archive, seal, nowMs });
  await database.pool.query('CREATE TABLE written (text text)');
  await copy(0);
  await write('before the copy');
  await endPiece();
  await copy(HOUR_MS);
  await write('wanted');
  const { rows } = await database.pool.query<{ now: Date }>(`SELECT clock_timestamp() + interval '1 ms' AS now`);
  await database.pool.query(`SELECT pg_sleep(0.01)`);
  await write('a mistake');
  await endPiece();
  await write('after the last piece');
  return { dataDir, archive, clusterFolder, open, database, moment: rows[0]?.now };
}

async function readTexts(open: () => ReturnType<typeof openDatabase>) {
  const database = await open();
  const { rows } = await database.pool.query<{ text: string }>('SELECT text FROM written');
  await database.close();
  return rows.map(({ text }) => text);
}

const piecesOf = (archive: string) => readdirSync(archive).filter((name) => /^[\dA-F]{24}\.gz/.test(name));

describe.each([
  ['plainly', ''],
  ['encrypted', KEY],
])('a journal copied %s', (_, key) => {
  it(
    'leads from a copy to a moment or the last commit, and prunes only what no copy needs',
    async () => {
      const { dataDir, archive, clusterFolder, open, database, moment } = await openArchived(key);
      expect((await pruneJournal(archive, 2)).copies).toEqual([]);
      const pruned = await pruneJournal(archive, 1);
      expect(pruned.copies).toEqual(['1970-01-01T000000']);
      expect(pruned.pieces).toBeGreaterThan(0);
      await database.close();
      const recovery = { archive, keys: await keysOf(key), clusterFolder, copy: undefined, timeline: undefined };

      renameSync(clusterFolder, `${clusterFolder}.broken`);
      await recoverCluster({ ...recovery, until: moment });
      expect(await readTexts(open)).toEqual(['before the copy', 'wanted']);
      expect(readdirSync(clusterFolder)).not.toContain('journal');

      // Another attempt, to the latest commit of the first timeline, with the pieces that were not copied yet.
      renameSync(clusterFolder, `${clusterFolder}.recovered`);
      const settings = { DATA_DIR: dataDir, WAL_ARCHIVE_TO: archive, BACKUP_KEY: key };
      const { code, output } = await startCommand(['recover', '--timeline', '1'], settings).end;
      expect(output).toContain('The next start of the store recovers it to the latest commit.');
      expect(code).toBe(0);
      execFileSync('sh', ['-c', 'cp -a "$0".broken/pg_wal/0* "$0"/pg_wal/', clusterFolder]);
      expect(await readTexts(open)).toEqual(['before the copy', 'wanted', 'a mistake', 'after the last piece']);
    },
    LONG_MS,
  );
});

it('leaves nothing readable in the archive of a store that has a key', async () => {
  const { archive, database } = await openArchived(KEY);
  await database.close();
  const readable = readdirSync(archive, { recursive: true, encoding: 'utf8' })
    .filter((name) => statSync(join(archive, name)).isFile() && !/\.gz\.age$/.test(name))
    .toSorted();
  expect(readable).toEqual(['base/1970-01-01T000000/backup_label', 'base/1970-01-01T010000/backup_label', 'database']);
  expect(piecesOf(archive).length).toBeGreaterThan(2);
});

it(
  'recovers from nothing that is damaged, incomplete or of another key',
  async () => {
    const { dataDir, archive, database, clusterFolder } = await openArchived(KEY);
    await database.close();
    const recover = async (key = KEY, copy?: string) => {
      const recovery = { archive, keys: await keysOf(key), clusterFolder, copy, until: undefined, timeline: undefined };
      return recoverCluster(recovery).catch((error: Error) => error.message);
    };
    expect(await recover()).toContain('Stop the store and move it away; nothing was changed.');
    renameSync(clusterFolder, `${clusterFolder}.broken`);
    const refused = async (reason: string, ...order: Parameters<typeof recover>) => {
      expect(await recover(...order)).toMatch(new RegExp(`^${reason} Nothing was recovered\\.$`));
      expect(readdirSync(join(dataDir, 'postgres')).filter((name) => /^cluster(?!\.broken)/.test(name))).toEqual([]);
    };
    /** Does something to a file, sees that recovery refuses, and undoes it. */
    const spoil = async (path: string, harm: (path: string) => void, reason: string) => {
      copyFileSync(path, join(dataDir, 'kept'));
      harm(path);
      await refused(reason);
      copyFileSync(join(dataDir, 'kept'), path);
    };
    const shorten = (path: string) => truncateSync(path, statSync(path).size - 1);
    const base = join(archive, 'base/1970-01-01T010000');
    const [piece = ''] = piecesOf(archive).slice(-2);
    const other = await makeBackupKey();
    const [needed, given] = [await fingerprintOfKey(KEY), await fingerprintOfKey(other)];
    await refused(`.*\\.age needs the key with the fingerprint ${needed}; BACKUP_KEY has ${given}\\.`, other);
    await refused(`.*\\.age is encrypted for the key with the fingerprint ${needed}: set BACKUP_KEY\\.`, '');
    expect(await recover(KEY, '2026-01-01T000000')).toContain('has no copy of the database named 2026-01-01T000000.');
    for (const path of [join(archive, piece), join(base, 'cluster.tar.gz.age')]) {
      await spoil(path, shorten, `${path.replace(/['%+]/g, '.')} is damaged\\.`);
      await spoil(path, rmSync, `The journal is incomplete: [\\w.]+ is missing\\.`);
    }
    expect(await recover()).toMatchObject({ copy: '1970-01-01T010000' });
  },
  LONG_MS,
);

it(
  'recovers across a change of the key, with both, and says first which one is missing',
  async () => {
    const [first, second] = [await makeBackupKey(), await makeBackupKey()];
    const dataDir = await makeUsedFolder();
    const archive = makeDataFolder();
    const clusterFolder = clusterOf(dataDir);
    const open = (key: string, formerKeys: readonly string[] = []) =>
      openDatabase({ dataDir, log: silent, walArchive: { folder: archive, key, formerKeys } });
    const write = async ({ pool }: Awaited<ReturnType<typeof open>>, text: string) => {
      await pool.query('INSERT INTO written VALUES ($1)', [text]);
      await pool.query('SELECT pg_switch_wal()');
    };
    const before = await open(first);
    await before.pool.query('CREATE TABLE written (text text)');
    const { seal } = await keysOf(first);
    await copyCluster({ connection: before.connection, clusterFolder, archive, seal, nowMs: 0 });
    await write(before, 'with the first key');
    await before.close();
    const after = await open(second, [first]);
    await write(after, 'with the second key');
    await after.close();
    renameSync(clusterFolder, `${clusterFolder}.broken`);

    const recover = async (key: string, formerKeys: readonly string[] = []) => {
      const keys = await keysOf(key, formerKeys);
      return recoverCluster({ archive, keys, clusterFolder, copy: undefined, until: undefined, timeline: undefined });
    };
    const [ofFirst, ofSecond] = [await fingerprintOfKey(first), await fingerprintOfKey(second)];
    // Would be found first if pieces were decrypted before all headers were read.
    const withFirst = piecesOf(archive).filter((name) => readFileSync(join(archive, name)).includes(`${ofFirst}`));
    const piece = withFirst.toSorted().at(-1) ?? '';
    copyFileSync(join(archive, piece), join(dataDir, 'kept'));
    truncateSync(join(archive, piece), statSync(join(archive, piece)).size - 1);
    await expect(recover(first)).rejects.toThrow(
      `needs the key with the fingerprint ${ofSecond}; BACKUP_KEY has ${ofFirst}. Nothing was recovered.`,
    );
    await expect(recover(second, [await makeBackupKey()])).rejects.toThrow(
      `needs the key with the fingerprint ${ofFirst}; BACKUP_KEY has ${ofSecond}, BACKUP_KEY_OLD has `,
    );
    await expect(recover(second, [first])).rejects.toThrow(`${piece} is damaged. Nothing was recovered.`);
    copyFileSync(join(dataDir, 'kept'), join(archive, piece));

    const settings = { DATA_DIR: dataDir, WAL_ARCHIVE_TO: archive, BACKUP_KEY: second, BACKUP_KEY_OLD: first };
    expect((await startCommand(['recover'], settings).end).code).toBe(0);
    expect(await readTexts(() => open(second, [first]))).toEqual(['with the first key', 'with the second key']);
  },
  LONG_MS,
);

it('refuses a folder that has the journal of another database, or that cannot be written', async () => {
  const folder = makeDataFolder();
  const walArchive = { folder, key: '' };
  const first = await openDatabase({ dataDir: makeDataFolder(), log: silent, walArchive });
  await first.close();
  const second = openDatabase({ dataDir: makeDataFolder(), log: silent, walArchive });
  await expect(second).rejects.toThrow('has the journal of another database');
  const inFile = join(folder, 'database', 'journal');
  const third = openDatabase({ dataDir: await makeUsedFolder(), log: silent, walArchive: { folder: inFile, key: '' } });
  await expect(third).rejects.toThrow(`WAL_ARCHIVE_TO: ${inFile} cannot be written (ENOTDIR).`);
});
