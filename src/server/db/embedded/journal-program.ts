import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { findProgram } from '../../find-program.ts';
import { projectRoot } from '../../project-root.ts';
import { provideReadableCopy } from './readable-copy.ts';
import type { ServerUser } from './server-user.ts';

const PROGRAM = 'src/server/db/embedded/journal-child.ts';
/** What the program imports. A release has it in the bundle. */
const IMPORTED = 'age-encryption';

/**
 * Node.js and the program that encrypts the journal, as paths that the server's user can run. For root with an unreadable
 * checkout or Node.js these are copies in the data folder, made once per version and owned by root.
 * @throws Error if the user cannot run the copies either. Finding out later would fill the disk with the journal.
 */
export function provideJournalProgram(serverFolder: string, user: ServerUser | undefined): [string, string] {
  const program = findProgram(PROGRAM);
  if (user === undefined || canRun([process.execPath, '--check', program], user)) return [process.execPath, program];
  const node = canRun([process.execPath, '--version'], user) ? process.execPath : copyNode(serverFolder);
  const copy = copyProgram(serverFolder, program);
  if (canRun([node, '--check', copy], user)) return [node, copy];
  throw new Error(
    `WAL_ARCHIVE_TO with BACKUP_KEY: the user "${user.name}", as whom PostgreSQL runs, cannot run ${node} ${copy}. ` +
      'Choose a DATA_DIR that allows programs, or run the store as an ordinary user.',
  );
}

function canRun([command = '', ...args]: readonly string[], { uid, gid }: ServerUser): boolean {
  return spawnSync(command, args, { uid, gid, cwd: '/', env: {} }).status === 0;
}

function copyNode(serverFolder: string): string {
  const copy = provideReadableCopy(join(serverFolder, `node-${process.version}`), (folder) => {
    cpSync(process.execPath, join(folder, 'node'));
  });
  return join(copy, 'node');
}

/** Copies the program with all that it imports, each at its place in the project. */
function copyProgram(serverFolder: string, program: string): string {
  const root = projectRoot();
  const isBundle = program.endsWith('.js');
  const packages = isBundle ? [] : [...findPackages(IMPORTED, root)];
  const texts = [program, ...packages.map((folder) => join(folder, 'package.json'))].map((path) => readFileSync(path));
  const hash = texts.reduce((sum, text) => sum.update(text), createHash('sha256')).digest('hex');
  const copy = provideReadableCopy(join(serverFolder, `journal-${hash.slice(0, 16)}`), (folder) => {
    for (const path of [join(root, 'package.json'), isBundle ? dirname(program) : program, ...packages]) {
      cpSync(path, join(folder, relative(root, path)), { recursive: true });
    }
  });
  return join(copy, relative(root, program));
}

/** The folders of a package and of all that it depends on, as Node.js finds them from `from`. */
function findPackages(name: string, from: string, found = new Set<string>()): Set<string> {
  const folder = join(from, 'node_modules', name);
  if (!existsSync(folder)) return dirname(from) === from ? found : findPackages(name, dirname(from), found);
  if (found.has(folder)) return found;
  found.add(folder);
  const { dependencies = {} } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  for (const dependency of Object.keys(dependencies)) findPackages(dependency, folder, found);
  return found;
}
