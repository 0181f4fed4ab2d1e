import { notFound } from '@tanstack/react-router';
import { getApplication, listApplications } from '#contract/application/endpoints.ts';
import type { AppSummary, PublicApplication } from '#contract/application/entities.ts';
import { ApiError } from '#contract/errors.ts';
import type { Page } from '../../app/use-page.ts';
import { loadRatings, type RatingsData } from '../ratings/load-ratings.ts';
import { loadProducts, type ProductOffer } from '../store/exchange/load-products.ts';

export interface DetailsData {
  readonly application: PublicApplication;
  readonly moreOfDeveloper: readonly AppSummary[];
  /** What it sells for star coins; null where that is nothing. */
  readonly offer: ProductOffer | null;
  /** What players say of it; null where it is off the shelf. */
  readonly ratings: RatingsData | null;
}

const MORE_GAMES = 6;
/** Codes of an application that visitors cannot see: their page is missing. */
const HIDDEN_CODES = [20001, 50004, 60028, 60030, 60031];

async function findApplication(page: Page, applicationId: string): Promise<PublicApplication | undefined> {
  try {
    const application = await page.call(getApplication, { applicationId, lang: page.state.locale });
    return 'appId' in application ? application : undefined;
  } catch (error) {
    if (error instanceof ApiError && HIDDEN_CODES.includes(error.code)) return undefined;
    throw error;
  }
}

/**
 * Fetches what the details page shows.
 * @throws the router's not-found for an application that is unknown or not on the shelf (R2.9).
 */
export async function loadDetails(page: Page, applicationId: string): Promise<DetailsData> {
  const application = await findApplication(page, applicationId);
  if (application === undefined) throw notFound();
  const [more, offer, ratings] = await Promise.all([
    page.call(listApplications, {
      company: application.company,
      limit: MORE_GAMES + 1,
      sort: '-viewCount',
      lang: page.state.locale,
    }),
    application.unreleased ? null : loadProducts(page, applicationId),
    loadRatings(page, application),
  ]);
  return {
    application,
    offer,
    ratings,
    moreOfDeveloper: (more.list ?? []).filter((game) => game.applicationId !== applicationId).slice(0, MORE_GAMES),
  };
}
