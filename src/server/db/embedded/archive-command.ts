import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { findProgram } from '../../find-program.ts';
import type { ServerUser } from './server-user.ts';

const PROGRAM = 'src/server/db/embedded/journal-child.ts';

/** How the server copies its journal. */
export interface ArchiveCommand {
  /** A line for a shell, in which PostgreSQL replaces %p and %f. */
  readonly command: string;
  /** Variables of the server, which its commands inherit. */
  readonly variables: Readonly<Record<string, string>>;
}

interface Archive {
  readonly folder: string;
  /** BACKUP_KEY; empty: copies are not encrypted. */
  readonly key: string;
  readonly user: ServerUser | undefined;
}

/**
 * Copies every finished piece of the journal, compressed, and encrypted if there is a key. A piece that was copied before
 * its server ended is there already: then it must be the same. See decision 074.
 * @throws Error if the server's user cannot run the program that encrypts.
 */
export async function makeArchiveCommand({ folder, key, user }: Archive): Promise<ArchiveCommand> {
  const copy = `${quote(`${folder}/`)}%f.gz`;
  if (key === '') return { command: copyPlainly(copy, quote(folder)), variables: {} };
  const program = [process.execPath, findProgram(PROGRAM)];
  requireRunnable(program, user);
  // Most starts need no key.
  const { identityToRecipient } = await import('age-encryption');
  const recipient = await identityToRecipient(key);
  return {
    command: [...program, recipient].map(quote).concat(`'%p'`, `${copy}.age`).join(' '),
    // Shows whether a copy has a certain content, which only someone with that content can ask; it opens nothing.
    variables: { JOURNAL_MARK_KEY: createHash('sha256').update(`starhall journal marks\n${key}`).digest('hex') },
  };
}

/** `sync` of other systems than Linux takes no names, and writes everything. */
function copyPlainly(copy: string, folder: string): string {
  const write = `gzip -c '%p' > ${copy}.part && sync ${copy}.part && mv ${copy}.part ${copy} && sync ${folder}`;
  return `if test -f ${copy}; then gunzip -c ${copy} | cmp -s - '%p'; else ${write}; fi`;
}

function quote(text: string): string {
  return `'${text.replaceAll('%', '%%').replaceAll("'", `'\\''`)}'`;
}

/** As root, the server runs as another user. Finding out later would fill the disk with its journal. */
function requireRunnable([node = '', program = '']: readonly string[], user: ServerUser | undefined): void {
  if (user === undefined) return;
  const { uid, gid, name } = user;
  const { status } = spawnSync(node, ['--check', program], { uid, gid, cwd: '/', env: {} });
  if (status === 0) return;
  throw new Error(
    `WAL_ARCHIVE_TO with BACKUP_KEY: the user "${name}", as whom PostgreSQL runs, cannot run ${node} ${program}. ` +
      'Install Starhall and Node.js where that user can read them, or run the store as an ordinary user.',
  );
}
