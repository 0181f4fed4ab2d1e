import { createHash } from 'node:crypto';
import type { RandomFile } from '../read-range.ts';
import { readRange } from '../read-range.ts';
import { MalformedError } from './chunk.ts';

/** How the bytes of an APK are summed up, by what its signature uses. */
export const CONTENT_HASHES = ['sha256', 'sha512'] as const;
export type ContentHash = (typeof CONTENT_HASHES)[number];

/** The three parts of a signed file; the block of signatures itself is not among them. */
export interface SignedSections {
  /** Where the block of signatures begins: so much is files. */
  readonly blockAt: number;
  /** Where the directory begins. */
  readonly directoryAt: number;
  /** Where the record at the end begins. */
  readonly endAt: number;
}

const CHUNK_BYTES = 1024 * 1024;
const CHUNK_MARK = 0xa5;
const WHOLE_MARK = 0x5a;
const DIRECTORY_OFFSET_AT = 16;

/**
 * The digests of an APK's content (APK signature scheme v2): of each megabyte of each section, then of those digests.
 * One changed byte anywhere outside the block of signatures makes other ones.
 */
export async function digestContent(
  file: RandomFile,
  { blockAt, directoryAt, endAt }: SignedSections,
  hashes: readonly ContentHash[],
): Promise<ReadonlyMap<ContentHash, Buffer>> {
  const chunks = hashes.map((): Buffer[] => []);
  const add = (chunk: Buffer) => {
    for (const [index, hash] of hashes.entries()) {
      chunks[index]?.push(digest(hash, [prefix(CHUNK_MARK, chunk.length), chunk]));
    }
  };
  for (const [from, to] of [
    [0, blockAt],
    [directoryAt, endAt],
  ] as const) {
    for (let at = from; at < to; at += CHUNK_BYTES) add(await readAll(file, at, Math.min(CHUNK_BYTES, to - at)));
  }
  const end = await readAll(file, endAt, file.size - endAt);
  // The signer saw an archive without the block: its directory began where the block does.
  end.writeUInt32LE(blockAt, DIRECTORY_OFFSET_AT);
  add(end);
  return new Map(
    hashes.map((hash, index) => {
      const parts = chunks[index] ?? [];
      return [hash, digest(hash, [prefix(WHOLE_MARK, parts.length), ...parts])] as const;
    }),
  );
}

async function readAll(file: RandomFile, at: number, length: number): Promise<Buffer> {
  const bytes = await readRange(file, at, length);
  if (bytes === undefined) throw new MalformedError('a section outside the file');
  return bytes;
}

function prefix(mark: number, value: number): Buffer {
  const bytes = Buffer.alloc(5);
  bytes[0] = mark;
  bytes.writeUInt32LE(value, 1);
  return bytes;
}

function digest(hash: ContentHash, parts: readonly Buffer[]): Buffer {
  const sum = createHash(hash);
  for (const part of parts) sum.update(part);
  return sum.digest();
}
