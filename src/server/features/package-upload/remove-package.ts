import { isBackingUp } from '../../backup/backup-lock-queries.ts';
import type { Services } from '../../services.ts';
import { removeWebBuild } from '../web-build/public.ts';
import { removeIncoming } from './append-pieces.ts';
import { incomingPath } from './incoming-folder.ts';
import { deleteMarked, findPackageFile, markRemoving } from './package-file-queries.ts';
import { packageKey } from './store-package.ts';

type RemoveServices = Pick<Services, 'database' | 'files' | 'incomingFolder'>;

/**
 * Deletes a file and its bytes, wherever they are, unless a version uses it. The row is marked `removing` first and
 * deleted last, so that nothing claims the file and an interrupted deletion can be resumed.
 */
export async function removePackage(services: RemoveServices, id: string): Promise<void> {
  const { db } = services.database;
  await markRemoving(db, id);
  await removeMarked(services, id);
}

/** Deletes the bytes and then the row of a file that is `removing`; while a backup is running, the next cleanup does. */
export async function removeMarked({ database, files, incomingFolder }: RemoveServices, id: string): Promise<void> {
  const row = await findPackageFile(database.db, id);
  if (row?.state !== 'removing' || (await isBackingUp(database.db))) return;
  await removeIncoming(incomingPath({ incomingFolder }, id));
  // The key is derived if the row has none: storing may have ended before it was recorded.
  await files.remove(row.file_key ?? packageKey(row));
  await removeWebBuild(files, row.folder_key ?? `games/${id}`);
  await deleteMarked(database.db, id);
}
