import type { Readable } from 'node:stream';
import {
  type Entry,
  fromFdPromise,
  fromRandomAccessReaderPromise,
  getFileNameLowLevel,
  RandomAccessReader,
  type ZipFile,
} from 'yauzl';
import { MEGABYTE_BYTES } from '#contract/values/limits.ts';
import { finding } from '#domain/inspection/findings.ts';
import { readFrom } from '../read-from.ts';
import { type RandomFile, type RandomHandle, readRange } from '../read-range.ts';
import { type ArchiveEntry, type ArchiveLimits, FindingError } from './archive-entry.ts';

/** Bytes of the end record, without its comment. */
const END_BYTES = 22;
const ZIP64_END = 0x06064b50;

export interface ArchiveDirectory {
  /** Files and folders, in directory order. */
  readonly entries: readonly ArchiveEntry[];
  /** Offset of the directory, after all entries. */
  readonly directoryAt: number;
  /** Offset of the end record. */
  readonly endAt: number;
}

/**
 * Reads the directory of a ZIP. Names are decoded but not checked yet.
 * @throws FindingError for a malformed ZIP or too many entries.
 */
export async function listEntries(file: RandomFile, limits: ArchiveLimits): Promise<ArchiveDirectory> {
  const zip = await openZip(file);
  // Before any read, the cursor is at the first directory record; its type is mistakenly boolean.
  const directoryAt = Number(zip.readEntryCursor);
  if (zip.entryCount > limits.maxFiles) throw tooMany(zip.entryCount, limits);
  const entries = await readAll(zip, limits);
  // The comment is undecoded, like names, so its length is in bytes.
  const endAt = file.size - END_BYTES - zip.comment.length;
  await requireWholeDirectory(file, { readTo: Number(zip.readEntryCursor), endAt });
  return { entries, directoryAt, endAt };
}

async function readAll(zip: ZipFile, limits: ArchiveLimits): Promise<ArchiveEntry[]> {
  const entries: ArchiveEntry[] = [];
  let pathBytes = 0;
  try {
    for await (const record of zip.eachEntry()) {
      const entry = toArchiveEntry(record, limits);
      pathBytes += Buffer.byteLength(entry.path);
      if (pathBytes > limits.maxPathBytes) break;
      entries.push(entry);
    }
  } catch (cause) {
    throw new FindingError(finding('zip.directory'), { cause });
  }
  if (pathBytes > limits.maxPathBytes) {
    throw new FindingError(finding('zip.long_paths', { maxMb: limits.maxPathBytes / MEGABYTE_BYTES }));
  }
  return entries;
}

/** Other programs read the directory to its end whatever its entry count: no entry may be hidden there. */
async function requireWholeDirectory(
  file: RandomFile,
  { readTo, endAt }: { readonly readTo: number; readonly endAt: number },
): Promise<void> {
  if (readTo === endAt) return;
  const next = await readRange(file, readTo, 4);
  if (readTo > endAt || next?.readUInt32LE() !== ZIP64_END) throw new FindingError(finding('zip.directory'));
}

async function openZip({ handle, size }: RandomFile): Promise<ZipFile> {
  // Names are checked here one by one, and sizes during unpacking.
  const options = { autoClose: false, decodeStrings: false, validateEntrySizes: false, lazyEntries: true } as const;
  try {
    const { fd } = handle;
    if (fd !== undefined) return await fromFdPromise(fd, options);
    return await fromRandomAccessReaderPromise(new HandleReader(handle), size, options);
  } catch (cause) {
    throw new FindingError(finding('format.not_zip'), { cause });
  }
}

/** Reads of a file that is not local. */
class HandleReader extends RandomAccessReader {
  readonly #handle: RandomHandle;

  constructor(handle: RandomHandle) {
    super();
    this.#handle = handle;
  }

  override _readStreamForRange(start: number, end: number): Readable {
    return readFrom(this.#handle, start, end);
  }
}

function tooMany(count: number, { maxFiles: max }: ArchiveLimits): FindingError {
  return new FindingError(finding('zip.too_many_files', { count, max }));
}

function toArchiveEntry(entry: Entry, { readsUnicodePath }: ArchiveLimits): ArchiveEntry {
  const { generalPurposeBitFlag: flags, fileNameRaw: nameBytes } = entry;
  return {
    path: getFileNameLowLevel(flags, nameBytes, readsUnicodePath ? entry.extraFields : [], true),
    nameBytes,
    size: entry.uncompressedSize,
    packedSize: entry.compressedSize,
    crc: entry.crc32,
    method: entry.compressionMethod,
    flags,
    mode: entry.externalFileAttributes >>> 16,
    headerAt: entry.relativeOffsetOfLocalHeader,
  };
}
