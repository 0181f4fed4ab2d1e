import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Row } from '../../db/schema.ts';
import type { Services } from '../../services.ts';
import { findReceivedFile } from '../package-upload/public.ts';

/** A file on the local disk, and a folder for files derived from it. */
export interface LocalFile {
  readonly path: string;
  /** Deleted afterwards with its content. */
  readonly folder: string;
}

/** Provides an upload as a local file: the original, or a temporary copy if it is already in the file store. */
export async function withLocalFile<Value>(
  services: Pick<Services, 'files' | 'incomingFolder'>,
  row: Row<'package_files'>,
  use: (file: LocalFile) => Promise<Value>,
): Promise<Value> {
  await mkdir(services.incomingFolder, { recursive: true, mode: 0o700 });
  const folder = await mkdtemp(join(services.incomingFolder, 'inspection-'));
  try {
    const place = await findReceivedFile(services, row);
    if ('path' in place) return await use({ path: place.path, folder });
    const path = join(folder, 'package');
    await copyVerified(services.files.read(place.key), { path, row });
    return await use({ path, folder });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** @throws Error if the store returns other bytes than were received. */
async function copyVerified(
  content: Readable,
  { path, row: { id, sha256 } }: { readonly path: string; readonly row: Row<'package_files'> },
): Promise<void> {
  const hash = createHash('sha256');
  const watch = async function* (pieces: AsyncIterable<Uint8Array>) {
    for await (const piece of pieces) {
      hash.update(piece);
      yield piece;
    }
  };
  await pipeline(content, watch, createWriteStream(path, { mode: 0o600 }));
  if (hash.digest('hex') !== sha256) throw new Error(`the stored file of the upload ${id} is not the received one`);
}
