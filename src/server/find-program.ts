import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { projectRoot } from './project-root.ts';

/** Folder of the bundled programs in a release; must match `tools/release/build-programs.ts`. */
const PROGRAMS = 'dist/programs';

/**
 * The path of a program that runs beside the service, given by its source. A checkout runs it from there; a release has
 * no sources, but a bundle of each.
 */
export function findProgram(source: string): string {
  const path = join(projectRoot(), source);
  return existsSync(path) ? path : join(projectRoot(), PROGRAMS, `${basename(source, '.ts')}.js`);
}
