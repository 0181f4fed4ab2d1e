import { createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Row } from '../../db/schema.ts';
import type { Services } from '../../services.ts';
import { incomingPath } from '../package-upload/public.ts';

/** A file to be read on this disk, and a folder for what is made of it. */
export interface LocalFile {
  readonly path: string;
  /** Gone afterwards, with all that is in it. */
  readonly folder: string;
}

/**
 * Lends the file of an upload on this disk: where it came in, or, once it is in the file store, which may be elsewhere, a
 * copy that is gone afterwards.
 */
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
