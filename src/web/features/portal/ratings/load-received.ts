import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR } from '#contract/errors/errors.ts';
import { listPortalApplications } from '#contract/portal/endpoints.ts';
import type { PortalApplication } from '#contract/portal/entities.ts';
import { listReceivedRatings } from '#contract/rating/developer-endpoints.ts';
import type { RatingSummary, ReceivedRating } from '#contract/rating/entities.ts';
import { LIMITS } from '#contract/values/limits.ts';
import type { Page } from '#web/app/use-page.ts';
import type { ReceivedFilter } from './received-filter.ts';

export interface ReceivedData {
  readonly filter: ReceivedFilter;
  /** Of the filter, for the parts of the portal that are about one application. */
  readonly applicationId: string | undefined;
  /** What can be chosen from, the latest changed first. */
  readonly applications: readonly PortalApplication[];
  readonly summary: RatingSummary;
  /** 1,000 stand for so many, or more. */
  readonly count: number;
  readonly ratings: readonly ReceivedRating[];
  /** Behind which the next page begins; null on the last one. */
  readonly next: string | null;
}

/** Fetches what players say; for an application that is not there any more, what they say of all. */
export async function loadReceived(page: Page, filter: ReceivedFilter): Promise<ReceivedData> {
  const { applicationId, stars, language, answered, after } = filter;
  const { locale: lang } = page.state;
  const asked = { lang, applicationId, stars, language, isAnswered: answered, after };
  try {
    const [{ list: applications }, { list, ...found }] = await Promise.all([
      page.call(listPortalApplications, { lang, limit: LIMITS.pageSizeMax }),
      page.call(listReceivedRatings, asked),
    ]);
    return { ...found, applicationId, applications, ratings: list, filter };
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== ERROR.applicationNotFound || applicationId === undefined) {
      throw error;
    }
    return loadReceived(page, { ...filter, applicationId: undefined, after: undefined });
  }
}
