import { LIMITS } from '#contract/values/limits.ts';
import { isPlatformCode } from '#contract/values/platforms.ts';
import type { PackageUpload } from '#contract/version/entities.ts';
import { HOUR_MS } from '#domain/time/durations.ts';
import type { Row } from '../../db/schema.ts';
import type { OpenUpload } from './package-file-queries.ts';

/** Retention of an upload by state: until its next byte, or until a version uses it. */
export function retentionMs(state: Row<'package_files'>['state']): number {
  return state === 'receiving' ? LIMITS.packageUploadDays * 24 * HOUR_MS : LIMITS.packageUnusedHours * HOUR_MS;
}

/** When an upload expires without further activity. */
export function expiryOf({ state, touched_at }: Pick<Row<'package_files'>, 'state' | 'touched_at'>): Date {
  return new Date(touched_at.getTime() + retentionMs(state));
}

/** Builds the developer view of an upload; `received` in bytes. */
export function presentPackageUpload(row: OpenUpload, received: number): PackageUpload {
  const { id, app_id, platform, name, size, sha256, state, created_at } = row;
  if (!isPlatformCode(platform)) throw new Error(`the upload ${id} is for no platform: ${platform}`);
  return {
    uploadId: id,
    applicationId: app_id,
    ...{ platform, name, size, received },
    // Until the upload is complete, the row holds the announced values.
    sha256: state === 'received' ? sha256 : null,
    createdAt: created_at.toISOString(),
    expiresAt: expiryOf(row).toISOString(),
  };
}
