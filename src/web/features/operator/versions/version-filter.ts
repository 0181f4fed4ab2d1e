import { PLATFORM_CODES } from '#contract/values/platforms.ts';
import { VERSION_REVIEW, type VersionReview } from '#contract/values/states.ts';
import { VERSION_QUEUE_ORDERS } from '#contract/version/operator-endpoints.ts';
import { REVIEW_RISKS } from '#contract/version/operator-entities.ts';
import { defineFilter, type ValuesOf } from '#web/kit/list/filter/define-filter.ts';
import { choice, search, sort, tab } from '#web/kit/list/filter/filter-kinds.tsx';

/** The tabs of the queue with their statuses; `all` shows everything that was ever submitted. */
export const VERSION_TABS = {
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
export type VersionFilter = ValuesOf<typeof versionFilter>;
