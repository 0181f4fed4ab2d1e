import { notFound } from '@tanstack/react-router';
import { getOwnApplication } from '#contract/application/developer-endpoints.ts';
import type { OwnApplication } from '#contract/application/developer-entities.ts';
import { ERROR } from '#contract/errors/errors.ts';
import type { ReviewMessage } from '#contract/provider/entities.ts';
import { LIMITS } from '#contract/values/limits.ts';
import { isPlatformCode, type PlatformCode } from '#contract/values/platforms.ts';
import type { VersionComparison } from '#contract/version/comparison.ts';
import {
  compareVersion,
  getOwnVersion,
  listOwnVersions,
  listPackageUploads,
  listVersionMessages,
} from '#contract/version/endpoints.ts';
import type { PackageUpload, Version } from '#contract/version/entities.ts';
import { orNotFound } from '#web/app/page/or-not-found.ts';
import type { Page } from '#web/app/use-page.ts';
import { type Chosen, loadChosen, readChosenId } from '../layout/chosen-page.tsx';

/** An application with its versions. */
export interface VersionsData {
  readonly application: OwnApplication;
  /** All versions of the application, newest first; their limit fits into one response. */
  readonly versions: readonly Version[];
  /** Files that are not yet part of a version. */
  readonly uploads: readonly PackageUpload[];
  /** When the page was loaded (ISO 8601). */
  readonly now: string;
}

async function loadVersionsOf(page: Page, applicationId: string): Promise<VersionsData> {
  const [application, { list: versions }, { list: uploads }] = await Promise.all([
    page.call(getOwnApplication, { applicationId, lang: page.state.locale }),
    page.call(listOwnVersions, { applicationId, limit: LIMITS.versionsPerApplication }),
    page.call(listPackageUploads, { applicationId }),
  ]);
  return { application, versions, uploads, now: new Date().toISOString() };
}

/** The versions of the application in the address. */
export function loadVersions(page: Page, parameters: Readonly<Record<string, unknown>>): Promise<Chosen<VersionsData>> {
  return loadChosen(page, readChosenId(parameters), (applicationId) => loadVersionsOf(page, applicationId));
}

export interface VersionData extends VersionsData {
  readonly version: Version;
  readonly comparison: VersionComparison;
  readonly messages: readonly ReviewMessage[];
  readonly applicationId: string;
  /** Name in the breadcrumbs. */
  readonly crumb: string;
}

/** One of the developer's versions with its related data. @throws notFound() for another developer's version. */
export async function loadVersion(page: Page, versionId: string): Promise<VersionData> {
  const id = Number(versionId);
  if (!Number.isSafeInteger(id) || id < 1) throw notFound();
  const call = page.call(getOwnVersion, { id });
  const version = await call.catch(orNotFound(ERROR.invalidFormat, ERROR.versionNotFound));
  const { applicationId, versionName } = version;
  const [all, comparison, { messages }] = await Promise.all([
    loadVersionsOf(page, applicationId),
    page.call(compareVersion, { id }),
    page.call(listVersionMessages, { id }),
  ]);
  return { ...all, version, comparison, messages, applicationId, crumb: versionName };
}

export interface NewVersionData extends Omit<VersionsData, 'now'> {
  readonly applicationId: string;
  /** Null until a platform is selected. */
  readonly platform: PlatformCode | null;
}

/** The initial data of a new version. @throws notFound() if the application does not exist. */
export async function loadNewVersion(
  page: Page,
  parameters: Readonly<Record<string, unknown>>,
): Promise<NewVersionData> {
  const applicationId = readChosenId(parameters);
  if (applicationId === undefined) throw notFound();
  const loading = loadVersionsOf(page, applicationId);
  const { now: _, ...all } = await loading.catch(orNotFound(ERROR.invalidFormat, ERROR.applicationNotFound));
  const { application } = all;
  return {
    ...all,
    applicationId: application.appId,
    platform: readPlatform(parameters.platform, application.platforms),
  };
}

/** The platform in the address, or the application's only platform. */
function readPlatform(asked: unknown, platforms: readonly PlatformCode[]): PlatformCode | null {
  const number = Number(asked);
  if (isPlatformCode(number) && platforms.includes(number)) return number;
  const [only, another] = platforms;
  return only !== undefined && another === undefined ? only : null;
}
