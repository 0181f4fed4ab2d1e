import { execFileSync } from 'node:child_process';
import { appendFileSync, chmodSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, expect, it } from 'vitest';
import { copyCluster } from '#server/backup/copy-cluster.ts';
import { pruneJournal } from '#server/backup/prune-journal.ts';
import { openDatabase } from '#server/db/open-database.ts';
import { clusterOf, makeDataFolder, makeUsedFolder, removeDataFolders, removePattern, silent } from './data-folder.ts';

afterEach(removeDataFolders);
afterAll(removePattern);

const HOUR_MS = 3_600_000;

it('leads from a copy by the journal to a moment, and prunes only what no copy needs', async () => {
  const dataDir = await makeUsedFolder();
  const parent = makeDataFolder();
  chmodSync(parent, 0o711);
  const walArchive = join(parent, `it's 100 % here`);
  const open = () => openDatabase({ dataDir, log: silent, walArchive });
  const database = await open();
  const write = (text: string) => database.pool.query('INSERT INTO written VALUES ($1)', [text]);
  const endPiece = () => database.pool.query('SELECT pg_switch_wal()');
  const copy = (nowMs: number) =>
    copyCluster({ connection: database.connection, clusterFolder: clusterOf(dataDir), archive: walArchive, nowMs });
  await database.pool.query('CREATE TABLE written (text text)');
  await copy(0);
  await write('before the copy');
  await endPiece();
  const base = await copy(HOUR_MS);
  await write('wanted');
  const { rows } = await database.pool.query<{ now: string }>(`SELECT clock_timestamp()::text AS now`);
  await write('a mistake');
  await endPiece();
  expect((await pruneJournal(walArchive, 2)).copies).toEqual([]);
  const pruned = await pruneJournal(walArchive, 1);
  expect(pruned.copies).toEqual(['1970-01-01T000000']);
  expect(pruned.pieces).toBeGreaterThan(0);
  await database.close();

  const cluster = clusterOf(dataDir);
  rmSync(cluster, { recursive: true });
  execFileSync('cp', ['-a', base, cluster]);
  appendFileSync(
    join(cluster, 'postgresql.auto.conf'),
    [
      `restore_command = 'gunzip -c "${walArchive.replaceAll("'", "''").replaceAll('%', '%%')}/%f.gz" > "%p"'`,
      `recovery_target_time = '${rows[0]?.now}'`,
      `recovery_target_action = 'promote'\n`,
    ].join('\n'),
  );
  writeFileSync(join(cluster, 'recovery.signal'), '');
  const recovered = await open();
  const { rows: found } = await recovered.pool.query<{ text: string }>('SELECT text FROM written');
  await recovered.close();
  expect(found.map(({ text }) => text)).toEqual(['before the copy', 'wanted']);
});

it('refuses a folder that has the journal of another database, or that cannot be written', async () => {
  const walArchive = makeDataFolder();
  const first = await openDatabase({ dataDir: makeDataFolder(), log: silent, walArchive });
  await first.close();
  const second = openDatabase({ dataDir: makeDataFolder(), log: silent, walArchive });
  await expect(second).rejects.toThrow('has the journal of another database');
  const inFile = join(walArchive, 'database', 'journal');
  const third = openDatabase({ dataDir: await makeUsedFolder(), log: silent, walArchive: inFile });
  await expect(third).rejects.toThrow(`WAL_ARCHIVE_TO: ${inFile} cannot be written (ENOTDIR).`);
});
