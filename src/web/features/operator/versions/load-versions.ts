import { ERROR } from '#contract/errors/errors.ts';
import { PLATFORM_CODES } from '#contract/values/platforms.ts';
import { VERSION_REVIEW, type VersionReview } from '#contract/values/states.ts';
import { getVersionReview, listVersionReviews, VERSION_QUEUE_ORDERS } from '#contract/version/operator-endpoints.ts';
import { REVIEW_RISKS, type VersionCase } from '#contract/version/operator-entities.ts';
import type { Page } from '#web/app/use-page.ts';
import { defineFilter, type ValuesOf } from '#web/kit/list/filter/define-filter.ts';
import { choice, search, sort, tab } from '#web/kit/list/filter/filter-kinds.tsx';
import { type Loaded, loadList } from '#web/kit/list/load-list.ts';
import { loadByNumber } from '../load-by-number.ts';

/** The tabs of the queue with their statuses; `all` shows everything that was ever submitted. */
const VERSION_TABS = {
  review: VERSION_REVIEW.inReview,
  appeals: undefined,
  approved: VERSION_REVIEW.approved,
  rejected: VERSION_REVIEW.rejected,
  all: undefined,
} as const satisfies Record<string, VersionReview | undefined>;
export const TAB_NAMES = [
  'review',
  'appeals',
  'approved',
  'rejected',
  'all',
] as const satisfies readonly (keyof typeof VERSION_TABS)[];

export const versionFilter = defineFilter({
  tab: tab(TAB_NAMES),
  search: search('reviews.search'),
  platform: choice(PLATFORM_CODES, {
    label: 'words.platform',
    any: 'words.anyPlatform',
    text: (platform, page) => page.t(`platform.${platform}`),
  }),
  risk: choice(REVIEW_RISKS.toReversed(), {
    label: 'reviews.risk',
    any: 'reviews.risk.any',
    text: (risk, page) => page.t(`reviews.risk.${risk}`),
  }),
  order: sort(VERSION_QUEUE_ORDERS, {
    label: 'words.order',
    text: (order, page) => page.t(`reviews.order.${order}`),
  }),
});
type VersionFilter = ValuesOf<typeof versionFilter>;

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
