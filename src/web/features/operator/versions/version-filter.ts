import { PLATFORM_CODES } from '#contract/platforms.ts';
import { VERSION_REVIEW, type VersionReview } from '#contract/states.ts';
import { VERSION_QUEUE_ORDERS } from '#contract/version/operator-endpoints.ts';
import { REVIEW_RISKS } from '#contract/version/operator-entities.ts';
import { type FilterTexts, readChoice, readSearch, writeQuery } from '#web/kit/list/filter/filter-values.ts';
import { readPageNumber } from '#web/kit/list/page-number.ts';

/** The tabs of the queue, and which versions each one shows; `all` shows what was ever sent to the reviewers. */
export const VERSION_TABS = {
  review: VERSION_REVIEW.inReview,
  appeals: undefined,
  approved: VERSION_REVIEW.approved,
  rejected: VERSION_REVIEW.rejected,
  all: undefined,
} as const satisfies Record<string, VersionReview | undefined>;
export type VersionTab = keyof typeof VERSION_TABS;

export const TAB_NAMES = ['review', 'appeals', 'approved', 'rejected', 'all'] as const satisfies readonly VersionTab[];
const [FIRST_TAB] = TAB_NAMES;
const [FIRST_ORDER] = VERSION_QUEUE_ORDERS;

/** What the queue shows, as its address says it. */
export type VersionFilter = ReturnType<typeof readVersionFilter>;

/** Reads the address of the queue; what it does not understand is left out. */
export function readVersionFilter(texts: FilterTexts) {
  return {
    tab: readChoice(TAB_NAMES, texts.tab) ?? FIRST_TAB,
    search: readSearch(texts.search),
    platform: readChoice(PLATFORM_CODES, texts.platform),
    risk: readChoice(REVIEW_RISKS, texts.risk),
    order: readChoice(VERSION_QUEUE_ORDERS, texts.order) ?? FIRST_ORDER,
    page: readPageNumber(texts.page),
  };
}

/** The query of a filter, without what is as usual. */
export function versionQuery({ tab, order, ...filter }: Partial<VersionFilter>): string {
  return writeQuery({
    tab: tab === FIRST_TAB ? undefined : tab,
    order: order === FIRST_ORDER ? undefined : order,
    ...filter,
  });
}
