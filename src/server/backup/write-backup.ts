import { randomBytes } from 'node:crypto';
import { open, stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import pg from 'pg';
import type { FileStore } from '#server/providers/files/file-store.ts';
import { BackupError } from './backup-error.ts';
import type { BackupKeys } from './backup-keys.ts';
import { takeBackupLock } from './backup-lock-queries.ts';
import { type BackupPlace, blobKey, listBackups, listKey, readList } from './backup-place.ts';
import { dumpDatabase } from './dump-database.ts';
import { beginSnapshot, endSnapshot } from './dump-queries.ts';
import { hashOf, hashStream } from './hash-stream.ts';
import { listStoredFiles, type StoredKey } from './list-stored-files.ts';
import { type BackedUpFile, type BackedUpSecret, FORMAT, type Manifest, writeManifest } from './manifest.ts';
import { pruneBackups } from './prune-backups.ts';
import { putVerified } from './put-verified.ts';

/** How far a backup is. */
export interface BackupProgress {
  /** Bytes of the store that were read, or need not be read again. */
  readonly doneBytes: number;
  /** Bytes of all files; 0 while the database is read. */
  readonly totalBytes: number;
  /** Bytes that were written to the place. */
  readonly writtenBytes: number;
}

export interface BackupSource {
  readonly connection: pg.PoolConfig;
  readonly files: FileStore;
  readonly incomingFolder: string;
  readonly secrets: readonly Required<BackedUpSecret>[];
  /** Version of this Starhall. */
  readonly version: string;
  /** Server clock in unix milliseconds. */
  readonly now: () => number;
}

export interface BackupOptions {
  readonly place: BackupPlace;
  readonly keys: BackupKeys;
  /** Number of backups to keep, this one included; undefined: all. */
  readonly keep?: number | undefined;
  readonly onProgress?: ((progress: BackupProgress) => void) | undefined;
  readonly signal?: AbortSignal | undefined;
  /** Called once the lock is held: no other backup of this store is running. */
  readonly onStart?: (() => Promise<void>) | undefined;
}

export interface BackupSummary {
  readonly manifest: Manifest;
  readonly writtenBytes: number;
  /** Backups that were deleted because there are newer ones. */
  readonly prunedIds: readonly string[];
  /** Why older backups were kept; null if they were not. */
  readonly pruneProblem: string | null;
}

/** Files copied at once: an object storage has a high latency. */
const AT_ONCE = 4;

/**
 * Backs up the database and every file that it refers to, while the store runs. The list of the backup is written last:
 * one that was interrupted does not exist, and the next one uses what it has written.
 */
export async function writeBackup(source: BackupSource, options: BackupOptions): Promise<BackupSummary> {
  const client = await connect(source.connection);
  try {
    if (!(await takeBackupLock(client))) throw new BackupError('Another backup of this store is running.');
    await options.onStart?.();
    const run = new BackupRun(source, options);
    return await run.write(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** A connection of its own, without the limits of calls: a large table takes long. */
async function connect({ stream: _stream, Client: _Client, ...connection }: pg.PoolConfig): Promise<pg.Client> {
  const client = new pg.Client({ ...connection, keepAlive: true, application_name: 'starhall backup' });
  client.on('error', () => undefined);
  await client.connect();
  await client.query(
    'SET statement_timeout = 0; SET idle_in_transaction_session_timeout = 0; SET idle_session_timeout = 0',
  );
  return client;
}

class BackupRun {
  readonly #source: BackupSource;
  readonly #options: BackupOptions;
  #id = '';
  #progress: BackupProgress = { doneBytes: 0, totalBytes: 0, writtenBytes: 0 };
  /** Names of the place's files and their bytes. */
  readonly #stored = new Map<string, number>();
  /** Files of the previous backup by key: a file never changes. */
  readonly #known = new Map<string, BackedUpFile>();
  /** Files that are being written, by name: two keys may have one content. */
  readonly #writing = new Map<string, Promise<void>>();

  constructor(source: BackupSource, options: BackupOptions) {
    this.#source = source;
    this.#options = options;
  }

  async write(client: pg.Client): Promise<BackupSummary> {
    const source = this.#source;
    const options = this.#options;
    const { place } = options;
    const { seal } = options.keys;
    const startedAt = new Date(source.now()).toISOString();
    await this.#readPlace();
    await beginSnapshot(client);
    const onBytes = (bytes: number) => this.#advance({ writtenBytes: bytes });
    const database = await dumpDatabase(client, { id: this.#id, place, seal, onBytes });
    const keys = await listStoredFiles(client, source);
    await endSnapshot(client);
    const { files, missing } = await this.#copyFiles(keys);
    // With the connection, the lock would be lost, and the store might have removed files before they were copied.
    await client.query('SELECT 1');
    this.#requireTime();
    const manifest: Manifest = {
      ...{ format: FORMAT, id: this.#id, version: source.version, startedAt },
      finishedAt: new Date(source.now()).toISOString(),
      ...database,
      ...{ files, missing },
      secrets: source.secrets.map(({ name, value }) => (seal.isEncrypted ? { name, value } : { name })),
    };
    const list = hashStream(Readable.from([Buffer.from(writeManifest(manifest))]));
    await putVerified(place, { key: listKey(this.#id, seal), content: list, seal: { seal: seal.sealStating } });
    const { writtenBytes } = this.#progress;
    if (options.keep === undefined) return { manifest, writtenBytes, prunedIds: [], pruneProblem: null };
    const pruned = await pruneBackups(place, { keys: options.keys, keep: options.keep });
    return { manifest, writtenBytes, ...pruned };
  }

  /** What is there already; a list that cannot be read, such as one with another key, is no reason to fail. */
  async #readPlace(): Promise<void> {
    const { place, keys } = this.#options;
    for await (const { key, size } of place.files.list('blobs')) this.#stored.set(key, size);
    const backups = await listBackups(place);
    this.#id = makeId(this.#source.now(), backups[0]?.id);
    const previous = backups.find(({ isEncrypted }) => isEncrypted === keys.seal.isEncrypted);
    const list = previous && (await readList(place, previous, keys).catch(() => undefined));
    for (const file of list?.manifest.files ?? []) this.#known.set(file.key, file);
  }

  async #copyFiles(keys: readonly StoredKey[]): Promise<Pick<Manifest, 'files' | 'missing'>> {
    const sizes = await forEachAtOnce(keys, (stored) => this.#sizeOf(stored));
    this.#advance({ totalBytes: sizes.reduce<number>((sum, size) => sum + (size ?? 0), 0) });
    const copied = await forEachAtOnce(keys, (stored) => this.#copyFile(stored));
    const missing = keys.filter((_, index) => copied[index] === undefined).map(({ key }) => key);
    return { files: copied.filter((file) => file !== undefined), missing };
  }

  async #sizeOf({ key, incoming }: StoredKey): Promise<number | undefined> {
    const received = incoming === undefined ? undefined : await stat(incoming).catch(() => undefined);
    return received?.size ?? (await this.#source.files.find(key))?.size;
  }

  /** Undefined if the store itself does not have the file. */
  async #copyFile(stored: StoredKey): Promise<BackedUpFile | undefined> {
    this.#requireTime();
    const size = await this.#sizeOf(stored);
    if (size === undefined) return undefined;
    const known = this.#known.get(stored.key);
    if (known?.size === size && this.#has(known)) {
      this.#advance({ doneBytes: size });
      return known;
    }
    const content = await hashOf(await this.#read(stored));
    const file: BackedUpFile = { key: stored.key, ...content };
    await this.#writeBlob(file, stored);
    this.#advance({ doneBytes: size });
    return file;
  }

  /** Whether the place has a content, whole. */
  #has({ sha256, size }: BackedUpFile): boolean {
    const { seal } = this.#options.keys;
    return this.#stored.get(blobKey(sha256, seal)) === seal.sizeOf(size);
  }

  async #writeBlob(file: BackedUpFile, stored: StoredKey): Promise<void> {
    const { place, keys } = this.#options;
    const { seal } = keys;
    const key = blobKey(file.sha256, seal);
    const same = this.#writing.get(key);
    if (same !== undefined) return same;
    const write = async () => {
      // What an interrupted backup wrote has not been read back yet, so it is written again.
      const content = hashStream(await this.#read(stored), (bytes) => this.#advance({ writtenBytes: bytes }));
      const bytes = await putVerified(place, { key, content, seal });
      const { sha256 } = content.result();
      if (sha256 !== file.sha256) throw new BackupError(`${file.key} changed while it was backed up.`);
      this.#stored.set(key, bytes);
    };
    const writing = write();
    this.#writing.set(key, writing);
    return writing;
  }

  async #read({ key, incoming }: StoredKey): Promise<Readable> {
    const handle = incoming === undefined ? undefined : await open(incoming).catch(() => undefined);
    return handle === undefined ? this.#source.files.read(key) : handle.createReadStream();
  }

  #advance({ doneBytes = 0, totalBytes = 0, writtenBytes = 0 }: Partial<BackupProgress>): void {
    const before = this.#progress;
    this.#progress = {
      doneBytes: before.doneBytes + doneBytes,
      totalBytes: before.totalBytes + totalBytes,
      writtenBytes: before.writtenBytes + writtenBytes,
    };
    this.#options.onProgress?.(this.#progress);
  }

  #requireTime(): void {
    if (this.#options.signal?.aborted) throw new BackupError('The backup was stopped.');
  }
}

/** Names sort by time; after a clock was set back, a new one is still the latest. */
function makeId(nowMs: number, latest: string | undefined): string {
  const latestMs = latest === undefined ? Number.NEGATIVE_INFINITY : timeOfId(latest);
  const time = new Date(Math.max(nowMs, latestMs + 1)).toISOString().replaceAll(/[:.]/g, '');
  return `${time}-${randomBytes(4).toString('hex')}`;
}

function timeOfId(id: string): number {
  const [, day, hour, minute, second, fraction] = /^(\d{4}-\d{2}-\d{2})T(\d{2})(\d{2})(\d{2})(\d{3})Z/.exec(id) ?? [];
  const time = Date.parse(`${day}T${hour}:${minute}:${second}.${fraction}Z`);
  return Number.isNaN(time) ? Number.NEGATIVE_INFINITY : time;
}

/** Runs a task for every item, a few at once; after a failure none starts. Results are in the items' order. */
async function forEachAtOnce<Item, Result>(
  items: readonly Item[],
  run: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const waiting = [...items.entries()].reverse();
  const work = async () => {
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) results[next[0]] = await run(next[1]);
  };
  const stop = (error: unknown) => {
    waiting.length = 0;
    throw error;
  };
  const ends = await Promise.allSettled(Array.from({ length: AT_ONCE }, () => work().catch(stop)));
  for (const end of ends) if (end.status === 'rejected') throw end.reason;
  return results;
}
