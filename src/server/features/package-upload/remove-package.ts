import type { Services } from '../../services.ts';
import { removeWebBuild } from '../web-build/public.ts';
import { removeIncoming } from './append-pieces.ts';
import { incomingPath } from './incoming-folder.ts';
import { deleteMarked, findPackageFile, markRemoving } from './package-file-queries.ts';
import { packageKey } from './store-package.ts';

type RemoveServices = Pick<Services, 'database' | 'files' | 'incomingFolder'>;

/**
 * Removes a file unless a version has it, wherever its bytes are. Its row says `removing` first and goes last, so that whoever
 * begins again finds what is left; nothing takes the file meanwhile.
 */
export async function removePackage(services: RemoveServices, id: string): Promise<void> {
  const { db } = services.database;
  await markRemoving(db, id);
  await removeMarked(services, id);
}

/** Removes the bytes and then the row of a file that is `removing`. */
export async function removeMarked({ database, files, incomingFolder }: RemoveServices, id: string): Promise<void> {
  const row = await findPackageFile(database.db, id);
  if (row?.state !== 'removing') return;
  await removeIncoming(incomingPath({ incomingFolder }, id));
  // Not asked whether the row names them: storing may have ended before it could say so.
  await files.remove(row.file_key ?? packageKey(row));
  await removeWebBuild(files, row.folder_key ?? `games/${id}`);
  await deleteMarked(database.db, id);
}
