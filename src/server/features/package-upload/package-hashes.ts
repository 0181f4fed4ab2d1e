import { createHash, type Hash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { LRUCache } from 'lru-cache';

/** State of a hash; it is resumed only if the file is unchanged since. */
interface HashState {
  readonly hash: Hash;
  readonly state: string;
}

const HASHES_MAX = 1000;
const READ_BYTES = 1_048_576;

/**
 * Hash states of files that arrive in several requests, to avoid reading the whole file again at the end. The disk is
 * authoritative: if length or modification time differ, the state is dropped and the file is read.
 */
export class PackageHashes {
  readonly #hashes = new LRUCache<string, HashState>({ max: HASHES_MAX });

  /** Removes and returns the hash of a file's bytes, to continue it; undefined if unknown. */
  async take(path: string): Promise<Hash | undefined> {
    const found = this.#hashes.get(path);
    this.#hashes.delete(path);
    const { size } = await stat(path);
    if (size === 0) return createHash('sha256');
    return found !== undefined && found.state === (await describe(path)) ? found.hash : undefined;
  }

  /** Stores the hash of the file's current bytes. */
  async keep(path: string, hash: Hash | undefined): Promise<void> {
    if (hash === undefined) return;
    this.#hashes.set(path, { hash, state: await describe(path) });
  }

  /** Hexadecimal SHA-256 of a file; reads it if its hash is unknown. */
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
