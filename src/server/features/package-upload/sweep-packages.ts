import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../db/schema.ts';
import type { Services } from '../../services.ts';
import { removeIncoming } from './append-pieces.ts';
import { packagesFolder } from './incoming-folder.ts';
import { isUnused } from './package-file-queries.ts';
import { keptMs } from './present-package-upload.ts';
import { removeMarked } from './remove-package.ts';

type SweepServices = Pick<Services, 'database' | 'files' | 'incomingFolder' | 'now'>;

/** Taken away in one transaction. */
const BATCH = 100;

/**
 * Removes what nobody will miss: uploads whose next byte did not come, files that no version has (any more), and what
 * processes left behind that ended in the middle of something.
 */
export async function sweepPackages(services: SweepServices): Promise<void> {
  const { db } = services.database;
  for (let taken = BATCH; taken === BATCH; ) taken = await takeOutdated(db, services.now());
  const removing = await db.selectFrom('package_files').select('id').where('state', '=', 'removing').execute();
  for (const { id } of removing) await removeMarked(services, id);
  await sweepFolder(services);
}

/**
 * Marks a batch, so that nothing takes it any more; answers how many. Who makes a version locks the row until its write is
 * there (`takePackage`): locked ones are passed over, and what was written before our lock is seen by the second
 * statement, which looks anew.
 */
function takeOutdated(db: Kysely<Schema>, nowMs: number): Promise<number> {
  const before = (state: 'receiving' | 'received') => new Date(nowMs - keptMs(state));
  return db.transaction().execute(async (trx) => {
    const candidates = await trx
      .selectFrom('package_files')
      .select('id')
      .where(({ or, and, eb }) =>
        or([
          and([eb('state', '=', 'receiving'), eb('touched_at', '<', before('receiving'))]),
          and([eb('state', 'in', ['received', 'stored']), eb('touched_at', '<', before('received'))]),
        ]),
      )
      .where(isUnused)
      .orderBy('id')
      .limit(BATCH)
      .forUpdate()
      .skipLocked()
      .execute();
    if (candidates.length === 0) return 0;
    const ids = candidates.map(({ id }) => id);
    await trx.updateTable('package_files').set({ state: 'removing' }).where('id', 'in', ids).where(isUnused).execute();
    return candidates.length;
  });
}

/** Files of no row, or of one whose bytes are elsewhere: their process ended between the two. */
async function sweepFolder(services: SweepServices): Promise<void> {
  const folder = packagesFolder(services);
  const before = services.now() - keptMs('received');
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name);
    const found = await stat(path).catch(() => undefined);
    if (found === undefined || found.mtimeMs >= before || (await isAwaited(services, name))) continue;
    await removeIncoming(path);
  }
}

async function isAwaited({ database }: SweepServices, name: string): Promise<boolean> {
  const [id = ''] = name.split('.');
  const row = await database.db
    .selectFrom('package_files')
    .select('id')
    .where(sql<string>`id::text`, '=', id)
    .where('state', 'in', ['receiving', 'received'])
    .executeTakeFirst();
  return row !== undefined;
}
