import { createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Row } from '../../db/schema.ts';
import type { Services } from '../../services.ts';
import { incomingPath } from '../package-upload/public.ts';

/** A file on the local disk, and a folder for files derived from it. */
export interface LocalFile {
  readonly path: string;
  /** Deleted afterwards with its content. */
  readonly folder: string;
}

/** Provides an upload as a local file: the original, or a temporary copy if it is already in the file store. */
export async function withLocalFile<Value>(
  services: Pick<Services, 'files' | 'incomingFolder'>,
  { id, state, file_key: key }: Row<'package_files'>,
  use: (file: LocalFile) => Promise<Value>,
): Promise<Value> {
  await mkdir(services.incomingFolder, { recursive: true, mode: 0o700 });
  const folder = await mkdtemp(join(services.incomingFolder, 'inspection-'));
  try {
    if (state !== 'stored' || key === null) return await use({ path: incomingPath(services, id), folder });
    const path = join(folder, 'package');
    await pipeline(services.files.read(key), createWriteStream(path, { mode: 0o600 }));
    return await use({ path, folder });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
