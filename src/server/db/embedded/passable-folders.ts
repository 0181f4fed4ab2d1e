import { chmodSync, mkdirSync, realpathSync, statSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import type { ServerUser } from './server-user.ts';

const PASS_FOR_GROUP_AND_OTHERS = 0o011;

/**
 * Creates the data folder if it is missing and returns its real path. If the server runs as another user, that user
 * must be able to traverse the path: folders created here and the data folder itself are made traversable (not
 * listable); existing folders above belong to the administrator and are only checked.
 */
export function prepareDataFolder(dataDir: string, user: ServerUser | undefined): string {
  const wanted = resolve(dataDir);
  const firstMade = mkdirSync(wanted, { recursive: true, mode: 0o700 });
  const folder = realpathSync(wanted);
  if (user === undefined) {
    return folder;
  }
  const made = firstMade === undefined ? folder : realpathSync(firstMade);
  for (const path of [made, ...foldersBetween(made, folder)]) {
    chmodSync(path, (statSync(path).mode & 0o7777) | PASS_FOR_GROUP_AND_OTHERS);
  }
  const closed = findClosedFolder(folder, user);
  if (closed !== undefined) {
    throw new Error(
      `The folder ${closed} shuts out the user "${user.name}", under whom the database in ${folder} runs ` +
        `because Starhall was started as root. Run "chmod o+x ${closed}" or choose another DATA_DIR.`,
    );
  }
  return folder;
}

/** The outermost folder on the path to `folder` (inclusive) that `user` may not traverse. */
export function findClosedFolder(folder: string, user: ServerUser): string | undefined {
  return [sep, ...foldersBetween(sep, folder)].find((path) => !isPassable(path, user));
}

function isPassable(path: string, user: ServerUser): boolean {
  const { mode, uid, gid } = statSync(path);
  if (uid === user.uid) {
    return (mode & 0o100) !== 0;
  }
  return (mode & (gid === user.gid ? 0o010 : 0o001)) !== 0;
}

function foldersBetween(outer: string, inner: string): string[] {
  const names = relative(outer, inner).split(sep).filter(Boolean);
  return names.map((_, index) => join(outer, ...names.slice(0, index + 1)));
}
