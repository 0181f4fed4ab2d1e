import { listOwnApplications } from '#contract/application/developer-endpoints.ts';
import { listApplicationDrafts } from '#contract/application/draft-endpoints.ts';
import type { ApplicationDraft } from '#contract/application/draft-entities.ts';
import type { Page } from '#web/app/use-page.ts';
import { type Loaded, loadList } from '#web/kit/list/load-list.ts';
import { type ApplicationFilter, applicationFilter } from './application-filter.ts';

/** A page of the filtered list. */
export type ApplicationsData = Loaded<typeof listOwnApplications, ApplicationFilter> & {
  /** Drafts of applications that have not been created; empty when the list is filtered. */
  readonly drafts: readonly ApplicationDraft[];
};

export async function loadApplications(page: Page, filter: ApplicationFilter): Promise<ApplicationsData> {
  const { page: number, ...asked } = filter;
  const hasDrafts = number === 1 && !applicationFilter.isNarrowed(filter);
  const [found, drafts] = await Promise.all([
    loadList(page, listOwnApplications, filter, { ...asked, lang: page.state.locale }),
    hasDrafts ? page.call(listApplicationDrafts, {}) : null,
  ]);
  return { ...found, drafts: (drafts?.list ?? []).filter(({ applicationId }) => applicationId === null) };
}
