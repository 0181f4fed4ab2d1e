import { notFound } from '@tanstack/react-router';
import { ApiError } from '#contract/api-error.ts';
import type { ReplyOf } from '#contract/endpoint.ts';
import { ERROR } from '#contract/errors.ts';
import { getVersionReview, listVersionReviews } from '#contract/version/operator-endpoints.ts';
import type { VersionCase, VersionQueueItem } from '#contract/version/operator-entities.ts';
import { loadPage } from '#web/kit/list/page-number.ts';
import type { Page } from '../../../app/use-page.ts';
import { VERSION_TABS, type VersionFilter } from './version-filter.ts';

/** A page of the queue, with the filter that it answers. */
export interface VersionsPageData {
  readonly filter: VersionFilter;
  /** How many versions the filter finds. */
  readonly count: number;
  readonly items: readonly VersionQueueItem[];
  /** How many stand where, whatever is looked for. */
  readonly counts: ReplyOf<typeof listVersionReviews>['counts'];
}

export async function loadVersions(page: Page, filter: VersionFilter): Promise<VersionsPageData> {
  const { tab, search, platform, risk, order } = filter;
  const asked = { review: VERSION_TABS[tab], appeals: tab === 'appeals', lang: page.state.locale };
  const { count, list, counts, number } = await loadPage(filter.page, (span) =>
    page.call(listVersionReviews, { ...asked, search, platform, risk, order, ...span }),
  );
  return { filter: { ...filter, page: number }, count, items: list, counts };
}

/** One version; one that does not exist is a page that does not. */
export async function loadVersionCase(page: Page, versionId: string): Promise<VersionCase> {
  if (!/^[1-9]\d{0,8}$/.test(versionId)) throw notFound();
  try {
    return await page.call(getVersionReview, { id: Number(versionId), lang: page.state.locale });
  } catch (error) {
    if (error instanceof ApiError && error.code === ERROR.versionNotFound) throw notFound();
    throw error;
  }
}
