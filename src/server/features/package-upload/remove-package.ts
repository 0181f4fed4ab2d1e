import type { Services } from '../../services.ts';
import { removeWebBuild } from '../web-build/public.ts';
import { removeIncoming } from './append-pieces.ts';
import { incomingPath } from './incoming-folder.ts';
import { findPackageFile, isUnused } from './package-file-queries.ts';
import { packageKey } from './store-package.ts';

type RemoveServices = Pick<Services, 'database' | 'files' | 'incomingFolder'>;

/**
 * Removes a file unless a version has it, wherever its bytes are. Its row says `removing` first and goes last, so that whoever
 * begins again finds what is left; nothing takes the file meanwhile.
 */
export async function removePackage(services: RemoveServices, id: string): Promise<void> {
  const { db } = services.database;
  await db.transaction().execute(async (trx) => {
    // Who makes a version of it holds the row; only a statement after that sees the version.
    await trx.selectFrom('package_files').select('id').where('id', '=', id).forUpdate().execute();
    const unused = trx.updateTable('package_files').set({ state: 'removing' }).where('id', '=', id).where(isUnused);
    await unused.execute();
  });
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
  await database.db.deleteFrom('package_files').where('id', '=', id).where('state', '=', 'removing').execute();
}
