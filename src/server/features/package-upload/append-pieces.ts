import { constants } from 'node:fs';
import { type FileHandle, open, readFile, rm, writeFile } from 'node:fs/promises';
import { ERROR } from '#contract/errors/errors.ts';
import type { BodySource } from '../../api/body-source.ts';
import { toRoomFailure } from '../../disk-full.ts';
import { HttpFailure } from '../../middleware/http-failure.ts';
import { DiskWriter, syncFile } from './disk-writer.ts';
import type { PackageHashes } from './package-hashes.ts';
import { requireChecksum, type UploadChecksum } from './upload-checksum.ts';

export interface PiecesToAppend {
  readonly path: string;
  /** Length of the file, where the first piece goes. */
  readonly offset: number;
  /** Length that the file comes to. */
  readonly size: number;
  readonly source: Pick<BodySource, 'read'>;
  readonly checksum: UploadChecksum | undefined;
  readonly hashes: PackageHashes;
  /** Called for every piece, before it is written. */
  readonly onPiece: (bytes: number) => Promise<void> | undefined;
  /** @throws when another process may work on the file by now: it is not touched any more. */
  readonly requireHeld: () => void;
}

const WRITE_OR_CREATE = constants.O_RDWR | constants.O_CREAT;

/**
 * Writes what comes behind what is there. What has come stays, whatever ends it, and is the file's length: nothing else
 * says how far an upload is. Only bytes with a checksum of their own go again unless they add up to it.
 * @throws HttpFailure 413 for bytes above the size, 460 for a wrong checksum; `databaseBusy` with `file.no_space`;
 * DatabaseAwayError when the file is no longer held; what ends the body.
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
      // Whoever holds the file now has found the mark and done this.
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
  const { path, offset, size, source, checksum, hashes, onPiece, requireHeld } = pieces;
  const hash = await hashes.take(path);
  const writer = new DiskWriter(file, offset, requireHeld);
  let length = offset;
  try {
    for (let piece = await source.read(); piece !== undefined; piece = await source.read()) {
      length += piece.byteLength;
      if (length > size) {
        throw new HttpFailure(ERROR.invalidFormat, { status: 413, fields: { file: 'file.package_changed' } });
      }
      await onPiece(piece.byteLength);
      await writer.write(piece);
      hash?.update(piece);
      checksum?.hash.update(piece);
    }
  } catch (error) {
    // What came before is whole, and the client is spared to send it again. Why it ended is told, not this.
    await writer.flush().catch(() => {});
    throw error;
  }
  await writer.flush();
  await syncFile(file);
  await hashes.keep(path, hash);
}

/** Beside a file: its length before bytes came whose checksum is not proved yet. */
function markOf(path: string): string {
  return `${path}.unproved`;
}

/** Takes back what a process had not proved when it ended. To be called by whoever holds the upload. */
export async function dropUnproved(path: string): Promise<void> {
  const mark = markOf(path);
  const text = await readFile(mark, 'utf8').catch(() => undefined);
  if (text === undefined) return;
  // An empty mark is older than the first of the bytes.
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

/** Removes the bytes of an upload, and what stands beside them. */
export async function removeIncoming(path: string): Promise<void> {
  await rm(path, { force: true });
  await rm(markOf(path), { force: true });
}
