import { stat } from 'node:fs/promises';
import type { Row } from '../../db/schema.ts';
import type { Services } from '../../services.ts';
import { incomingPath } from './incoming-folder.ts';
import { packageKey } from './package-key.ts';

/** Where a complete file is: on this disk, or in the file store. */
export type ReceivedFilePlace = { readonly path: string } | { readonly key: string };

/**
 * Finds a complete file. With an object storage it is there from the beginning, unless it arrived on the disk before
 * that storage was set.
 */
export async function findReceivedFile(
  services: Pick<Services, 'files' | 'incomingFolder'>,
  { id, platform, state, file_key: key }: Pick<Row<'package_files'>, 'id' | 'platform' | 'state' | 'file_key'>,
): Promise<ReceivedFilePlace> {
  if (state === 'stored' && key !== null) return { key };
  const path = incomingPath(services, id);
  if (services.files.parts === undefined) return { path };
  const isHere = await stat(path).catch(() => undefined);
  return isHere === undefined ? { key: packageKey({ id, platform }) } : { path };
}
