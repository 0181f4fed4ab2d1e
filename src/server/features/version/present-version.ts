import { downloadApplication } from '#contract/application/endpoints.ts';
import { SHELF } from '#contract/states.ts';
import type { Version, VersionFile } from '#contract/version/entities.ts';
import type { VersionRow } from './version-queries.ts';

/** Games of the web are played where they are: nobody downloads them. */
const WEB = 2;

/** A version as its developer's pages show it. */
export function presentVersion(row: VersionRow): Version {
  return {
    id: row.id,
    applicationId: row.app_id,
    platform: row.platform,
    versionName: row.version_name,
    contents: [...row.contents],
    minimumVersion: row.minimum_version,
    file: presentFile(row),
    review: row.review,
    rejectReason: row.reject_reason,
    status: row.status,
    releasedAt: row.released_at?.toISOString() ?? null,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  };
}

function presentFile(row: VersionRow): VersionFile | null {
  const { file_name: name, file_size: size } = row;
  return name === null || size === null ? null : { name, size, url: downloadAddress(row) };
}

function downloadAddress({ app_id: applicationId, platform, status, application_status }: VersionRow): string {
  if (platform === WEB || status !== SHELF.onShelf || application_status !== SHELF.onShelf) return '';
  return `${downloadApplication.path}?${new URLSearchParams({ applicationId, platform: String(platform) })}`;
}
