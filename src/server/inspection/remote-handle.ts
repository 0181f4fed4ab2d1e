import { LRUCache } from 'lru-cache';
import type { RandomHandle } from './read-range.ts';

/** Bytes read at a time: a directory is read record by record, and each request takes long. */
export const REMOTE_BLOCK_BYTES = 1_048_576;
const BLOCKS_MAX = 16;

export interface RemoteFile {
  /** In bytes. */
  readonly size: number;
  /** Reads up to `REMOTE_BLOCK_BYTES` bytes that the file has. */
  read(position: number, length: number): Promise<Uint8Array>;
}

/** Reads a file that is elsewhere, in blocks of which the latest are kept. */
export function createRemoteHandle({ size, read }: RemoteFile): RandomHandle {
  const blocks = new LRUCache<number, Promise<Uint8Array>>({ max: BLOCKS_MAX });
  const findBlock = (at: number) => {
    const kept = blocks.get(at);
    if (kept !== undefined) return kept;
    const block = read(at, Math.min(REMOTE_BLOCK_BYTES, size - at));
    blocks.set(at, block);
    return block;
  };
  return {
    async read(buffer, offset, length, position) {
      const end = Math.min(position + length, size);
      let bytesRead = 0;
      for (let at = position - (position % REMOTE_BLOCK_BYTES); at < end; at += REMOTE_BLOCK_BYTES) {
        const wanted = (await findBlock(at)).subarray(Math.max(position - at, 0), end - at);
        buffer.set(wanted, offset + bytesRead);
        bytesRead += wanted.length;
      }
      return { bytesRead, buffer };
    },
  };
}
