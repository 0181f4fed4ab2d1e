import { notFound } from '@tanstack/react-router';
import { getOwnApplication } from '#contract/application/developer-endpoints.ts';
import type { OwnApplication } from '#contract/application/developer-entities.ts';
import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR, type ErrorCode } from '#contract/errors/errors.ts';
import { LIMITS } from '#contract/values/limits.ts';
import { isPlatformCode, type PlatformCode } from '#contract/values/platforms.ts';
import { listOwnVersions, listPackageUploads } from '#contract/version/endpoints.ts';
import type { PackageUpload, Version } from '#contract/version/entities.ts';
import type { Page } from '#web/app/use-page.ts';
import { readChosenId } from '../../layout/chosen-page.tsx';

export interface NewVersionData {
  readonly applicationId: string;
  readonly application: OwnApplication;
  /** Newest first. */
  readonly versions: readonly Version[];
  readonly uploads: readonly PackageUpload[];
  /** Null until a platform is selected. */
  readonly platform: PlatformCode | null;
}

const NOT_THERE: readonly ErrorCode[] = [ERROR.invalidFormat, ERROR.applicationNotFound];

/** The initial data of a new version. @throws notFound() if the application does not exist. */
export async function loadNewVersion(
  page: Page,
  parameters: Readonly<Record<string, unknown>>,
): Promise<NewVersionData> {
  const applicationId = readChosenId(parameters);
  if (applicationId === undefined) throw notFound();
  const application = await page
    .call(getOwnApplication, { applicationId, lang: page.state.locale })
    .catch((error: unknown) => {
      if (error instanceof ApiError && NOT_THERE.includes(error.code)) throw notFound();
      throw error;
    });
  const [{ list: versions }, { list: uploads }] = await Promise.all([
    page.call(listOwnVersions, { applicationId, limit: LIMITS.versionsPerApplication }),
    page.call(listPackageUploads, { applicationId }),
  ]);
  const platform = readPlatform(parameters.platform, application.platforms);
  return { applicationId: application.appId, application, versions, uploads, platform };
}

/** The platform in the address, or the application's only platform. */
function readPlatform(asked: unknown, platforms: readonly PlatformCode[]): PlatformCode | null {
  const number = Number(asked);
  if (isPlatformCode(number) && platforms.includes(number)) return number;
  const [only, another] = platforms;
  return only !== undefined && another === undefined ? only : null;
}
