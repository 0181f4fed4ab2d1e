import { GIGABYTE_BYTES } from '#contract/values/limits.ts';
import { finding, type KnownFinding } from '#domain/inspection/findings.ts';
import { isSafeInnerPath } from '#domain/inspection/inner-path.ts';
import {
  type ArchiveEntry,
  type ArchiveLimits,
  DEFLATED,
  ENCRYPTED_FLAG,
  pathValues,
  STORED,
} from './archive-entry.ts';

const FILE_TYPE = 0o170000;
const ORDINARY_TYPES: readonly number[] = [0, 0o100000, 0o040000];
/** Below this size any compression ratio is harmless. */
const HARMLESS_BYTES = 64 * 1024 * 1024;
/** Maximum per kind of finding; more bad paths add no information. */
const TOLD_MAX = 5;

/** All findings in an archive's directory. */
export function checkEntries(entries: readonly ArchiveEntry[], limits: ArchiveLimits): readonly KnownFinding[] {
  const report = (code: Parameters<typeof finding>[0], found: readonly ArchiveEntry[]) =>
    found.slice(0, TOLD_MAX).map(({ path }) => finding(code, pathValues(path)));
  return [
    ...report(
      'zip.unsafe_path',
      entries.filter(({ path }) => !isSafeInnerPath(path)),
    ),
    ...report(
      'zip.encrypted',
      entries.filter(({ flags }) => (flags & ENCRYPTED_FLAG) !== 0),
    ),
    ...report(
      'zip.symlink',
      entries.filter(({ mode }) => !ORDINARY_TYPES.includes(mode & FILE_TYPE)),
    ),
    ...report(
      'zip.method',
      entries.filter(({ method }) => method !== STORED && method !== DEFLATED),
    ),
    ...report('zip.duplicate', findDuplicates(entries, limits)),
    ...checkSizes(entries, limits),
  ];
}

/** Duplicate names, and files that are also folders of others: the last one unpacked would silently win. */
function findDuplicates(entries: readonly ArchiveEntry[], { ignoresCase }: ArchiveLimits): readonly ArchiveEntry[] {
  const nameOf = ({ path }: ArchiveEntry) => (ignoresCase ? path.normalize().toLowerCase() : path);
  const seen = new Set<string>();
  const folders = new Set<string>();
  const twice: ArchiveEntry[] = [];
  for (const entry of entries) {
    const name = nameOf(entry);
    if (seen.has(name)) twice.push(entry);
    seen.add(name);
    // From the deepest folder up; folders above a known one are known too.
    for (let end = name.lastIndexOf('/', name.length - 2); end > 0; end = name.lastIndexOf('/', end - 1)) {
      const folder = name.slice(0, end);
      if (folders.has(folder)) break;
      folders.add(folder);
    }
  }
  return [...twice, ...entries.filter((entry) => folders.has(nameOf(entry)))];
}

function checkSizes(entries: readonly ArchiveEntry[], { maxBytes, maxRatio }: ArchiveLimits): readonly KnownFinding[] {
  const unpacked = entries.reduce((sum, { size }) => sum + size, 0);
  const packed = entries.reduce((sum, { packedSize }) => sum + packedSize, 0);
  if (unpacked > maxBytes) return [finding('zip.too_large', { maxGb: maxBytes / GIGABYTE_BYTES })];
  if (unpacked <= HARMLESS_BYTES || unpacked <= packed * maxRatio) return [];
  return [finding('zip.bomb', { ratio: Math.round(unpacked / Math.max(packed, 1)) })];
}
