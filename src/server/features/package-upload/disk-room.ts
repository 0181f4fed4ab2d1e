import { statfs } from 'node:fs/promises';
import { MEGABYTE_BYTES } from '#contract/values/limits.ts';
import { noRoom } from '../../disk-full.ts';
import type { Services } from '../../services.ts';
import { packagesFolder } from './incoming-folder.ts';

/**
 * Refuses bytes for which the disk has no room. `MIN_FREE_DISK_MB` stays free whatever comes: the database stands on
 * the same disk more often than not.
 * @throws ApiError `databaseBusy` with `file.no_space`.
 */
export async function requireRoom(services: Pick<Services, 'config' | 'incomingFolder'>, bytes: number): Promise<void> {
  const { bavail, bsize } = await statfs(packagesFolder(services));
  if (bavail * bsize - bytes < services.config.MIN_FREE_DISK_MB * MEGABYTE_BYTES) throw noRoom();
}
