import { finding, type KnownFinding } from '#domain/inspection/findings.ts';
import { type RandomFile, readRange } from '../read-range.ts';
import { type ArchiveEntry, DESCRIPTOR_FLAG, ENCRYPTED_FLAG, type LocatedEntry, pathValues } from './archive-entry.ts';
import type { ArchiveDirectory } from './list-entries.ts';

const HEADER_BYTES = 30;
const HEADER_SIGNATURE = 0x04034b50;
const WIDE = 0xffffffff;

export interface LocatedEntries {
  readonly located: readonly LocatedEntry[];
  readonly findings: readonly KnownFinding[];
}

/**
 * Reads the local header of each entry, which some programs trust instead of the directory: both must agree.
 * Overlapping entries, which let a small archive unpack to a huge one, are rejected.
 */
export async function locateEntries(
  file: RandomFile,
  { entries, directoryAt }: ArchiveDirectory,
): Promise<LocatedEntries> {
  const located: LocatedEntry[] = [];
  for (const entry of entries) {
    const dataAt = await findData(file, entry);
    if (dataAt === undefined) return { located, findings: [finding('zip.header_differs', pathValues(entry.path))] };
    located.push({ ...entry, dataAt });
  }
  const overlapping = findOverlap(located, directoryAt);
  return { located, findings: overlapping === undefined ? [] : [finding('zip.overlap', pathValues(overlapping.path))] };
}

/** Offset of an entry's data; undefined if its header is missing or contradictory. */
async function findData(file: RandomFile, entry: ArchiveEntry): Promise<number | undefined> {
  const header = await readRange(file, entry.headerAt, HEADER_BYTES + entry.nameBytes.length);
  if (header?.readUInt32LE(0) !== HEADER_SIGNATURE) return undefined;
  const flags = header.readUInt16LE(6);
  const isSame =
    header.readUInt16LE(26) === entry.nameBytes.length &&
    header.subarray(HEADER_BYTES).equals(entry.nameBytes) &&
    header.readUInt16LE(8) === entry.method &&
    (flags & ENCRYPTED_FLAG) === (entry.flags & ENCRYPTED_FLAG) &&
    ((flags & DESCRIPTOR_FLAG) !== 0 || hasSizes(header, entry));
  return isSame ? entry.headerAt + header.length + header.readUInt16LE(28) : undefined;
}

function hasSizes(header: Buffer, { crc, packedSize, size }: ArchiveEntry): boolean {
  const isOr = (at: number, value: number) => [value, WIDE].includes(header.readUInt32LE(at));
  return header.readUInt32LE(14) === crc && isOr(18, packedSize) && isOr(22, size);
}

function findOverlap(entries: readonly LocatedEntry[], directoryAt: number): LocatedEntry | undefined {
  const ordered = entries.toSorted((a, b) => a.headerAt - b.headerAt);
  return ordered.find((entry, index) => {
    const nextAt = ordered[index + 1]?.headerAt ?? directoryAt;
    return entry.dataAt + entry.packedSize > Math.min(nextAt, directoryAt);
  });
}
