import { globSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { expect, it } from 'vitest';
import { projectRoot } from '../project-root.ts';

const FOLDER = join(projectRoot(), 'src/server/features');
const STATEMENT = /^(?:import|export)(?! type) \{([^}]*)\} from '(\.[^']*)';/gm;

interface Names {
  readonly from: string;
  /** The names that exist at run time. */
  readonly names: readonly string[];
}

/** The imports of a file by relative path. */
function readNames(file: string): Names[] {
  const source = readFileSync(join(FOLDER, file), 'utf8');
  return [...source.matchAll(STATEMENT)].map(([, names = '', path = '']) => ({
    from: posix.join(posix.dirname(file), path),
    names: names
      .split(',')
      .map((name) => name.trim().replace(/ as .*/, ''))
      .filter((name) => name !== '' && !name.startsWith('type ')),
  }));
}

/** The files of features, each with the files whose values it uses, resolved through `public.ts`. */
function readUses(): Map<string, Set<string>> {
  const files = globSync('*/*.ts', { cwd: FOLDER, exclude: (path) => path.endsWith('.test.ts') });
  const read = new Map(files.map((file) => [file, readNames(file)]));
  const originOf = (door: string, name: string) =>
    read.get(door)?.find(({ names }) => names.includes(name))?.from ?? door;
  return new Map(
    files
      .filter((file) => !file.endsWith('/public.ts'))
      .map((file) => {
        const used = (read.get(file) ?? []).flatMap(({ from, names }) =>
          names.map((name) => (from.endsWith('/public.ts') ? originOf(from, name) : from)),
        );
        return [file, new Set(used)];
      }),
  );
}

it('has no two files of features that need each other, not through doors either', () => {
  const uses = readUses();
  expect(uses.size).toBeGreaterThan(500);
  // Repeatedly remove files without remaining dependencies until only cycles are left.
  for (let size = -1; size !== uses.size; ) {
    size = uses.size;
    for (const [file, used] of uses) if (![...used].some((other) => uses.has(other))) uses.delete(file);
  }
  expect([...uses.keys()]).toEqual([]);
});
