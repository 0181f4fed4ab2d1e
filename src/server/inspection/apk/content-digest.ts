import { createHash } from 'node:crypto';
import type { RandomFile } from '../read-range.ts';
import { readRange } from '../read-range.ts';
import { MalformedError } from './chunk.ts';

/** The hash algorithms of an APK's content, as used by its signature. */
export const CONTENT_HASHES = ['sha256', 'sha512'] as const;
export type ContentHash = (typeof CONTENT_HASHES)[number];

/** The three sections of a signed file, without the signing block itself. */
export interface SignedSections {
  /** Offset of the signing block: the files end here. */
  readonly blockAt: number;
  /** Offset of the directory. */
  readonly directoryAt: number;
  /** Offset of the end record. */
  readonly endAt: number;
}

const CHUNK_BYTES = 1024 * 1024;
const CHUNK_MARK = 0xa5;
const WHOLE_MARK = 0x5a;
const DIRECTORY_OFFSET_AT = 16;

/**
 * The digests of an APK's content (APK signature scheme v2): hashes of each megabyte of each section, then of those
 * hashes. Changing any byte outside the signing block changes them.
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
  // The signer saw an archive without the block, whose directory began at the block's offset.
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
