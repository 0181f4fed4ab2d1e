import { getOwnApplication } from '#contract/application/developer-endpoints.ts';
import type { OwnApplication } from '#contract/application/developer-entities.ts';
import { LIMITS } from '#contract/values/limits.ts';
import { listOwnVersions, listPackageUploads } from '#contract/version/endpoints.ts';
import type { PackageUpload, Version } from '#contract/version/entities.ts';
import type { Page } from '#web/app/use-page.ts';
import { type Chosen, loadChosen, readChosenId } from '../../layout/load-chosen.ts';

export interface VersionsData {
  readonly application: OwnApplication;
  readonly versions: readonly Version[];
  /** Files that are not yet part of a version. */
  readonly uploads: readonly PackageUpload[];
  /** When the page was loaded (ISO 8601). */
  readonly now: string;
}

/** All versions of the application in the address; their limit fits into one response. */
export function loadVersions(page: Page, parameters: Readonly<Record<string, unknown>>): Promise<Chosen<VersionsData>> {
  return loadChosen(page, readChosenId(parameters), async (applicationId) => {
    const [application, { list: versions }, { list: uploads }] = await Promise.all([
      page.call(getOwnApplication, { applicationId, lang: page.state.locale }),
      page.call(listOwnVersions, { applicationId, limit: LIMITS.versionsPerApplication }),
      page.call(listPackageUploads, { applicationId }),
    ]);
    return { application, versions, uploads, now: new Date().toISOString() };
  });
}
