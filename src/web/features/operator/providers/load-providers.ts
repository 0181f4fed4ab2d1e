import { notFound } from '@tanstack/react-router';
import { ApiError } from '#contract/api-error.ts';
import type { ReplyOf } from '#contract/endpoint.ts';
import { ERROR } from '#contract/errors.ts';
import { getProviderReview, listProviderReviews } from '#contract/provider/operator-endpoints.ts';
import type { ProviderCase, ProviderQueueItem } from '#contract/provider/operator-entities.ts';
import { loadPage } from '#web/kit/list/page-number.ts';
import type { Page } from '../../../app/use-page.ts';
import { ALL_TAB, type ProviderFilter } from './provider-filter.ts';

/** A page of the queue, with the filter that it answers. */
export interface ProvidersPageData {
  readonly filter: ProviderFilter;
  /** How many submissions the filter finds. */
  readonly count: number;
  readonly items: readonly ProviderQueueItem[];
  /** How many stand where, whatever is looked for. */
  readonly counts: ReplyOf<typeof listProviderReviews>['counts'];
}

export async function loadProviders(page: Page, filter: ProviderFilter): Promise<ProvidersPageData> {
  const { status, search, kind } = filter;
  const providerReviewStatus = status === ALL_TAB ? undefined : status;
  const { count, list, counts, number } = await loadPage(filter.page, (span) =>
    page.call(listProviderReviews, { providerReviewStatus, search, kind, ...span }),
  );
  return { filter: { ...filter, page: number }, count, items: list, counts };
}

/** One applicant or developer; an account that is neither is a page that does not exist. */
export async function loadProvider(page: Page, userId: string): Promise<ProviderCase> {
  if (!/^[1-9]\d{0,8}$/.test(userId)) throw notFound();
  try {
    return await page.call(getProviderReview, { userId: Number(userId) });
  } catch (error) {
    if (error instanceof ApiError && error.code === ERROR.providerNotFound) throw notFound();
    throw error;
  }
}
