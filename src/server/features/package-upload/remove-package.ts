import { isBackingUp } from '../../backup/backup-lock-queries.ts';
import { removeWebBuild } from '../web-build/public.ts';
import { removeIncoming } from './append-pieces.ts';
import type { BytesServices } from './incoming-bytes.ts';
import { incomingPath } from './incoming-folder.ts';
import { openIncomingBytes } from './open-incoming-bytes.ts';
import { deleteMarked, findPackageFile, markRemoving } from './package-file-queries.ts';
import { packageKey } from './package-key.ts';

/**
 * Deletes a file and its bytes, wherever they are, unless a version uses it. The row is marked `removing` first and
 * deleted last, so that nothing claims the file and an interrupted deletion can be resumed.
 */
export async function removePackage(services: BytesServices, id: string): Promise<void> {
  const { db } = services.database;
  await markRemoving(db, id);
  await removeMarked(services, id);
}

/** Deletes the bytes and then the row of a file that is `removing`; while a backup is running, the next cleanup does. */
export async function removeMarked(services: BytesServices, id: string): Promise<void> {
  const { database, files } = services;
  const row = await findPackageFile(database.db, id);
  if (row?.state !== 'removing' || (await isBackingUp(database.db))) return;
  await openIncomingBytes(services).remove(row);
  // One of a time before an object storage was set is on the disk.
  await removeIncoming(incomingPath(services, id));
  // The key is derived if the row has none: storing may have ended before it was recorded.
  await files.remove(row.file_key ?? packageKey(row));
  await removeWebBuild(files, row.folder_key ?? `games/${id}`);
  await deleteMarked(database.db, id);
}
