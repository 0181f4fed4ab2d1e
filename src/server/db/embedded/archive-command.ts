import { createHash } from 'node:crypto';
import { provideJournalProgram } from './journal-program.ts';
import type { ServerUser } from './server-user.ts';

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
  /** BACKUP_KEY_OLD. */
  readonly formerKeys?: readonly string[] | undefined;
  readonly user: ServerUser | undefined;
  /** The folder of the server, for a copy of the program that its user can run. */
  readonly serverFolder: string;
}

/**
 * Copies every finished piece of the journal, compressed, and encrypted if there is a key. A piece that was copied before
 * its server ended is there already: then it must be the same. See decision 074.
 * @throws Error if the server's user cannot run the program that encrypts.
 */
export async function makeArchiveCommand(archive: Archive): Promise<ArchiveCommand> {
  const { folder, key, formerKeys = [], user, serverFolder } = archive;
  const copy = `${quote(`${folder}/`)}%f.gz`;
  if (key === '') return { command: copyPlainly(copy, quote(folder)), variables: {} };
  const program = provideJournalProgram(serverFolder, user);
  // Most starts need no key.
  const { identityToRecipient } = await import('age-encryption');
  const recipient = await identityToRecipient(key);
  return {
    command: [...program, recipient].map(quote).concat(`'%p'`, `${copy}.age`).join(' '),
    // Show whether a copy has a certain content, which only someone with that content can ask; they open nothing.
    variables: { JOURNAL_MARK_KEY: [key, ...formerKeys].map(makeMarkKey).join() },
  };
}

function makeMarkKey(key: string): string {
  return createHash('sha256').update(`starhall journal marks\n${key}`).digest('hex');
}

/** `sync` of other systems than Linux takes no names, and writes everything. */
function copyPlainly(copy: string, folder: string): string {
  const write = `gzip -c '%p' > ${copy}.part && sync ${copy}.part && mv ${copy}.part ${copy} && sync ${folder}`;
  return `if test -f ${copy}; then gunzip -c ${copy} | cmp -s - '%p'; else ${write}; fi`;
}

function quote(text: string): string {
  return `'${text.replaceAll('%', '%%').replaceAll("'", `'\\''`)}'`;
}
