import { ERROR } from '#contract/errors/errors.ts';
import { getProviderReview, listProviderReviews } from '#contract/provider/operator-endpoints.ts';
import type { ProviderCase } from '#contract/provider/operator-entities.ts';
import type { Page } from '#web/app/use-page.ts';
import { type Loaded, loadList } from '#web/kit/list/load-list.ts';
import { loadByNumber } from '../load-by-number.ts';
import { ALL_TAB, type ProviderFilter } from './provider-filter.ts';

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
