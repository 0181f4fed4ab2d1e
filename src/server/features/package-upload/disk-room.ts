import { statfs } from 'node:fs/promises';
import { MEGABYTE_BYTES } from '#contract/values/limits.ts';
import { noRoom } from '../../disk-full.ts';
import type { Services } from '../../services.ts';
import { packagesFolder } from './incoming-folder.ts';

/**
 * Rejects bytes that do not fit on the disk. `MIN_FREE_DISK_MB` always stays free, because the database is usually on
 * the same disk.
 * @throws ApiError `databaseBusy` with `file.no_space`.
 */
export async function requireRoom(services: Pick<Services, 'config' | 'incomingFolder'>, bytes: number): Promise<void> {
  const { bavail, bsize } = await statfs(packagesFolder(services));
  if (bavail * bsize - bytes < services.config.MIN_FREE_DISK_MB * MEGABYTE_BYTES) throw noRoom();
}
