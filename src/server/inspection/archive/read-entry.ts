import { pipeline, type Readable } from 'node:stream';
import { crc32, createInflateRaw, inflateRawSync } from 'node:zlib';
import { finding } from '#domain/inspection/findings.ts';
import { readFrom } from '../read-from.ts';
import { type RandomFile, readRange } from '../read-range.ts';
import { DEFLATED, FindingError, type LocatedEntry, pathValues } from './archive-entry.ts';

/** Entries up to this size are unpacked in one call: thousands of streams for small files would take minutes. */
const SMALL_BYTES = 1024 * 1024;
const PIECE_BYTES = 256 * 1024;

/**
 * Unpacks an entry into memory and verifies its length and checksum.
 * @throws FindingError if they contradict the directory, or exceed `maxBytes`.
 */
export async function readEntry(file: RandomFile, entry: LocatedEntry, maxBytes: number): Promise<Buffer> {
  if (entry.size > maxBytes) throw damaged(entry);
  const pieces: Buffer[] = [];
  await unpackEntry(file, entry, (piece) => pieces.push(piece));
  return Buffer.concat(pieces);
}

/**
 * Unpacks an entry as a stream and verifies its length and checksum.
 * @throws FindingError if they contradict the directory; at most one chunk beyond the declared length is unpacked.
 */
export async function unpackEntry(
  file: RandomFile,
  entry: LocatedEntry,
  take: (piece: Buffer) => void = () => {},
): Promise<void> {
  let length = 0;
  let sum = 0;
  for await (const piece of piecesOf(file, entry)) {
    length += piece.length;
    if (length > entry.size) throw damaged(entry);
    sum = crc32(piece, sum);
    take(piece);
  }
  if (length !== entry.size || sum !== entry.crc) throw damaged(entry);
}

async function* piecesOf(file: RandomFile, entry: LocatedEntry): AsyncGenerator<Buffer> {
  const { dataAt, packedSize, size, method } = entry;
  if (packedSize === 0 && size === 0) return;
  if (packedSize === 0 || dataAt + packedSize > file.size) throw damaged(entry);
  try {
    if (packedSize <= SMALL_BYTES && size <= SMALL_BYTES) {
      const packed = await readRange(file, dataAt, packedSize);
      if (packed === undefined) throw damaged(entry);
      yield method === DEFLATED ? inflateRawSync(packed, { maxOutputLength: Math.max(size, 1) }) : packed;
      return;
    }
    yield* streamOf(file, entry);
  } catch (cause) {
    throw damaged(entry, cause);
  }
}

function streamOf({ handle }: RandomFile, { dataAt, packedSize, method }: LocatedEntry): Readable {
  const end = dataAt + packedSize;
  const source = readFrom(handle, dataAt, end);
  if (method !== DEFLATED) return source;
  return pipeline(source, createInflateRaw({ chunkSize: PIECE_BYTES }), () => {});
}

function damaged({ path }: LocatedEntry, cause?: unknown): FindingError {
  return new FindingError(finding('zip.damaged', pathValues(path)), { cause });
}
