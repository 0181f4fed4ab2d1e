import { ERROR } from '#contract/errors/errors.ts';
import { getVersionReview, listVersionReviews } from '#contract/version/operator-endpoints.ts';
import type { VersionCase } from '#contract/version/operator-entities.ts';
import type { Page } from '#web/app/use-page.ts';
import { type Loaded, loadList } from '#web/kit/list/load-list.ts';
import { loadByNumber } from '../load-by-number.ts';
import { VERSION_TABS, type VersionFilter } from './version-filter.ts';

/** A page of the queue, with counts by status regardless of the search. */
export type VersionsPageData = Loaded<typeof listVersionReviews, VersionFilter>;

export function loadVersions(page: Page, filter: VersionFilter): Promise<VersionsPageData> {
  const { tab, page: _page, ...asked } = filter;
  const state = { review: VERSION_TABS[tab], appeals: tab === 'appeals' };
  return loadList(page, listVersionReviews, filter, { ...asked, ...state, lang: page.state.locale });
}

/** Loads a version. @throws notFound if it does not exist. */
export function loadVersionCase(page: Page, versionId: string): Promise<VersionCase> {
  const { locale: lang } = page.state;
  return loadByNumber(versionId, ERROR.versionNotFound, (id) => page.call(getVersionReview, { id, lang }));
}
