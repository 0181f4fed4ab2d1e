import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import type { Row, Schema } from '../../db/schema.ts';
import type { Services } from '../../services.ts';
import { packagesFolder } from '../package-upload/public.ts';
import { IMAGE_REFERENCES } from './referenced-images.ts';
import { listUploadKeys } from './stored-upload.ts';

/** Pictures that nothing refers to are kept so long: somebody may still be filling in the form. */
const KEPT_MS = 24 * 60 * 60 * 1000;
/** Taken away in one transaction; forms that name one of them wait so long. */
const BATCH = 100;

/** Every upload whose id stands in a text of `IMAGE_REFERENCES`. */
const referencedIds = sql<string>`(
  SELECT (regexp_matches(text, '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}', 'gi'))[1]::uuid
  FROM (${sql.raw(IMAGE_REFERENCES.join(' UNION ALL '))}) AS place (text)
)`;

/**
 * Removes pictures older than a day that nothing refers to: rows, files and smaller copies, and what was left of
 * uploads that broke off.
 */
export async function sweepUploads(services: Pick<Services, 'database' | 'files' | 'incomingFolder' | 'now'>) {
  const { db } = services.database;
  const before = new Date(services.now() - KEPT_MS);
  for (let taken = BATCH; taken === BATCH; ) taken = await takeUnreferenced(db, before);
  const removing = await db.selectFrom('uploads').selectAll().where('state', '=', 'removing').execute();
  for (const upload of removing) await removeUpload(services, upload);
  await sweepFolder(services.incomingFolder, before);
}

/**
 * Marks a batch, so that no form takes it any more; answers how many. A form locks the pictures it names until its write
 * is there (`resolveImages`): locked ones are passed over, and what was written before our lock is seen by the second
 * statement, which looks anew.
 */
function takeUnreferenced(db: Kysely<Schema>, before: Date): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const candidates = await trx
      .selectFrom('uploads')
      .select('id')
      .where('created_at', '<', before)
      .where('state', '!=', 'removing')
      .where('id', 'not in', referencedIds)
      .orderBy('id')
      .limit(BATCH)
      .forUpdate()
      .skipLocked()
      .execute();
    if (candidates.length === 0) return 0;
    await trx
      .updateTable('uploads')
      .set({ state: 'removing' })
      .where(
        'id',
        'in',
        candidates.map(({ id }) => id),
      )
      .where('id', 'not in', referencedIds)
      .execute();
    return candidates.length;
  });
}

/** Files first: as long as one is there, the row tells of it. */
async function removeUpload({ database, files }: Pick<Services, 'database' | 'files'>, upload: Row<'uploads'>) {
  for (const key of listUploadKeys(upload)) await files.remove(key);
  await database.db.transaction().execute(async (trx) => {
    await trx.deleteFrom('images').where('url', '=', upload.url).execute();
    await trx.deleteFrom('uploads').where('id', '=', upload.id).execute();
  });
}

/** What a process left that ended in the middle of an upload. Files of versions have a sweep of their own. */
async function sweepFolder(folder: string, before: Date): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const name of names) {
    const path = join(folder, name);
    if (path === packagesFolder({ incomingFolder: folder })) continue;
    const found = await stat(path).catch(() => undefined);
    if (found !== undefined && found.mtime < before) await rm(path, { recursive: true, force: true });
  }
}
