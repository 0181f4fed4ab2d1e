import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** A piece of the journal, or the note of a copy: timeline, then position, eight and sixteen hexadecimal digits. */
const PIECE = /^[\dA-F]{8}([\dA-F]{16})(?:\.[\dA-F]{8}\.backup)?\.gz(?:\.age)?$/;
const START = /^START WAL LOCATION: \S+ \(file [\dA-F]{8}([\dA-F]{16})\)/m;

/**
 * Keeps the latest copies of the cluster, and of the journal what they and everything later need. Notes of timelines stay.
 * @param archive WAL_ARCHIVE_TO
 * @returns the names of the copies that were deleted, and the number of pieces
 */
export async function pruneJournal(archive: string, keep: number): Promise<{ copies: string[]; pieces: number }> {
  const base = join(archive, 'base');
  const copies = (await readdir(base)).filter((name) => !name.endsWith('.unfinished')).toSorted();
  const [oldest] = copies.slice(-keep);
  const start = oldest === undefined ? undefined : await readStart(join(base, oldest));
  if (start === undefined) return { copies: [], pieces: 0 };
  const surplus = copies.slice(0, -keep);
  for (const name of surplus) await rm(join(base, name), { recursive: true });
  const pieces = (await readdir(archive)).filter((name) => (PIECE.exec(name)?.[1] ?? start) < start);
  for (const name of pieces) await rm(join(archive, name));
  return { copies: surplus, pieces: pieces.length };
}

/** The position of the first piece of the journal that a copy needs; undefined if its note is not one. */
export async function readStart(copy: string): Promise<string | undefined> {
  return START.exec(await readFile(join(copy, 'backup_label'), 'utf8'))?.[1];
}
