import { type Kysely, sql } from 'kysely';
import type { PlatformCode } from '#contract/values/platforms.ts';
import { businessDayOf } from '#domain/money/business-period.ts';
import type { Schema } from '../../db/schema.ts';
import { isOffered } from './application-part-queries.ts';

export interface DownloadVisit {
  readonly versionId: number;
  /** A keyed hash. */
  readonly visitor: Buffer;
  /** Unix milliseconds. */
  readonly nowMs: number;
}

/** Counts a download of a version once per visitor and day, including resumed and partial ones. */
export async function countDownload(db: Kysely<Schema>, { versionId, visitor, nowMs }: DownloadVisit): Promise<void> {
  // Has no effect if the version was deleted concurrently.
  await sql`
    WITH first AS (
      INSERT INTO version_downloads (version_id, visitor, day)
      SELECT id, ${visitor}, ${businessDayOf(nowMs)}::date FROM versions WHERE id = ${versionId} FOR KEY SHARE
      ON CONFLICT DO NOTHING RETURNING version_id
    )
    INSERT INTO version_download_counts AS counts (version_id, total) SELECT version_id, 1 FROM first
    ON CONFLICT (version_id) DO UPDATE SET total = counts.total + 1`.execute(db);
}

export function findVersions(db: Kysely<Schema>, applicationId: number, isTest: boolean) {
  return db
    .selectFrom('versions as v')
    .leftJoin('package_files as f', 'f.id', 'v.package_file_id')
    .select(['v.id', 'v.platform', 'v.status', 'released_at', 'file_name', 'v.file_key', 'sha256'])
    .select(isOffered(isTest).as('is_offered'))
    .where('v.application_id', '=', applicationId)
    .execute();
}

export async function findOutsideUrl(db: Kysely<Schema>, applicationId: number, platform: PlatformCode) {
  const found = await db
    .selectFrom('application_downloads')
    .select('url')
    .where('application_id', '=', applicationId)
    .where('platform', '=', platform)
    .executeTakeFirst();
  return found?.url;
}
