import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Services } from '../../services.ts';
import { removeIncoming } from './append-pieces.ts';
import { packagesFolder } from './incoming-folder.ts';
import { listMarked } from './package-file-queries.ts';
import { isKnownUpload } from './package-parts-queries.ts';
import { retentionMs } from './present-package-upload.ts';
import { removeMarked } from './remove-package.ts';
import { isAwaited, markOutdated } from './unused-package-queries.ts';

type SweepServices = Pick<Services, 'database' | 'config' | 'files' | 'incomingFolder' | 'now'>;

/** Files per transaction. */
const BATCH = 100;

/** Deletes stalled uploads, files that no version uses, and the leftovers of crashed processes. */
export async function deleteUnusedPackages(services: SweepServices): Promise<void> {
  const { db } = services.database;
  for (let taken = BATCH; taken === BATCH; ) taken = await markOutdated(db, services.now(), BATCH);
  const removing = await listMarked(db);
  for (const { id } of removing) await removeMarked(services, id);
  await sweepFolder(services);
  await sweepParts(services);
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

/** Folders of the file store into which large files are sent in parts. */
const PARTS_FOLDERS = ['packages', 'games', 'images', 'videos'] as const;
/** Longer than any file takes that is not a resumable upload. */
const FORGOTTEN_MS = 24 * 3_600_000;

/** Aborts uploads in parts that no row knows: their process ended, or their rows were deleted. */
async function sweepParts({ database: { db }, files: { parts }, now }: SweepServices): Promise<void> {
  if (parts === undefined) return;
  const before = now() - FORGOTTEN_MS;
  for (const folder of PARTS_FOLDERS) {
    for await (const { begunAt, ...place } of parts.list(folder)) {
      if (begunAt.getTime() < before && !(await isKnownUpload(db, place.uploadId))) await parts.abort(place);
    }
  }
}
