import { chmodSync, existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, expect, it } from 'vitest';
import { openDatabase } from '#server/db/open-database.ts';
import {
  makeDataFolder,
  makeUsedFolder,
  readWritten,
  removeDataFolders,
  removePattern,
  serverPid,
  silent,
} from './data-folder.ts';
import { killWriters, startWriter } from './start-writer.ts';

afterEach(async () => {
  killWriters();
  await removeDataFolders();
});

afterAll(removePattern);

it('listens on a private socket in the data folder only, with durable writes and UTF-8', async () => {
  const dataDir = makeDataFolder();
  const database = await openDatabase({ dataDir, log: silent });
  const setting = async (name: string) => (await database.pool.query(`SHOW ${name}`)).rows[0][name];
  expect(database.mode).toBe('embedded');
  expect(database.connection.host).toBe(join(dataDir, 'postgres', 'socket'));
  expect(statSync(join(dataDir, 'postgres', 'socket')).mode & 0o777).toBe(0o700);
  expect(statSync(join(dataDir, 'postgres', 'socket', '.s.PGSQL.5432')).mode & 0o777).toBe(0o700);
  expect(await setting('listen_addresses')).toBe('');
  expect(await Promise.all(['fsync', 'full_page_writes', 'synchronous_commit'].map(setting))).toEqual([
    'on',
    'on',
    'on',
  ]);
  expect(await setting('server_encoding')).toBe('UTF8');
  const { rows } = await database.pool.query(`SELECT lower('ĐẸP ÉTÉ') AS lower, 'Z' < 'a' AS by_code_point`);
  expect(rows).toEqual([{ lower: 'đẹp été', by_code_point: true }]);
  await Promise.all([database.close(), database.close()]);
  expect(serverPid(dataDir)).toBeUndefined();
});

it('puts the socket elsewhere when the path of the data folder is too long for one, and comes back to it', async () => {
  const parent = makeDataFolder();
  chmodSync(parent, 0o711);
  const dataDir = join(parent, 'long'.repeat(30), 'path, with "signs"');
  const writer = startWriter({ dataDir });
  await writer.writtenMore(10);
  const folder = readFileSync(join(dataDir, 'postgres', 'socket-folder'), 'utf8');
  expect(statSync(folder).mode & 0o777).toBe(0o700);
  expect(existsSync(join(folder, '.s.PGSQL.5432'))).toBe(true);
  await writer.kill();
  const found = await readWritten(dataDir);
  expect(writer.acknowledged.filter((number) => !found.has(number))).toEqual([]);
  expect(readFileSync(join(dataDir, 'postgres', 'socket-folder'), 'utf8')).toBe(folder);
  rmSync(folder, { recursive: true });
});

it('opens twice in one process', async () => {
  const dataDir = await makeUsedFolder();
  const first = await openDatabase({ dataDir, log: silent });
  const second = await openDatabase({ dataDir, log: silent });
  await first.close();
  expect((await second.pool.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
  await second.close();
  expect(serverPid(dataDir)).toBeUndefined();
});

it('takes an external database and a replica by address', async () => {
  const dataDir = await makeUsedFolder();
  const embedded = await openDatabase({ dataDir, log: silent });
  const url = `postgresql://starhall@/starhall?host=${encodeURIComponent(embedded.connection.host ?? '')}`;
  const elsewhere = join(dataDir, 'unused');
  const external = await openDatabase({ databaseUrl: url, databaseReadUrl: url, dataDir: elsewhere, log: silent });
  expect(external.mode).toBe('external');
  expect(external.readDb).not.toBe(external.db);
  expect((await external.pool.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
  await external.close();
  expect(existsSync(elsewhere)).toBe(false);
  expect((await embedded.pool.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
  await embedded.close();
});

it('says so when the external database does not answer', async () => {
  const databaseUrl = 'postgresql://nobody@127.0.0.1:1/none';
  await expect(openDatabase({ databaseUrl, dataDir: '/nonexistent', log: silent })).rejects.toThrow('ECONNREFUSED');
});

it('refuses the data of another PostgreSQL version with a way out', async () => {
  const dataDir = makeDataFolder();
  mkdirSync(join(dataDir, 'postgres', 'cluster'), { recursive: true, mode: 0o700 });
  writeFileSync(join(dataDir, 'postgres', 'cluster', 'PG_VERSION'), '17\n');
  await expect(openDatabase({ dataDir, log: silent })).rejects.toThrow(/PostgreSQL 17.* new DATA_DIR/);
});
