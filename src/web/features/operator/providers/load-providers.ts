import { ERROR } from '#contract/errors/errors.ts';
import { PROVIDER_SUBMISSION_KINDS, PROVIDER_SUBMISSION_STATUS } from '#contract/provider/entities.ts';
import { getProviderReview, listProviderReviews } from '#contract/provider/operator-endpoints.ts';
import type { ProviderCase } from '#contract/provider/operator-entities.ts';
import type { Page } from '#web/app/use-page.ts';
import { defineFilter, type ValuesOf } from '#web/kit/list/filter/define-filter.ts';
import { choice, search, tab } from '#web/kit/list/filter/filter-kinds.tsx';
import { type Loaded, loadList } from '#web/kit/list/load-list.ts';
import { loadByNumber } from '../load-by-number.ts';

/** The tab of all submissions; each other tab shows one status. The default tab shows pending ones. */
export const ALL_TAB = 'all';
const { reviewing, approved, rejected, timedOut } = PROVIDER_SUBMISSION_STATUS;

export const providerFilter = defineFilter({
  status: tab([reviewing, approved, rejected, timedOut, ALL_TAB]),
  search: search('providers.search'),
  kind: choice(PROVIDER_SUBMISSION_KINDS, {
    label: 'operator.audit.kind',
    any: 'providers.kind.any',
    text: (kind, page) => page.t(`providers.kind.${kind}`),
  }),
});
type ProviderFilter = ValuesOf<typeof providerFilter>;

/** A page of the queue, with counts by status regardless of the search. */
export type ProvidersPageData = Loaded<typeof listProviderReviews, ProviderFilter>;

export function loadProviders(page: Page, filter: ProviderFilter): Promise<ProvidersPageData> {
  const { status, search, kind } = filter;
  const providerReviewStatus = status === ALL_TAB ? undefined : status;
  return loadList(page, listProviderReviews, filter, { providerReviewStatus, search, kind });
}

/** Loads an applicant or developer. @throws notFound for other accounts. */
export function loadProvider(page: Page, userId: string): Promise<ProviderCase> {
  return loadByNumber(userId, ERROR.providerNotFound, (id) => page.call(getProviderReview, { userId: id }));
}
