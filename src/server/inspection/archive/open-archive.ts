import type { FileFacts } from '#contract/version/inspection.ts';
import type { KnownFinding } from '#domain/inspection/findings.ts';
import { isSafeInnerPath } from '#domain/inspection/inner-path.ts';
import type { InnerFile } from '../../db/schema.ts';
import type { RandomFile } from '../read-range.ts';
import type { ArchiveEntry, ArchiveLimits, LocatedEntry } from './archive-entry.ts';
import { checkEntries } from './check-entries.ts';
import { listEntries } from './list-entries.ts';
import { locateEntries } from './locate-entries.ts';

/** A ZIP whose directory and headers have been read. */
export interface Archive {
  readonly file: RandomFile;
  /** Files, without folders. */
  readonly entries: readonly LocatedEntry[];
  readonly directoryAt: number;
  readonly endAt: number;
  readonly findings: readonly KnownFinding[];
}

const LARGEST_MAX = 20;
/** Enough to compare real games; a complete list is not needed. */
const FILES_MAX = 20_000;

/**
 * Reads directory and headers of a ZIP and collects their findings.
 * @throws FindingError for a malformed ZIP or too many entries.
 */
export async function openArchive(file: RandomFile, limits: ArchiveLimits): Promise<Archive> {
  const directory = await listEntries(file, limits);
  const { located, findings } = await locateEntries(file, directory);
  return {
    file,
    entries: located.filter(isFile),
    directoryAt: directory.directoryAt,
    endAt: directory.endAt,
    findings: [...(await checkEntries(directory.entries, limits)), ...findings],
  };
}

export function isFile({ path }: ArchiveEntry): boolean {
  return !path.endsWith('/');
}

/** Counts the files in an archive's directory. Invalid names only appear, truncated, in the findings. */
export function countFiles(
  entries: readonly ArchiveEntry[],
): Pick<FileFacts, 'fileCount' | 'unpackedSize' | 'largest'> {
  const bySize = entries.filter(hasSafePath).toSorted((a, b) => b.size - a.size);
  return {
    fileCount: entries.length,
    unpackedSize: entries.reduce((sum, { size }) => sum + size, 0),
    largest: bySize.slice(0, LARGEST_MAX).map(({ path, size }) => ({ path, size })),
  };
}

/** The files of an archive, for comparisons. */
export function listFiles(entries: readonly ArchiveEntry[]): readonly InnerFile[] {
  return entries
    .filter(hasSafePath)
    .slice(0, FILES_MAX)
    .map(({ path, size, crc }) => [path, size, crc] as const);
}

/** Unsafe names may be of any length and contain characters the database rejects. */
function hasSafePath({ path }: ArchiveEntry): boolean {
  return isSafeInnerPath(path);
}
