import { createReadStream } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { pipeline, type Readable, Transform } from 'node:stream';
import { crc32, createInflateRaw } from 'node:zlib';
import { finding, isError } from '#domain/inspection/findings.ts';
import { findBuildRoot, isLeftOut } from '#domain/inspection/web-build-root.ts';
import { DEFLATED, FindingError, type LocatedEntry, pathValues } from '../../inspection/archive/archive-entry.ts';
import { openArchive } from '../../inspection/archive/open-archive.ts';
import { WEB_LIMITS } from '../../inspection/web/inspect-web-build.ts';

/** A file of a build: its path in the game, and its location in the archive. */
export interface BuildEntry {
  readonly path: string;
  readonly entry: LocatedEntry;
}

export interface OpenBuild {
  readonly handle: FileHandle;
  readonly entries: readonly BuildEntry[];
}

/**
 * Opens an archive, checks its directory by the rules of the inspection again, and lists its files by game path:
 * without files that no game needs, and without a single common root folder. The caller must close the handle.
 * @throws FindingError if the archive must not be unpacked.
 */
export async function openBuild(zipPath: string): Promise<OpenBuild> {
  const handle = await open(zipPath);
  try {
    const { size } = await handle.stat();
    const archive = await openArchive({ handle, size }, WEB_LIMITS);
    const error = archive.findings.find(isError);
    if (error !== undefined) throw new FindingError(error);
    const files = archive.entries.filter(({ path }) => !isLeftOut(path));
    const root = findBuildRoot(files.map(({ path }) => path));
    if (root === undefined) throw new FindingError(finding('web.no_index'));
    return { handle, entries: files.map((entry) => ({ path: entry.path.slice(root.length), entry })) };
  } catch (error) {
    await handle.close();
    throw error;
  }
}

/**
 * The unpacked bytes of a file, decompressed on zlib's threads; the stream fails with a FindingError if they do not
 * match
 * the archive's directory.
 */
export function readBuildEntry(handle: FileHandle, entry: LocatedEntry): Readable {
  const check = checkBytes(entry);
  if (entry.packedSize === 0) return check.end();
  // By file descriptor: a stream of the handle itself leaves a listener there until the file is closed.
  const source = createReadStream('', {
    fd: handle.fd,
    start: entry.dataAt,
    end: entry.dataAt + entry.packedSize - 1,
    autoClose: false,
  });
  const unpacked = entry.method === DEFLATED ? pipeline(source, createInflateRaw(), () => {}) : source;
  unpacked.once('error', (cause) => check.destroy(damaged(entry, cause)));
  return unpacked.pipe(check);
}

function checkBytes(entry: LocatedEntry): Transform {
  let sum = 0;
  let length = 0;
  return new Transform({
    transform(piece: Buffer, _encoding, done) {
      sum = crc32(piece, sum);
      length += piece.length;
      done(length > entry.size ? damaged(entry) : null, piece);
    },
    flush: (done) => done(sum === entry.crc && length === entry.size ? null : damaged(entry)),
  });
}

function damaged({ path }: LocatedEntry, cause?: unknown): FindingError {
  return new FindingError(finding('zip.damaged', pathValues(path)), { cause });
}
