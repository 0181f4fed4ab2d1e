import { existsSync } from 'node:fs';
import { cp, readFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { z } from 'zod/mini';

const names = z.optional(z.record(z.string(), z.string()));
const manifest = z.object({ dependencies: names, optionalDependencies: names, peerDependencies: names });

/** Copies packages from the `node_modules` of a project, with all that they need, to the same places below another folder. */
export async function copyPackages(packages: readonly string[], { from, to }: { from: string; to: string }) {
  const folders = new Set<string>();
  for (const name of packages) await collect(requireFolder(name, from), folders);
  for (const folder of folders) {
    const nested = join(folder, 'node_modules');
    // Nested packages are listed themselves; those of embedded PostgreSQL are joined by symbolic links.
    const filter = (path: string) => path !== nested && !/\.(?:d\.[cm]?ts|map)$/.test(path);
    await cp(folder, join(to, relative(from, folder)), { recursive: true, verbatimSymlinks: true, filter });
  }
  return folders.size;
}

async function collect(folder: string, folders: Set<string>): Promise<void> {
  if (folders.has(folder)) return;
  folders.add(folder);
  const { dependencies, optionalDependencies, peerDependencies } = manifest.parse(
    JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')),
  );
  for (const name of Object.keys(dependencies ?? {})) {
    // npm lists optional packages among the others as well.
    if (optionalDependencies?.[name] === undefined) await collect(requireFolder(name, folder), folders);
  }
  // Those of other systems are not installed, nor are peers that nothing here uses.
  for (const name of Object.keys({ ...optionalDependencies, ...peerDependencies })) {
    const found = findFolder(name, folder);
    if (found !== undefined) await collect(found, folders);
  }
}

function requireFolder(name: string, from: string): string {
  const folder = findFolder(name, from);
  if (folder === undefined) throw new Error(`${name}, which ${from} needs, is not installed`);
  return folder;
}

/** As Node.js looks for packages: in each `node_modules` on the way up. */
function findFolder(name: string, from: string): string | undefined {
  const folder = join(from, 'node_modules', name);
  if (existsSync(join(folder, 'package.json'))) return folder;
  const parent = dirname(from);
  return parent === from ? undefined : findFolder(name, parent);
}
