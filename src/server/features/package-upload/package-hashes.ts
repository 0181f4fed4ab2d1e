import { createHash, type Hash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { LRUCache } from 'lru-cache';

/** What a hash was left at: it goes on only where the file is exactly as it was then. */
interface KeptHash {
  readonly hash: Hash;
  readonly state: string;
}

const KEPT_MAX = 1000;
const READ_BYTES = 1_048_576;

/**
 * Hashes of files that come in by several requests, so that not all of a file has to be read again when its last byte is
 * in. The disk is what counts: one whose length or time of change is another is forgotten, and the file is read.
 */
export class PackageHashes {
  readonly #kept = new LRUCache<string, KeptHash>({ max: KEPT_MAX });

  /** The hash of all that a file holds, to go on with; undefined where it is not known. It is kept no more. */
  async take(path: string): Promise<Hash | undefined> {
    const found = this.#kept.get(path);
    this.#kept.delete(path);
    const { size } = await stat(path);
    if (size === 0) return createHash('sha256');
    return found !== undefined && found.state === (await describe(path)) ? found.hash : undefined;
  }

  /** Keeps a hash of all that the file holds now. */
  async keep(path: string, hash: Hash | undefined): Promise<void> {
    if (hash === undefined) return;
    this.#kept.set(path, { hash, state: await describe(path) });
  }

  /** SHA-256 of all that a file holds, hexadecimal; it is read where its hash is not known. */
  async finish(path: string): Promise<string> {
    const hash = await this.take(path);
    return hash === undefined ? hashFile(path) : hash.digest('hex');
  }
}

async function hashFile(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const piece of createReadStream(path, { highWaterMark: READ_BYTES })) hash.update(piece);
  return hash.digest('hex');
}

async function describe(path: string): Promise<string> {
  const { ino, size, mtimeNs } = await stat(path, { bigint: true });
  return `${ino} ${size} ${mtimeNs}`;
}
