import type { ReplyOf } from '#contract/endpoint.ts';
import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR } from '#contract/errors/errors.ts';
import { listPortalApplications } from '#contract/portal/endpoints.ts';
import type { PortalApplication } from '#contract/portal/entities.ts';
import { listReceivedRatings } from '#contract/rating/developer-endpoints.ts';
import type { RatingSummary, ReceivedRating } from '#contract/rating/entities.ts';
import { LIMITS } from '#contract/values/limits.ts';
import type { Page } from '#web/app/use-page.ts';
import type { ReceivedFilter } from './received-filter.tsx';

export interface ReceivedData {
  readonly filter: ReceivedFilter;
  /** The application in the filter, for the layout's switcher. */
  readonly applicationId: string | undefined;
  /** Choices of the filter, most recently changed first. */
  readonly applications: readonly PortalApplication[];
  readonly summary: RatingSummary;
  /** Capped at 1,000, which stands for 1,000 or more. */
  readonly count: number;
  /** Of the application in the filter, or of all; capped as well. */
  readonly counts: ReplyOf<typeof listReceivedRatings>['counts'];
  readonly ratings: readonly ReceivedRating[];
  /** Cursor of the next page; null on the last page. */
  readonly next: string | null;
}

/** Loads the ratings; if the application in the filter no longer exists, those of all applications. */
export async function loadReceived(page: Page, filter: ReceivedFilter): Promise<ReceivedData> {
  const { page: _page, ...asked } = filter;
  const { applicationId } = filter;
  const { locale: lang } = page.state;
  try {
    const [{ list: applications }, { list, ...found }] = await Promise.all([
      page.call(listPortalApplications, { lang, limit: LIMITS.pageSizeMax }),
      page.call(listReceivedRatings, { ...asked, lang }),
    ]);
    return { ...found, applicationId, applications, ratings: list, filter };
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== ERROR.applicationNotFound || applicationId === undefined) {
      throw error;
    }
    return loadReceived(page, { ...filter, applicationId: undefined, after: undefined });
  }
}
