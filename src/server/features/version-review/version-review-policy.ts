import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR } from '#contract/errors/errors.ts';
import type { InspectionState } from '#contract/version/inspection.ts';
import { findVersionFileNeed } from '#domain/version/version-file-need.ts';
import type { LockedVersion, StoredVersion, VersionParent } from '../version/public.ts';

/** Inspection results that allow approval. */
const PASSED: readonly InspectionState[] = ['passed', 'warned'];

/** @throws ApiError `versionNotFound` if the version does not exist. */
export function requireVersion<Found>(found: Found | undefined): Found {
  if (found === undefined) throw new ApiError(ERROR.versionNotFound);
  return found;
}

/**
 * @throws ApiError `wrongReviewState` for a file that is not inspected or has failed, or for a missing required one.
 * Files that predate inspections have none.
 */
export function requireInspected(
  { platform, file_name: fileName }: Pick<StoredVersion, 'platform' | 'file_name'>,
  { parent, inspection }: { readonly parent: VersionParent; readonly inspection: InspectionState | undefined },
): void {
  const isFree = fileName === null && findVersionFileNeed({ ...parent, platform }) !== 'needed';
  const isPassed = inspection !== undefined && PASSED.includes(inspection);
  if (!isFree && !isPassed) throw new ApiError(ERROR.wrongReviewState);
}

/** @throws ApiError `invalidFormat` if the developer would get no reason. */
export function requireReason({
  reasons = [],
  reason = '',
}: {
  reasons?: readonly string[];
  reason?: string | undefined;
}) {
  if (reasons.length === 0 && reason.trim() === '') {
    throw new ApiError(ERROR.invalidFormat, { fields: { reason: 'field.required' } });
  }
}

/**
 * Requires that the version and its application are unchanged since they were read.
 * @throws ApiError `parameterError` with the field that identifies which of the two has changed.
 */
export function requireUnchanged(
  { version, application }: Pick<LockedVersion, 'version' | 'application'>,
  read: { readonly updatedAt?: string | undefined; readonly applicationUpdatedAt?: string | undefined },
): void {
  if (isOther(version.updated_at, read.updatedAt)) {
    throw new ApiError(ERROR.parameterError, { fields: { updatedAt: 'field.invalid' } });
  }
  if (isOther(application.updated_at, read.applicationUpdatedAt)) {
    throw new ApiError(ERROR.parameterError, { fields: { applicationUpdatedAt: 'field.invalid' } });
  }
}

function isOther(stands: Date, read: string | undefined): boolean {
  return read !== undefined && Date.parse(read) !== stands.getTime();
}

/**
 * Devices install an APK only over one with a lower code.
 * @throws ApiError `wrongReviewState` with `fields.versionCode` if an approved version of the platform has the same or
 * a
 * higher code.
 */
export function requireRisingCode(
  { version_code }: Pick<LockedVersion['version'], 'version_code'>,
  highest: number | null,
): void {
  if (version_code === null || highest === null || version_code > highest) return;
  throw new ApiError(ERROR.wrongReviewState, { fields: { versionCode: 'field.range' } });
}
