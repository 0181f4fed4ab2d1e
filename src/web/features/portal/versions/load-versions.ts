import { LIMITS } from '#contract/limits.ts';
import { listOwnVersions } from '#contract/version/endpoints.ts';
import type { Version } from '#contract/version/entities.ts';
import type { Page } from '../../../app/use-page.ts';
import { type Chosen, loadChosen, readChosenId } from '../layout/load-chosen.ts';

export interface VersionsData {
  readonly count: number;
  readonly list: readonly Version[];
}

/** All versions of the application that the address asks for: an application has no more than one answer holds. */
export function loadVersions(page: Page, parameters: Readonly<Record<string, unknown>>): Promise<Chosen<VersionsData>> {
  return loadChosen(page, readChosenId(parameters), (applicationId) =>
    page.call(listOwnVersions, { applicationId, limit: LIMITS.versionsPerApplication }),
  );
}
