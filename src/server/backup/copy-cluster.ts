import { chown, copyFile, mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { BackupError } from './backup-error.ts';
import type { Seal } from './backup-seal.ts';
import { beginBaseCopy, endBaseCopy } from './base-copy-queries.ts';
import { PACKED, packCluster } from './pack-cluster.ts';

/** Folders whose content belongs to the running server; recovery makes it again. */
const EMPTIED = [
  'pg_wal',
  'pg_replslot',
  'pg_dynshmem',
  'pg_notify',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
];
const LEFT_OUT = ['postmaster.pid', 'postmaster.opts', 'pg_internal.init', 'recovery.signal'];
const LEFT_OUT_START = /^(?:pgsql_tmp|backup_label)/;

export interface ClusterCopy {
  readonly connection: pg.PoolConfig;
  /** Folder of the embedded cluster. */
  readonly clusterFolder: string;
  /** WAL_ARCHIVE_TO, where the server copies its journal. */
  readonly archive: string;
  /** Encrypted, the copy is one file. */
  readonly seal: Seal;
  readonly nowMs: number;
}

/**
 * Copies the running cluster, as PostgreSQL describes it for programs that copy files themselves ("low-level API"): with
 * the journal that the server archives from now on, it can be recovered to any moment after the copy. Returns its folder.
 */
export async function copyCluster({ connection, clusterFolder, archive, seal, nowMs }: ClusterCopy): Promise<string> {
  const target = join(archive, 'base', new Date(nowMs).toISOString().slice(0, 19).replaceAll(':', ''));
  const unfinished = `${target}.unfinished`;
  const { stream: _stream, Client: _Client, ...address } = connection;
  const client = new pg.Client({ ...address, keepAlive: true, application_name: 'starhall base copy' });
  client.on('error', () => undefined);
  await client.connect();
  try {
    if (!(await beginBaseCopy(client))) {
      throw new BackupError('The database does not archive its journal: set WAL_ARCHIVE_TO and restart the store.');
    }
    await mkdir(join(archive, 'base'), { recursive: true, mode: 0o700 });
    if (seal.isEncrypted) await copyPacked(clusterFolder, unfinished, seal);
    else await copyFolder(clusterFolder, unfinished);
    const label = await endBaseCopy(client);
    await writeFile(join(unfinished, 'backup_label'), label, { mode: 0o600 });
    await takeOwner(clusterFolder, join(unfinished, 'backup_label'));
    await rename(unfinished, target);
    return target;
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    throw error;
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function copyPacked(from: string, to: string, seal: Seal): Promise<void> {
  await mkdir(to, { mode: 0o700 });
  await takeOwner(from, to);
  const leftOut = [...LEFT_OUT, 'pgsql_tmp*', 'backup_label*'];
  await packCluster({ clusterFolder: from, path: join(to, PACKED), seal, leftOut, emptied: EMPTIED });
}

/** Files may change while they are copied, or be gone: the journal since the beginning of the copy has what was written. */
async function copyFolder(from: string, to: string): Promise<void> {
  await mkdir(to, { mode: 0o700 });
  await takeOwner(from, to);
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const source = join(from, entry.name);
    const target = join(to, entry.name);
    if (LEFT_OUT.includes(entry.name) || LEFT_OUT_START.test(entry.name)) continue;
    if (entry.isFile()) {
      await copyFile(source, target)
        .then(() => takeOwner(source, target))
        .catch(ignoreGone);
    } else if (entry.isDirectory()) {
      if (EMPTIED.includes(entry.name)) await emptyLike(source, target);
      else await copyFolder(source, target);
    }
  }
}

async function emptyLike(source: string, target: string): Promise<void> {
  await mkdir(target, { mode: 0o700 });
  await takeOwner(source, target);
}

/** The server runs as another user where Starhall runs as root. */
export async function takeOwner(source: string, target: string): Promise<void> {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = await stat(source);
  await chown(target, uid, gid);
}

function ignoreGone(error: unknown): void {
  if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
}
