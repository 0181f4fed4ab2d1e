import { statfs } from 'node:fs/promises';
import { ApiError } from '#contract/errors.ts';
import { MEGABYTE_BYTES } from '#contract/limits.ts';
import type { Services } from '../../services.ts';
import { packagesFolder } from './incoming-folder.ts';

const FULL: ReadonlySet<string> = new Set(['ENOSPC', 'EDQUOT']);

/**
 * Refuses bytes for which the disk has no room. `MIN_FREE_DISK_MB` stays free whatever comes: the database stands on the
 * same disk more often than not.
 * @throws ApiError 10001 with `file.no_space`.
 */
export async function requireRoom(services: Pick<Services, 'config' | 'incomingFolder'>, bytes: number): Promise<void> {
  const { bavail, bsize } = await statfs(packagesFolder(services));
  if (bavail * bsize - bytes < services.config.MIN_FREE_DISK_MB * MEGABYTE_BYTES) throw noRoom();
}

/** The same failure, told as one of the disk where it is: nothing of ours is wrong then, and later it may work. */
export function toRoomFailure(error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return typeof code === 'string' && FULL.has(code) ? noRoom(error) : error;
}

function noRoom(cause?: unknown): ApiError {
  return new ApiError(10001, { fields: { file: 'file.no_space' }, cause });
}
