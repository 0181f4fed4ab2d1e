import { createHash, type Hash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { LRUCache } from 'lru-cache';

/** State of a hash, and of the bytes that it covers; it is resumed only if they are unchanged since. */
interface HashState {
  readonly hash: Hash;
  readonly state: string;
}

const HASHES_MAX = 1000;
const READ_BYTES = 1_048_576;

/**
 * Hash states of files that arrive in several requests, to avoid reading the whole file again at the end. The disk or
 * the storage is authoritative: if the described state differs, the hash is dropped and the file is read.
 */
export class PackageHashes {
  readonly #hashes = new LRUCache<string, HashState>({ max: HASHES_MAX });

  /** Removes and returns the hash of what has arrived, to continue it; undefined if unknown. */
  take(name: string, state: string): Hash | undefined {
    const found = this.#hashes.get(name);
    this.#hashes.delete(name);
    return found?.state === state ? found.hash : undefined;
  }

  /** Stores the hash of what has arrived. */
  keep(name: string, state: string, hash: Hash | undefined): void {
    if (hash !== undefined) this.#hashes.set(name, { hash, state });
  }
}

/** Hexadecimal SHA-256 of a file. */
export async function hashFile(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const piece of createReadStream(path, { highWaterMark: READ_BYTES })) hash.update(piece);
  return hash.digest('hex');
}

/** Changes with any write to a file. */
export async function describeFile(path: string): Promise<string> {
  const { ino, size, mtimeNs } = await stat(path, { bigint: true });
  return `${ino} ${size} ${mtimeNs}`;
}
