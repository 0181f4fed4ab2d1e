import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildPrograms } from './build-programs.ts';
import { copyPackages } from './copy-packages.ts';
import { FILE_PACKAGES, RUNTIME_PACKAGES } from './runtime-packages.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** What the service reads while it runs, besides the build. */
const FILES = [
  ...['dist/client', 'dist/server', 'content', 'public/logo-dark.svg'],
  ...['demo/assets', 'demo/games', 'demo/packages'],
  ...[
    'deploy',
    'docs/operating.md',
    'docs/settings.md',
    '.env.example',
    '.nvmrc',
    'CHANGELOG.md',
    'LICENSE',
    'SECURITY.md',
  ],
];
/** Of the package's own description, what concerns a release. */
const KEPT = ['name', 'version', 'description', 'license', 'type', 'engines'];

/** Some folders hold texts and the code that reads them, which is part of the build. */
const isNoSource = (path: string) => !/(?<!\.d)\.ts$/.test(path);

/** Makes a folder that needs nothing but Node.js, from a build: no sources, no development packages. Returns its path. */
export async function makeRelease(parent: string): Promise<string> {
  const project = JSON.parse(await readFile(join(ROOT, 'package.json'), 'utf8'));
  const folder = join(parent, `starhall-${project.version}`);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  for (const file of FILES) await cp(join(ROOT, file), join(folder, file), { recursive: true, filter: isNoSource });
  await buildPrograms(join(folder, 'dist/programs'));
  await copyPackages([...RUNTIME_PACKAGES, ...FILE_PACKAGES], { from: ROOT, to: folder });
  const description = {
    ...Object.fromEntries(KEPT.map((name) => [name, project[name]])),
    private: true,
    bin: { starhall: 'dist/programs/starhall.js' },
    scripts: { start: 'node dist/server/main.js', operator: 'node dist/programs/operator.js' },
  };
  await writeFile(join(folder, 'package.json'), `${JSON.stringify(description, null, 2)}\n`);
  return folder;
}
