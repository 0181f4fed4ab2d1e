import { writeFile } from 'node:fs/promises';
import { FindingError, type LocatedEntry } from '../archive/archive-entry.ts';
import { readEntry } from '../archive/read-entry.ts';
import type { RandomFile } from '../read-range.ts';
import type { ResourceValue } from './read-axml.ts';
import type { ResourceTable } from './read-resources.ts';

const ICON_BYTES = 1024 * 1024;
/** The highest named density; above it are resources for any density, which are drawables. */
const DENSITY_MAX = 640;
const PICTURE = /\.(?:png|jpe?g)$/i;

export interface IconSearch {
  readonly icon: ResourceValue | undefined;
  readonly resources: ResourceTable;
  readonly entries: readonly LocatedEntry[];
  /** Where the original picture is written; it is re-encoded before anyone sees it. */
  readonly iconPath: string;
}

/** Extracts the sharpest picture that an APK names as its icon. Drawables (XML) and WebP are skipped. */
export async function extractIcon(file: RandomFile, search: IconSearch): Promise<boolean> {
  const entry = findPicture(search);
  if (entry === undefined || entry.size > ICON_BYTES) return false;
  try {
    await writeFile(search.iconPath, await readEntry(file, entry, ICON_BYTES), { flag: 'w', mode: 0o600 });
    return true;
  } catch (error) {
    if (error instanceof FindingError) return false;
    throw error;
  }
}

function findPicture({ icon, resources, entries }: IconSearch): LocatedEntry | undefined {
  const paths = icon?.kind === 'reference' ? listPaths(resources, icon.id) : icon?.kind === 'text' ? [icon.text] : [];
  return paths
    .filter((path) => PICTURE.test(path))
    .flatMap((path) => entries.filter((entry) => entry.path === path))
    .at(0);
}

function listPaths(resources: ResourceTable, id: number): readonly string[] {
  return resources(id)
    .filter(({ density }) => density <= DENSITY_MAX)
    .toSorted((a, b) => b.density - a.density)
    .flatMap(({ value }) => (value.kind === 'text' ? [value.text] : []));
}
