import { LIMITS } from '#contract/values/limits.ts';
import { isPlatformCode } from '#contract/values/platforms.ts';
import type { PackageUpload } from '#contract/version/entities.ts';
import type { Row } from '../../db/schema.ts';
import type { OpenUpload } from './package-file-queries.ts';

const HOUR_MS = 3_600_000;

/** For how long an upload of a state may wait: for its next byte, or to become part of a version. */
export function keptMs(state: Row<'package_files'>['state']): number {
  return state === 'receiving' ? LIMITS.packageUploadDays * 24 * HOUR_MS : LIMITS.packageUnusedHours * HOUR_MS;
}

/** When the sweep takes an upload that stays as it is. */
export function expiryOf({ state, touched_at }: Pick<Row<'package_files'>, 'state' | 'touched_at'>): Date {
  return new Date(touched_at.getTime() + keptMs(state));
}

/** An upload as its developer sees it; `received` in bytes. */
export function presentPackageUpload(row: OpenUpload, received: number): PackageUpload {
  const { id, app_id, platform, name, size, sha256, state, created_at } = row;
  if (!isPlatformCode(platform)) throw new Error(`the upload ${id} is for no platform: ${platform}`);
  return {
    uploadId: id,
    applicationId: app_id,
    ...{ platform, name, size, received },
    // Until it is whole, the row holds what was announced.
    sha256: state === 'received' ? sha256 : null,
    createdAt: created_at.toISOString(),
    expiresAt: expiryOf(row).toISOString(),
  };
}
