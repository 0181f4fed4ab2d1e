import { downloadApplication } from '#contract/application/endpoints.ts';
import { SHELF, VERSION_REVIEW } from '#contract/values/states.ts';
import type { Version, VersionAppeal, VersionFile } from '#contract/version/entities.ts';
import { NO_INSPECTION, WAITING_INSPECTION } from '#contract/version/inspection.ts';
import { reviewDueAt } from '#domain/operations/review-clock.ts';
import type { VersionRow } from './version-queries.ts';

/** Web games are played in place and not downloaded. */
const WEB = 2;

/** Builds the developer view of a version. */
export function presentVersion(row: VersionRow): Version {
  return {
    id: row.id,
    applicationId: row.app_id,
    platform: row.platform,
    versionName: row.version_name,
    contents: [...row.contents],
    minimumVersion: row.minimum_version,
    file: presentFile(row),
    inspection: row.inspection ?? (row.package_file_id === null ? NO_INSPECTION : WAITING_INSPECTION),
    review: row.review,
    rejectReason: row.reject_reason,
    status: row.status,
    removalReason: row.removal_reason,
    submittedAt: row.submitted_at?.toISOString() ?? null,
    decidedAt: row.decided_at?.toISOString() ?? null,
    reviewDueAt: isWaiting(row) ? reviewDueAt(row.submitted_at) : null,
    isAnswerAwaited: row.is_answer_awaited,
    appeal: row.appeal && presentAppeal(row.appeal),
    downloadCount: row.download_count,
    releasedAt: row.released_at?.toISOString() ?? null,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  };
}

function presentFile(row: VersionRow): VersionFile | null {
  const { file_name: name, file_size: size } = row;
  return name === null || size === null ? null : { name, size, sha256: row.sha256 ?? '', url: downloadAddress(row) };
}

function isWaiting(row: VersionRow): row is VersionRow & { readonly submitted_at: Date } {
  return row.review === VERSION_REVIEW.inReview && row.submitted_at !== null;
}

function presentAppeal(appeal: VersionAppeal): VersionAppeal {
  const { createdAt, decidedAt } = appeal;
  return { ...appeal, createdAt: toMoment(createdAt), decidedAt: decidedAt === null ? null : toMoment(decidedAt) };
}

/** Normalizes a timestamp from the database's JSON format. */
function toMoment(text: string): string {
  return new Date(text).toISOString();
}

function downloadAddress({ app_id: applicationId, platform, status, application_status }: VersionRow): string {
  if (platform === WEB || status !== SHELF.onShelf || application_status !== SHELF.onShelf) return '';
  return `${downloadApplication.path}?${new URLSearchParams({ applicationId, platform: String(platform) })}`;
}
