import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Services } from '../../services.ts';
import { removeIncoming } from './append-pieces.ts';
import { packagesFolder } from './incoming-folder.ts';
import { listMarked } from './package-file-queries.ts';
import { retentionMs } from './present-package-upload.ts';
import { removeMarked } from './remove-package.ts';
import { isAwaited, markOutdated } from './unused-package-queries.ts';

type SweepServices = Pick<Services, 'database' | 'files' | 'incomingFolder' | 'now'>;

/** Files per transaction. */
const BATCH = 100;

/** Deletes stalled uploads, files that no version uses, and the leftovers of crashed processes. */
export async function deleteUnusedPackages(services: SweepServices): Promise<void> {
  const { db } = services.database;
  for (let taken = BATCH; taken === BATCH; ) taken = await markOutdated(db, services.now(), BATCH);
  const removing = await listMarked(db);
  for (const { id } of removing) await removeMarked(services, id);
  await sweepFolder(services);
}

/** Files without a row, or whose bytes are stored elsewhere: the process ended between the two steps. */
async function sweepFolder(services: SweepServices): Promise<void> {
  const folder = packagesFolder(services);
  const before = services.now() - retentionMs('received');
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name);
    const found = await stat(path).catch(() => undefined);
    if (found === undefined || found.mtimeMs >= before || (await isAwaited(services.database.db, name))) continue;
    await removeIncoming(path);
  }
}
