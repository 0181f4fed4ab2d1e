import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import type { Readable, Writable } from 'node:stream';
import { buffer, text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { BackupError } from './backup-error.ts';
import type { BackupKeys } from './backup-keys.ts';
import type { Seal } from './backup-seal.ts';
import { HEAD } from './key-fingerprint.ts';

/** An encrypted copy of a cluster in the folder of the copy: one file, since each would take longer to encrypt than to read. */
export const PACKED = 'cluster.tar.gz.age';

interface Packing {
  readonly clusterFolder: string;
  readonly path: string;
  readonly seal: Seal;
  /** Names of files that are left out, with wildcards. */
  readonly leftOut: readonly string[];
  /** Folders that stay empty. */
  readonly emptied: readonly string[];
}

/** Files may change while they are read, or be gone, which `tar` reports by 1: the journal has what was written. */
const CHANGED = 1;
const ENGLISH = { ...process.env, LC_ALL: 'C' };
const FULL = /No space left on device/;

/** Encrypts a running cluster into one file. */
export async function packCluster({ clusterFolder, path, seal, leftOut, emptied }: Packing): Promise<void> {
  const patterns = [...leftOut, ...emptied.map((name) => `./${name}/*`)].map((pattern) => `--exclude=${pattern}`);
  const tar = spawn('tar', [...patterns, '--create', '--file=-', `--directory=${clusterFolder}`, '.'], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: ENGLISH,
  });
  const encrypt = async function* (packed: Readable) {
    yield* await seal.sealStating(packed);
  };
  const [written, read] = await Promise.allSettled([
    pipeline(tar.stdout, createGzip(), encrypt, createWriteStream(path, { mode: 0o600 })),
    endOf(tar, CHANGED),
  ]);
  if (written.status === 'rejected') throw written.reason;
  if (read.status === 'rejected') throw read.reason;
}

interface Unpacking {
  readonly path: string;
  readonly keys: BackupKeys;
  readonly folder: string;
}

/** Decrypts such a file into a folder. @throws BackupError for another key, or if it is not what was written. */
export async function unpackCluster({ path, keys, folder }: Unpacking): Promise<void> {
  // As root, files get the owner that they had, by number: the server's user. Reads to the end, not only to the last file.
  const options = ['--extract', '--file=-', '--ignore-zeros', '--numeric-owner', '--preserve-permissions'];
  const tar = spawn('tar', [...options, `--directory=${folder}`], { stdio: ['pipe', 'ignore', 'pipe'], env: ENGLISH });
  const [opened, written] = await Promise.allSettled([
    openInto({ path, keys, isPacked: false, target: tar.stdin }).finally(() => tar.stdin.destroy()),
    endOf(tar, 0),
  ]);
  // Whichever ends too early takes the other one along: of a pipe that broke, `tar` knows why.
  if (opened.status === 'rejected' && opened.reason instanceof BackupError) throw opened.reason;
  if (written.status === 'rejected') throw written.reason;
  if (opened.status === 'rejected') throw opened.reason;
}

async function endOf(child: ChildProcess, accepted: number): Promise<void> {
  const [[code], said] = await Promise.all([once(child, 'close'), child.stderr === null ? '' : text(child.stderr)]);
  if (typeof code !== 'number' || code <= accepted) return;
  throw new BackupError(FULL.test(said) ? 'The disk is full.' : `tar failed: ${said.trim().split('\n')[0]}`);
}

export interface Opening {
  readonly path: string;
  readonly keys: BackupKeys;
  /** Whether it stays compressed. */
  readonly isPacked: boolean;
  readonly target: Writable;
}

/** What opens a file. @throws BackupError naming the key that it needs. */
export async function findSeal(path: string, keys: BackupKeys): Promise<Seal> {
  return keys.find(await buffer(createReadStream(path, HEAD)), path);
}

/** Decrypts a file. @throws BackupError for another key, or if it is not what was written. */
export async function openInto({ path, keys, isPacked, target }: Opening): Promise<void> {
  const seal = await findSeal(path, keys);
  const opened = await seal.open(createReadStream(path)).catch((error: unknown) => {
    throw explain(error, path);
  });
  await pipeline(isPacked ? [opened, target] : [opened, createGunzip(), target]).catch((error: unknown) => {
    throw explain(error, path);
  });
}

/** Errors of disk and pipes say themselves what is wrong; all others mean that the content is not what was written. */
function explain(error: unknown, path: string): unknown {
  const isOutside = error instanceof Error && ('syscall' in error || /PREMATURE_CLOSE/.test(codeOf(error)));
  return isOutside ? error : new BackupError(`${path} is damaged.`, { cause: error });
}

function codeOf(error: Error): string {
  return 'code' in error ? String(error.code) : '';
}
