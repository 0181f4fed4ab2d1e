import { notFound } from '@tanstack/react-router';
import { getOwnApplication } from '#contract/application/developer-endpoints.ts';
import type { OwnApplication } from '#contract/application/developer-entities.ts';
import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR, type ErrorCode } from '#contract/errors/errors.ts';
import type { ReviewMessage } from '#contract/provider/entities.ts';
import { LIMITS } from '#contract/values/limits.ts';
import type { VersionComparison } from '#contract/version/comparison.ts';
import {
  compareVersion,
  getOwnVersion,
  listOwnVersions,
  listPackageUploads,
  listVersionMessages,
} from '#contract/version/endpoints.ts';
import type { PackageUpload, Version } from '#contract/version/entities.ts';
import type { Page } from '#web/app/use-page.ts';

export interface VersionData {
  readonly version: Version;
  readonly application: OwnApplication;
  /** All versions of the application, newest first. */
  readonly versions: readonly Version[];
  readonly comparison: VersionComparison;
  readonly messages: readonly ReviewMessage[];
  readonly uploads: readonly PackageUpload[];
  /** When the page was loaded (ISO 8601). */
  readonly now: string;
  readonly applicationId: string;
  /** Name in the breadcrumbs. */
  readonly crumb: string;
}

const NOT_THERE: readonly ErrorCode[] = [ERROR.invalidFormat, ERROR.versionNotFound];

/** One of the developer's versions with its related data. @throws notFound() for another developer's version. */
export async function loadVersion(page: Page, versionId: string): Promise<VersionData> {
  const id = Number(versionId);
  if (!Number.isSafeInteger(id) || id < 1) throw notFound();
  const version = await page.call(getOwnVersion, { id }).catch((error: unknown) => {
    if (error instanceof ApiError && NOT_THERE.includes(error.code)) throw notFound();
    throw error;
  });
  const { applicationId, versionName } = version;
  const [application, { list: versions }, comparison, { messages }, { list: uploads }] = await Promise.all([
    page.call(getOwnApplication, { applicationId, lang: page.state.locale }),
    page.call(listOwnVersions, { applicationId, limit: LIMITS.versionsPerApplication }),
    page.call(compareVersion, { id }),
    page.call(listVersionMessages, { id }),
    page.call(listPackageUploads, { applicationId }),
  ]);
  const now = new Date().toISOString();
  return { version, application, versions, comparison, messages, uploads, now, applicationId, crumb: versionName };
}
