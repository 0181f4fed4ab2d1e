import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { isBackingUp } from '../../backup/backup-lock-queries.ts';
import type { Row } from '../../db/schema.ts';
import type { Services } from '../../services.ts';
import { packagesFolder } from '../package-upload/public.ts';
import { deleteConversion, listConversionsBefore } from './conversion-queries.ts';
import { conversionKey } from './convert-later.ts';
import { listUploadKeys } from './stored-upload.ts';
import { markUnreferenced } from './unused-upload-queries.ts';
import { deleteUpload, listRemoving } from './upload-queries.ts';

/** Retention of unreferenced pictures, which leaves time to fill in the form. */
const KEPT_MS = 24 * 60 * 60 * 1000;

/** Pictures per transaction; forms that name one of them wait for its end. */
const BATCH = 100;

/**
 * Deletes unreferenced pictures older than a day (rows, files and smaller copies), and the leftovers of interrupted
 * uploads and of videos that were not converted.
 */
export async function deleteUnusedUploads(services: Pick<Services, 'database' | 'files' | 'incomingFolder' | 'now'>) {
  const { db } = services.database;
  const before = new Date(services.now() - KEPT_MS);
  for (let taken = BATCH; taken === BATCH; ) taken = await markUnreferenced(db, before, BATCH);
  const removing = await listRemoving(db);
  if (!(await isBackingUp(db))) {
    for (const upload of removing) await removeUpload(services, upload);
  }
  for (const { id } of await listConversionsBefore(db, before)) {
    await services.files.remove(conversionKey(id));
    await deleteConversion(db, id);
  }
  await sweepFolder(services.incomingFolder, before);
}

/** Files first: the row has to exist as long as any file does. */
async function removeUpload({ database, files }: Pick<Services, 'database' | 'files'>, upload: Row<'uploads'>) {
  for (const key of listUploadKeys(upload)) await files.remove(key);
  await deleteUpload(database.db, upload);
}

/** Deletes leftovers of processes that ended during an upload. Files of versions have their own cleanup. */
async function sweepFolder(folder: string, before: Date): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const name of names) {
    const path = join(folder, name);
    if (path === packagesFolder({ incomingFolder: folder })) continue;
    const found = await stat(path).catch(() => undefined);
    if (found !== undefined && found.mtime < before) await rm(path, { recursive: true, force: true });
  }
}
