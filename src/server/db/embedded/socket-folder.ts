import { chmodSync, chownSync, lstatSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ServerUser } from './server-user.ts';

// The system's limit is 108 bytes on Linux and 104 on macOS, for "<folder>/.s.PGSQL.5432.lock" and a terminating
// zero.
const MAX_SOCKET_PATH_BYTES = 100;
const SOCKET_NAME = '/.s.PGSQL.5432';

/**
 * The private folder of the server's socket: inside the data folder or, if that path is too long for a socket, in the
 * system's temporary folder, with its name stored in the data folder for the next start.
 */
export function provideSocketFolder(serverFolder: string, user: ServerUser | undefined): string {
  const inside = join(serverFolder, 'socket');
  if (Buffer.byteLength(inside + SOCKET_NAME) < MAX_SOCKET_PATH_BYTES) {
    mkdirSync(inside, { recursive: true });
    return makePrivate(inside, user);
  }
  const record = join(serverFolder, 'socket-folder');
  const known = readRecord(record);
  if (known !== undefined && isPrivate(known, user)) {
    return known;
  }
  const made = makePrivate(mkdtempSync(join(tmpdir(), 'starhall-')), user);
  writeFileSync(record, made);
  return made;
}

function makePrivate(folder: string, user: ServerUser | undefined): string {
  chmodSync(folder, 0o700);
  if (user !== undefined) {
    chownSync(folder, user.uid, user.gid);
  }
  return folder;
}

// Someone else could have created a folder of that name after the temporary folder was emptied.
function isPrivate(folder: string, user: ServerUser | undefined): boolean {
  const entry = lstatSync(folder, { throwIfNoEntry: false });
  return entry?.isDirectory() === true && entry.uid === (user?.uid ?? process.getuid?.()) && (entry.mode & 0o077) === 0;
}

function readRecord(record: string): string | undefined {
  try {
    return readFileSync(record, 'utf8');
  } catch {
    return undefined;
  }
}
