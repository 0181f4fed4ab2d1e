import { GIGABYTE_BYTES } from '#contract/values/limits.ts';
import { finding, type KnownFinding } from '#domain/inspection/findings.ts';
import { isSafeInnerPath } from '#domain/inspection/inner-path.ts';
import { createYielder } from '../../streaming/create-yielder.ts';
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
export async function checkEntries(
  entries: readonly ArchiveEntry[],
  limits: ArchiveLimits,
): Promise<readonly KnownFinding[]> {
  const { named, unsafe } = await readNames(entries, limits);
  const report = (code: Parameters<typeof finding>[0], found: readonly ArchiveEntry[]) =>
    found.slice(0, TOLD_MAX).map(({ path }) => finding(code, pathValues(path)));
  return [
    ...report('zip.unsafe_path', unsafe),
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
    ...report('zip.duplicate', findDuplicates(named)),
    ...checkSizes(entries, limits),
  ];
}

interface NamedEntry {
  readonly entry: ArchiveEntry;
  /** By which entries collide. */
  readonly name: string;
}

/** Sorts before every character of a safe path, so that whatever is in a folder directly follows its name. */
const SEPARATOR = '\0';

/** Entries with safe paths, and the others. Names may be hard to normalize, and the service itself reads them too. */
async function readNames(entries: readonly ArchiveEntry[], { ignoresCase }: ArchiveLimits) {
  const named: NamedEntry[] = [];
  const unsafe: ArchiveEntry[] = [];
  const turn = createYielder();
  for (const entry of entries) {
    await turn();
    const { path } = entry;
    if (!isSafeInnerPath(path)) unsafe.push(entry);
    else {
      const name = ignoresCase ? path.normalize().toLowerCase() : path;
      named.push({ entry, name: name.replaceAll('/', SEPARATOR) });
    }
  }
  return { named, unsafe };
}

/** Duplicate names, and files that are also folders of others: the last one unpacked would silently win. */
function findDuplicates(named: readonly NamedEntry[]): readonly ArchiveEntry[] {
  const sorted = named.toSorted((a, b) => {
    if (a.name === b.name) return 0;
    return a.name < b.name ? -1 : 1;
  });
  return sorted.flatMap(({ entry, name }, index) => {
    const isTwice = name === sorted[index - 1]?.name;
    // The name of a folder ends with the separator already.
    const isFolderToo = sorted[index + 1]?.name.startsWith(name + SEPARATOR) === true;
    return isTwice || isFolderToo ? [entry] : [];
  });
}

function checkSizes(entries: readonly ArchiveEntry[], { maxBytes, maxRatio }: ArchiveLimits): readonly KnownFinding[] {
  const unpacked = entries.reduce((sum, { size }) => sum + size, 0);
  const packed = entries.reduce((sum, { packedSize }) => sum + packedSize, 0);
  if (unpacked > maxBytes) return [finding('zip.too_large', { maxGb: maxBytes / GIGABYTE_BYTES })];
  if (unpacked <= HARMLESS_BYTES || unpacked <= packed * maxRatio) return [];
  return [finding('zip.bomb', { ratio: Math.round(unpacked / Math.max(packed, 1)) })];
}
