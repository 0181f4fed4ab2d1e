import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR } from '#contract/errors/errors.ts';
import type { PlatformCode } from '#contract/values/platforms.ts';
import { SHELF } from '#contract/values/states.ts';
import type { Fields } from '#domain/forms/checks/checks.ts';
import type { StoredVersionForm } from '#domain/forms/version/version-fields.ts';
import { checkVersionForm, normalizeVersionForm, readVersionForm } from '#domain/forms/version/version-form.ts';
import { findVersionFileNeed } from '#domain/version/version-file-need.ts';
import { findVersionLimitObstacle } from '#domain/version/version-limit.ts';
import { findVersionNameObstacle } from '#domain/version/version-name.ts';
import type { Config } from '../../../config.ts';
import { refuseIssues } from '../../api/refuse-issues.ts';
import { requireHosting } from '../../api/require-hosting.ts';
import type { VersionParent } from './version-parent-queries.ts';

/**
 * @throws ApiError `versionNotFound` for a version that does not exist or is another developer's; the two look the
 * same.
 */
export function requireVersion<Found>(found: Found | undefined): Found {
  if (found === undefined) throw new ApiError(ERROR.versionNotFound);
  return found;
}

/** @throws ApiError `applicationRemoved` for an application that was taken down: it gets no new versions. */
export function requireOpenParent({ status }: VersionParent): void {
  if (status === SHELF.removed) throw new ApiError(ERROR.applicationRemoved);
}

/**
 * Validates and normalizes the form. An existing version keeps its platform, even if the application has lost it.
 * @throws ApiError naming every invalid field: `invalidFormat` if a format is wrong, else the first code in the order
 * of
 * the form (`platformNotFound`, `invalidLanguageFormat`, `defaultLanguageMissing`).
 */
export function requireVersionForm(parent: VersionParent, fields: Fields, isNew: boolean): StoredVersionForm {
  const { languages, contentDefault, platforms } = parent;
  const form = normalizeVersionForm(fields);
  refuseIssues(checkVersionForm(form, { languages, contentDefault, ...(isNew ? { platforms } : {}) }));
  return readVersionForm(form);
}

/** @throws ApiError `duplicateVersionName` if another version of the application has the name (R5.28). */
export function requireFreeName({ versions }: VersionParent, versionName: string, ownId?: number): void {
  const others = versions.filter(({ id }) => id !== ownId).map((version) => version.versionName);
  const code = findVersionNameObstacle(versionName, others);
  if (code !== undefined) throw new ApiError(code, { fields: { versionName: 'field.taken' } });
}

/** @throws ApiError `versionLimitReached` if the application has the maximum number of versions (R9.1). */
export function requireRoom({ versions }: VersionParent): void {
  const code = findVersionLimitObstacle(versions.length);
  if (code !== undefined) throw new ApiError(code);
}

interface FittingFile {
  readonly platform: PlatformCode;
  readonly hasFile: boolean;
  readonly config: Config;
}

/**
 * @throws ApiError `noPackageNeeded` for an unexpected file, `invalidFormat` if one is missing or the store hosts no
 * web
 * games.
 */
export function requireFittingFile(
  { webRedirectUrl, outsidePlatforms }: VersionParent,
  { platform, hasFile, config }: FittingFile,
): void {
  const need = findVersionFileNeed({ platform, webRedirectUrl, outsidePlatforms });
  if (need === 'needed') requireHosting(platform, config);
  if (need === 'none' && hasFile) throw new ApiError(ERROR.noPackageNeeded, { fields: { file: 'file.package_none' } });
  if (need === 'needed' && !hasFile) throw new ApiError(ERROR.invalidFormat, { fields: { file: 'field.required' } });
}

/** @throws ApiError `duplicateFileName` if another version of the application has a file with that name. */
export function requireFreeFileName({ versions }: VersionParent, fileName: string, ownId?: number): void {
  const isTaken = versions.some((version) => version.id !== ownId && version.fileName === fileName);
  if (isTaken) throw new ApiError(ERROR.duplicateFileName, { fields: { file: 'field.taken' } });
}
