import { LOCALES } from '#contract/values/locales.ts';
import type { VersionComparison } from '#contract/version/comparison.ts';
import type { VersionContent } from '#contract/version/entities.ts';
import type { FileFacts } from '#contract/version/inspection.ts';

/** The compared part of a version. */
export interface ComparedVersion {
  /** In bytes; null without a file. */
  readonly size: number | null;
  /** Null without a file, and until it was inspected. */
  readonly facts: FileFacts | null;
  /** Files in an archive: path, unpacked size in bytes, CRC-32. */
  readonly files: readonly (readonly [path: string, size: number, crc: number])[];
  readonly contents: readonly VersionContent[];
}

export type VersionDifference = Omit<VersionComparison, 'base'>;

/** Longer lists are of no use to a reader. */
const LISTED_FILES = 200;
const VALUES = ['versionCode', 'minSdk', 'targetSdk', 'label', 'machine', 'entry', 'isDebuggable'] as const;
const LISTS = {
  permissions: (facts) => facts.permissions.map(({ name }) => name),
  abis: (facts) => facts.abis,
  certificates: (facts) => facts.certificates,
} as const satisfies Record<string, (facts: FileFacts) => readonly string[]>;

/** The differences of a version from an earlier one; only the size of an unreadable file is compared. */
export function compareVersions(before: ComparedVersion, after: ComparedVersion): VersionDifference {
  const isSized = before.size !== null && after.size !== null;
  const areRead = before.facts !== null && after.facts !== null;
  return {
    size: isSized ? { before: before.size, after: after.size } : null,
    values: areRead ? compareValues(before.facts, after.facts) : [],
    permissions: compareLists(before, after, LISTS.permissions),
    abis: compareLists(before, after, LISTS.abis),
    certificates: compareLists(before, after, LISTS.certificates),
    files: areRead ? compareFiles(before.files, after.files) : NO_FILES,
    descriptions: compareDescriptions(before.contents, after.contents),
  };
}

const NO_FILES: VersionDifference['files'] = { added: [], removed: [], changed: [], unchanged: 0 };
const NO_LISTS = { added: [], removed: [] };

/** The result if there is nothing to compare with. */
export const NO_DIFFERENCE: VersionDifference = {
  size: null,
  values: [],
  permissions: NO_LISTS,
  abis: NO_LISTS,
  certificates: NO_LISTS,
  files: NO_FILES,
  descriptions: [],
};

function compareValues(before: FileFacts, after: FileFacts): VersionDifference['values'] {
  return VALUES.flatMap((field) => {
    if (before[field] === after[field]) return [];
    return [{ field, before: toText(before[field]), after: toText(after[field]) }];
  });
}

function toText(value: string | number | boolean | null): string | null {
  return value === null ? null : String(value);
}

function compareLists(
  { facts: before }: ComparedVersion,
  { facts: after }: ComparedVersion,
  listOf: (facts: FileFacts) => readonly string[],
): VersionDifference['permissions'] {
  if (before === null || after === null) return NO_LISTS;
  const [old, young] = [[...new Set(listOf(before))], [...new Set(listOf(after))]];
  return {
    added: young.filter((name) => !old.includes(name)).sort(),
    removed: old.filter((name) => !young.includes(name)).sort(),
  };
}

/** Compares by path; a file differs if its length or checksum does. There may be many: only what differs is sorted. */
function compareFiles(before: ComparedVersion['files'], after: ComparedVersion['files']): VersionDifference['files'] {
  const old = new Map(before.map((file) => [file[0], file]));
  const young = new Map(after.map((file) => [file[0], file]));
  const missingIn = (others: typeof old, files: typeof old) =>
    [...files.values()].flatMap(([path, size]) => (others.has(path) ? [] : [{ path, size }]));
  const changed = [...young.values()].flatMap(([path, size, crc]) => {
    const [, oldSize = 0, oldCrc] = old.get(path) ?? [path, size, crc];
    return oldSize === size && oldCrc === crc ? [] : [{ path, before: oldSize, after: size }];
  });
  const added = missingIn(old, young);
  return {
    added: added.sort(byPath).slice(0, LISTED_FILES),
    removed: missingIn(young, old).sort(byPath).slice(0, LISTED_FILES),
    changed: changed.sort(byPath).slice(0, LISTED_FILES),
    unchanged: young.size - added.length - changed.length,
  };
}

/** Not locale-aware: paths sort by code unit. No two files of a version share one. */
function byPath(a: { readonly path: string }, b: { readonly path: string }): number {
  return a.path < b.path ? -1 : 1;
}

function compareDescriptions(
  before: ComparedVersion['contents'],
  after: ComparedVersion['contents'],
): VersionDifference['descriptions'] {
  const textOf = (contents: typeof before, lang: string) =>
    contents.find((content) => content.lang === lang)?.description ?? '';
  return LOCALES.flatMap((lang) => {
    const [old, young] = [textOf(before, lang), textOf(after, lang)];
    return old === young ? [] : [{ lang, before: old, after: young }];
  });
}
