import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, expect, it } from 'vitest';
import {
  clusterOf,
  makeDataFolder,
  makeUsedFolder,
  readWritten,
  removeDataFolders,
  removePattern,
  serverPid,
} from './data-folder.ts';
import { killWriters, startWriter } from './start-writer.ts';

afterEach(async () => {
  killWriters();
  await removeDataFolders();
});

afterAll(removePattern);

function lost(acknowledged: number[], found: Set<number>): number[] {
  return acknowledged.filter((number) => !found.has(number));
}

it('loses no acknowledged row when the process is killed, and adopts the server it left', async () => {
  const dataDir = await makeUsedFolder();
  const writer = startWriter({ dataDir });
  await writer.writtenMore(50);
  const orphan = serverPid(dataDir);
  await writer.kill();
  const next = startWriter({ dataDir, name: 'next' });
  await next.said('log adopted the PostgreSQL server');
  await next.writtenMore(10);
  expect(serverPid(dataDir)).toBe(orphan);
  await next.close();
  expect(serverPid(dataDir)).toBeUndefined();
  expect(lost(writer.acknowledged, await readWritten(dataDir))).toEqual([]);
  expect(lost(next.acknowledged, await readWritten(dataDir, 'next'))).toEqual([]);
});

it('shares one server between processes on one folder; the last one out stops it', async () => {
  const dataDir = await makeUsedFolder();
  const first = startWriter({ dataDir, name: 'first' });
  await first.writtenMore(20);
  const second = startWriter({ dataDir, name: 'second' });
  await second.writtenMore(20);
  const shared = serverPid(dataDir);
  await first.close();
  await second.writtenMore(50);
  expect(serverPid(dataDir)).toBe(shared);
  expect(second.lines.filter((line) => /terminat|ECONN|broke/.test(line))).toEqual([]);
  await second.close();
  expect(serverPid(dataDir)).toBeUndefined();
  expect(lost(first.acknowledged, await readWritten(dataDir, 'first'))).toEqual([]);
  expect(lost(second.acknowledged, await readWritten(dataDir, 'second'))).toEqual([]);
});

it('keeps the server for the others when the process that started it is killed', async () => {
  const dataDir = await makeUsedFolder();
  const first = startWriter({ dataDir, name: 'first' });
  await first.writtenMore(1);
  const second = startWriter({ dataDir, name: 'second' });
  await second.writtenMore(1);
  await first.kill();
  await second.writtenMore(50);
  await second.close();
  expect(serverPid(dataDir)).toBeUndefined();
});

it('loses no acknowledged row when the server itself is killed, and brings it back', async () => {
  const dataDir = await makeUsedFolder();
  const writer = startWriter({ dataDir });
  await writer.writtenMore(50);
  const killed = serverPid(dataDir) ?? 0;
  process.kill(killed, 'SIGKILL');
  // Its connections write on for a moment without it, so that more rows do not show a new server.
  await expect.poll(() => serverPid(dataDir) ?? killed, { timeout: 30_000 }).not.toBe(killed);
  await writer.writtenMore(50);
  await writer.close();
  expect(lost(writer.acknowledged, await readWritten(dataDir))).toEqual([]);
});

it('recovers after both were killed at once', async () => {
  const dataDir = await makeUsedFolder();
  const writer = startWriter({ dataDir });
  await writer.writtenMore(50);
  process.kill(serverPid(dataDir) ?? 0, 'SIGKILL');
  await writer.kill();
  expect(existsSync(join(clusterOf(dataDir), 'postmaster.pid'))).toBe(true);
  expect(lost(writer.acknowledged, await readWritten(dataDir))).toEqual([]);
});

it('starts although the process id in a stale postmaster.pid now belongs to another program', async () => {
  const dataDir = await makeUsedFolder();
  const writer = startWriter({ dataDir });
  await writer.writtenMore(10);
  await writer.close();
  const stale = [process.pid, clusterOf(dataDir), 1, 5432, join(dataDir, 'postgres', 'socket'), '', '1 1', 'ready'];
  writeFileSync(join(clusterOf(dataDir), 'postmaster.pid'), stale.join('\n'));
  expect(lost(writer.acknowledged, await readWritten(dataDir))).toEqual([]);
});

it('serializes first starts: four processes at once on an empty folder make one database', async () => {
  const dataDir = makeDataFolder();
  const names = ['a', 'b', 'c', 'd'];
  const writers = names.map((name) => startWriter({ dataDir, name, mode: 'idle' }));
  await Promise.all(writers.map((writer) => writer.said('open embedded')));
  const starts = writers.flatMap(({ lines }) => lines).filter((line) => line.startsWith('log started'));
  expect(starts).toHaveLength(1);
  const last = startWriter({ dataDir, name: 'last' });
  await last.writtenMore(1);
  await Promise.all(writers.map((writer) => writer.close()));
  await last.writtenMore(10);
  await last.close();
  expect(serverPid(dataDir)).toBeUndefined();
});

it('throws a half-made database away', async () => {
  const dataDir = makeDataFolder();
  mkdirSync(join(dataDir, 'postgres', 'cluster.unfinished', 'base'), { recursive: true });
  const writer = startWriter({ dataDir });
  await writer.writtenMore(1);
  await writer.close();
});
