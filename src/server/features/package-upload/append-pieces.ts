import { createHash } from 'node:crypto';
import { constants } from 'node:fs';
import { type FileHandle, open, readFile, rm, writeFile } from 'node:fs/promises';
import { toRoomFailure } from '../../disk-full.ts';
import { DiskWriter, syncFile } from './disk-writer.ts';
import { describeFile, type PackageHashes } from './package-hashes.ts';
import { requireChecksum } from './upload-checksum.ts';
import { type PiecesToWrite, writePieces } from './write-pieces.ts';

export interface PiecesToAppend extends PiecesToWrite {
  readonly path: string;
  readonly hashes: PackageHashes;
  /** @throws if another process may own the file by now; it must not be touched then. */
  readonly requireHeld: () => void;
}

const WRITE_OR_CREATE = constants.O_RDWR | constants.O_CREAT;

/**
 * Appends a body to a file. Bytes that were received stay, however the request ends: the length of the file is the only
 * record of an upload's progress. Only bytes with a checksum are removed again if they do not match it.
 * @throws HttpFailure 413 for bytes beyond the size, 460 for a wrong checksum; `databaseBusy` with `file.no_space`;
 * DatabaseUnavailableError if the lock on the file was lost; any error of the body.
 */
export async function appendPieces(pieces: PiecesToAppend): Promise<void> {
  const { path, offset, checksum, requireHeld } = pieces;
  const file = await open(path, WRITE_OR_CREATE, 0o600);
  try {
    if (checksum === undefined) return await append(file, pieces);
    await writeFile(markOf(path), String(offset), { mode: 0o600 });
    try {
      await append(file, pieces);
      requireChecksum(checksum);
    } catch (error) {
      // The new owner of the file has found the mark and done this.
      requireHeld();
      await file.truncate(offset);
      await rm(markOf(path), { force: true });
      throw error;
    }
    requireHeld();
    await rm(markOf(path), { force: true });
  } catch (error) {
    throw toRoomFailure(error);
  } finally {
    await file.close();
  }
}

async function append(file: FileHandle, pieces: PiecesToAppend) {
  const { path, offset, hashes, requireHeld } = pieces;
  const known = hashes.take(path, await describeFile(path));
  const hash = offset === 0 ? createHash('sha256') : known;
  const writer = new DiskWriter(file, offset, requireHeld);
  try {
    await writePieces(pieces, { writer, hash });
  } catch (error) {
    // Earlier pieces are valid and need not be sent again. The original error is reported, not one of this flush.
    await writer.flush().catch(() => {});
    throw error;
  }
  await writer.flush();
  await syncFile(file);
  hashes.keep(path, await describeFile(path), hash);
}

/** Path of the mark beside a file: its length before bytes arrived whose checksum is unverified. */
function markOf(path: string): string {
  return `${path}.unproved`;
}

/** Truncates bytes that a crashed process had not verified. Requires the lock on the upload. */
export async function dropUnproved(path: string): Promise<void> {
  const mark = markOf(path);
  const text = await readFile(mark, 'utf8').catch(() => undefined);
  if (text === undefined) return;
  // An empty mark was written before any byte.
  if (text !== '') {
    const file = await open(path, WRITE_OR_CREATE, 0o600);
    try {
      await file.truncate(Number(text));
    } finally {
      await file.close();
    }
  }
  await rm(mark, { force: true });
}

/** Deletes the bytes of an upload and its mark. */
export async function removeIncoming(path: string): Promise<void> {
  await rm(path, { force: true });
  await rm(markOf(path), { force: true });
}
