import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * The project folder: the nearest one at or above `from` with a package.json. Works from the sources and the bundle,
 * which have different depths.
 */
export function projectRoot(from: string = import.meta.dirname): string {
  if (existsSync(join(from, 'package.json'))) return from;
  const parent = dirname(from);
  if (parent === from) throw new Error('no package.json at or above the program');
  return projectRoot(parent);
}
