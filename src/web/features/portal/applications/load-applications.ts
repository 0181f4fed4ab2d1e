import { listOwnApplications } from '#contract/application/developer-endpoints.ts';
import type { OwnApplication } from '#contract/application/developer-entities.ts';
import { listApplicationDrafts } from '#contract/application/draft-endpoints.ts';
import type { ApplicationDraft } from '#contract/application/draft-entities.ts';
import { loadPage } from '#web/kit/list/page-number.ts';
import type { Page } from '../../../app/use-page.ts';
import { type ApplicationFilter, isWhole } from './application-filter.ts';

export interface ApplicationsData {
  readonly filter: ApplicationFilter;
  /** How many applications the filter finds. */
  readonly count: number;
  readonly applications: readonly OwnApplication[];
  /** Drafts of applications that are still to be made; none where the list is narrowed. */
  readonly drafts: readonly ApplicationDraft[];
}

export async function loadApplications(page: Page, filter: ApplicationFilter): Promise<ApplicationsData> {
  const { search, status, platform, sort } = filter;
  const request = { search: search === '' ? undefined : search, status, platform, sort, lang: page.state.locale };
  const hasDrafts = filter.page === 1 && isWhole(filter);
  const [{ count, list, number }, drafts] = await Promise.all([
    loadPage(filter.page, (span) => page.call(listOwnApplications, { ...request, ...span })),
    hasDrafts ? page.call(listApplicationDrafts, {}) : null,
  ]);
  return {
    filter: { ...filter, page: number },
    count,
    applications: list,
    drafts: (drafts?.list ?? []).filter(({ applicationId }) => applicationId === null),
  };
}
