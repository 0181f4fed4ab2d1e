import { createWriteStream, existsSync } from 'node:fs';
import { appendFile, copyFile, cp, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { BackupError, describeProblem } from './backup-error.ts';
import type { BackupKeys } from './backup-keys.ts';
import { takeOwner } from './copy-cluster.ts';
import { findMissing, listPieces, type Piece } from './list-pieces.ts';
import { findSeal, openInto, PACKED, unpackCluster } from './pack-cluster.ts';
import { readStart } from './prune-journal.ts';

export interface Recovery {
  /** WAL_ARCHIVE_TO. */
  readonly archive: string;
  readonly keys: BackupKeys;
  /** Folder of the embedded cluster, which is not there. */
  readonly clusterFolder: string;
  /** Name of the copy to begin with; undefined: the latest one before `until`. */
  readonly copy: string | undefined;
  /** The moment to recover to; undefined: the latest commit. */
  readonly until: Date | undefined;
  /** Each recovery begins a timeline; undefined: the latest one. */
  readonly timeline: number | undefined;
}

/** In the cluster while it is recovered. */
const JOURNAL = 'journal';

/**
 * Prepares a cluster from a copy of it and the journal since then, decrypted. PostgreSQL replays the journal at the next
 * start. Everything is read before the cluster has its name, so that a wrong key or a damaged file leaves nothing behind.
 * @throws BackupError
 */
export async function recoverCluster(recovery: Recovery): Promise<{ copy: string; pieces: number }> {
  const { archive, clusterFolder, keys } = recovery;
  if (existsSync(clusterFolder)) {
    throw new BackupError(`${clusterFolder} is there. Stop the store and move it away; nothing was changed.`);
  }
  const copy = await chooseCopy(recovery);
  const from = join(archive, 'base', copy);
  // What an interrupted first start of a store leaves has the same name, and is removed as well.
  const unfinished = `${clusterFolder}.unfinished`;
  try {
    await rm(unfinished, { recursive: true, force: true });
    await mkdir(unfinished, { recursive: true, mode: 0o700 });
    // What takes least comes first, so that a mistake shows soon.
    const pieces = await listNeeded(archive, from);
    await requireKeys([...pieces.map(({ file }) => join(archive, file)), join(from, PACKED)], keys);
    await restoreJournal(pieces, { archive, from, to: join(unfinished, JOURNAL), keys });
    await restoreCopy(from, unfinished, keys);
    await describeRecovery(unfinished, recovery);
    await rename(unfinished, clusterFolder);
    return { copy, pieces: pieces.length };
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    throw new BackupError(`${describeProblem(error)} Nothing was recovered.`, { cause: error });
  }
}

async function chooseCopy({ archive, copy, until }: Recovery): Promise<string> {
  const names = await readdir(join(archive, 'base')).catch(() => []);
  const copies = names.filter((name) => !name.endsWith('.unfinished')).toSorted();
  const latest = until?.toISOString().replaceAll(':', '');
  const chosen = copies.findLast((name) =>
    copy === undefined ? latest === undefined || name < latest : name === copy,
  );
  if (chosen !== undefined) return chosen;
  const which = copy === undefined ? 'from before that moment' : `named ${copy}`;
  throw new BackupError(`${archive} has no copy of the database ${which}.`);
}

/** A copy is the cluster's files, or all of them in one that is encrypted. */
async function restoreCopy(from: string, to: string, keys: BackupKeys): Promise<void> {
  const path = join(from, PACKED);
  if (existsSync(path)) await unpackCluster({ path, keys, folder: to });
  else if (!existsSync(join(from, 'PG_VERSION'))) throw incomplete(path);
  await cp(from, to, { recursive: true, filter: (source) => source !== path });
  await takeOwners(from, to);
}

async function takeOwners(from: string, to: string): Promise<void> {
  await takeOwner(from, to);
  for (const name of await readdir(from, { recursive: true })) {
    if (name !== PACKED) await takeOwner(from, join(to, name));
  }
}

interface JournalRestore {
  readonly archive: string;
  /** Folder of the copy. */
  readonly from: string;
  readonly to: string;
  readonly keys: BackupKeys;
}

/** The pieces of the journal since a copy. */
async function listNeeded(archive: string, from: string): Promise<readonly Piece[]> {
  const start = await readStart(from);
  if (start === undefined) throw new BackupError(`${join(from, 'backup_label')} is damaged.`);
  const pieces = listPieces(await readdir(archive), start);
  const missing = findMissing(pieces, start);
  if (missing !== undefined) throw incomplete(join(archive, missing));
  return pieces;
}

/** Keys may have changed since the copy. Looks only at the headers: the files may have many gigabytes. */
async function requireKeys(paths: readonly string[], keys: BackupKeys): Promise<void> {
  for (const path of paths.filter((one) => one.endsWith('.age') && existsSync(one))) await findSeal(path, keys);
}

/** Puts pieces where the server looks for them, compressed. */
async function restoreJournal(pieces: readonly Piece[], { archive, from, to, keys }: JournalRestore): Promise<void> {
  await mkdir(to, { mode: 0o700 });
  await takeOwner(from, to);
  for (const { file, name } of pieces) {
    const source = join(archive, file);
    const target = join(to, `${name}.gz`);
    if (file.endsWith('.age')) {
      await openInto({ path: source, keys, isPacked: true, target: createWriteStream(target, { mode: 0o600 }) });
    } else await copyFile(source, target);
    await takeOwner(from, target);
  }
}

function incomplete(path: string): BackupError {
  return new BackupError(`The journal is incomplete: ${basename(path)} is missing.`);
}

/** Paths are below the cluster, where the server runs its commands. An earlier recovery may have left other settings. */
async function describeRecovery(folder: string, { until, timeline }: Recovery): Promise<void> {
  const settings = {
    restore_command: `gunzip -c "${JOURNAL}/%f.gz" > "%p"`,
    recovery_end_command: `rm -r ${JOURNAL}`,
    recovery_target_time: until === undefined ? '' : until.toISOString().replace('Z', '+00'),
    recovery_target_timeline: timeline === undefined ? 'latest' : String(timeline),
    recovery_target_action: 'promote',
    // Otherwise the server counts as ready before it is, and the store finds a database that it cannot write.
    hot_standby: 'off',
  };
  const lines = Object.entries(settings).map(([name, value]) => `${name} = '${value}'\n`);
  await appendFile(join(folder, 'postgresql.auto.conf'), lines.join(''));
  await writeFile(join(folder, 'recovery.signal'), '', { mode: 0o600 });
  await takeOwner(folder, join(folder, 'recovery.signal'));
}
