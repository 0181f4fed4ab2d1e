import { execFileSync, spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, expect, it } from 'vitest';
import { openBackupKeys } from '#server/backup/backup-keys.ts';
import { makeBackupKey } from '#server/backup/backup-seal.ts';
import { copyCluster } from '#server/backup/copy-cluster.ts';
import { recoverCluster } from '#server/backup/recover-cluster.ts';
import { makeArchiveCommand } from '#server/db/embedded/archive-command.ts';
import { openDatabase } from '#server/db/open-database.ts';
import { findJournalFailure } from '#server/features/backup/journal-queries.ts';
import { fillDisk, mountDisk, unmountDisks } from '../soak/fill-disk.ts';
import { Skipped } from '../soak/part.ts';
import {
  clusterOf,
  killServer,
  makeDataFolder,
  makeUsedFolder,
  removeDataFolders,
  removePattern,
  silent,
} from './data-folder.ts';

const KEY = await makeBackupKey();
const KEYS = await openBackupKeys({ BACKUP_KEY: KEY, BACKUP_KEY_OLD: [] });

afterEach(async () => {
  unmountDisks();
  await removeDataFolders();
});
afterAll(removePattern);

/** A store whose journal is copied encrypted, with a copy of its cluster to begin from. */
async function openArchived(archive: string) {
  const dataDir = await makeUsedFolder();
  const open = () => openDatabase({ dataDir, log: silent, walArchive: { folder: archive, key: KEY } });
  const database = await open();
  const clusterFolder = clusterOf(dataDir);
  const { connection, pool } = database;
  await pool.query('CREATE TABLE written (number int)');
  await copyCluster({ connection, clusterFolder, archive, seal: KEYS.seal, nowMs: 0 });
  const recover = async () => {
    await database.close();
    renameSync(clusterFolder, `${clusterFolder}.broken`);
    await recoverCluster({
      archive,
      keys: KEYS,
      clusterFolder,
      copy: undefined,
      until: undefined,
      timeline: undefined,
    });
    execFileSync('sh', ['-c', 'cp -a "$0".broken/pg_wal/0* "$0"/pg_wal/', clusterFolder]);
    const recovered = await open();
    const { rows } = await recovered.pool.query<{ number: number }>('SELECT number FROM written ORDER BY number');
    await recovered.close();
    return rows.map(({ number }) => number);
  };
  return { dataDir, db: database.db, pool, recover };
}

/** Tries again until the database, which was killed, is back. */
async function persist<Result>(action: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await action();
    } catch (error) {
      if (attempt === 100) throw error;
      await sleep(100);
    }
  }
}

it('loses no acknowledged row when the server is killed while it copies its journal', async () => {
  const archive = makeDataFolder();
  const { dataDir, pool, recover } = await openArchived(archive);
  const acknowledged: number[] = [];
  for (let number = 0; number < 8; number += 1) {
    await persist(() => pool.query('INSERT INTO written VALUES ($1)', [number]));
    acknowledged.push(number);
    await persist(() => pool.query('SELECT pg_switch_wal()'));
    // Each time at another moment of the copy: before the program runs, while it does, after it.
    await sleep(number * 60);
    killServer(dataDir);
  }
  await persist(() => pool.query('SELECT 1'));
  expect(await recover()).toEqual(expect.arrayContaining(acknowledged));
});

it('keeps the journal while the disk of the copies is full, and copies it afterwards', async (context) => {
  const archive = makeDataFolder();
  try {
    mountDisk(archive, 64);
  } catch (error) {
    if (error instanceof Skipped) context.skip(error.message);
    throw error;
  }
  const { db, pool, recover } = await openArchived(archive);
  const read = async (column: 'failed_count' | 'archived_count') => {
    const { rows } = await pool.query(`SELECT ${column}::int AS count FROM pg_stat_archiver`);
    return Number(rows[0]?.count);
  };
  const disk = fillDisk(archive);
  await pool.query('INSERT INTO written VALUES (1)');
  await pool.query('SELECT pg_switch_wal()');
  await expect.poll(() => read('failed_count'), { timeout: 30_000 }).toBeGreaterThan(0);
  expect(await findJournalFailure(db)).toBeInstanceOf(Date);
  disk.free();
  expect(readdirSync(archive).filter((name) => name.endsWith('.part'))).toEqual([]);
  const before = await read('archived_count');
  await pool.query('INSERT INTO written VALUES (2)');
  // The end of a piece wakes the server, which otherwise tries again after a minute.
  await pool.query('SELECT pg_switch_wal()');
  await expect.poll(() => read('archived_count'), { timeout: 90_000 }).toBeGreaterThan(before + 1);
  expect(await findJournalFailure(db)).toBeNull();
  expect(await recover()).toEqual([1, 2]);
}, 180_000);

it('copies a piece once: again if it is the same, never over another one', async () => {
  const folder = makeDataFolder();
  const run = async (content: string, key = KEY, formerKeys: readonly string[] = []) => {
    writeFileSync(join(folder, '01'), content);
    const archive = { folder, key, formerKeys, user: undefined, serverFolder: folder };
    const { command, variables } = await makeArchiveCommand(archive);
    const { status, stderr } = spawnSync('sh', ['-c', command.replaceAll('%p', '01').replaceAll('%f', '01')], {
      ...{ cwd: folder, encoding: 'utf8' },
      env: { ...variables, PATH: process.env.PATH },
    });
    return status === 0 ? 'copied' : stderr;
  };
  // Left by one that was killed.
  writeFileSync(join(folder, '01.gz.age.part'), 'half');
  expect(await run('a piece')).toBe('copied');
  const copy = readFileSync(join(folder, '01.gz.age'));
  expect(await run('a piece')).toBe('copied');
  const later = await makeBackupKey();
  // The key was changed before the server noted that it had copied the piece.
  expect(await run('a piece', later, [await makeBackupKey(), KEY])).toBe('copied');
  for (const refused of [await run('another piece', later, [KEY]), await run('a piece', later)]) {
    expect(refused).toContain('it is there already, with other content or for a key that is not set');
  }
  expect(readFileSync(join(folder, '01.gz.age'))).toEqual(copy);
  expect(readdirSync(folder).toSorted()).toEqual(['01', '01.gz.age']);
});
