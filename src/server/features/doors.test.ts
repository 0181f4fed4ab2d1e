import { globSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { expect, it } from 'vitest';
import { projectRoot } from '../project-root.ts';

const FOLDER = join(projectRoot(), 'src/server/features');
const STATEMENT = /^(?:import|export)(?! type) \{([^}]*)\} from '(\.[^']*)';/gm;

interface Names {
  readonly from: string;
  /** The names that exist when the program runs. */
  readonly names: readonly string[];
}

/** What a file takes from others, by relative path. */
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

/** The features' files, each with the files whose values it uses: through a door to what stands behind it. */
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
  // Files that use nothing which is left are taken away until none is left, or only circles.
  for (let size = -1; size !== uses.size; ) {
    size = uses.size;
    for (const [file, used] of uses) if (![...used].some((other) => uses.has(other))) uses.delete(file);
  }
  expect([...uses.keys()]).toEqual([]);
});
