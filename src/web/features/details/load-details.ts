import { listApplications } from '#contract/application/endpoints.ts';
import type { AppSummary, PublicApplication } from '#contract/application/entities.ts';
import { type RatingChoice, USUAL_RATING_CHOICE } from '#domain/rating-choice.ts';
import type { Page } from '../../app/use-page.ts';
import { loadRatings, type RatingsData } from '../ratings/load-ratings.ts';
import { loadProducts, type ProductOffer } from '../store/exchange/load-products.ts';
import { loadApplication } from './load-application.ts';

export interface DetailsData {
  readonly application: PublicApplication;
  readonly moreOfDeveloper: readonly AppSummary[];
  /** What it sells for star coins; null where that is nothing. */
  readonly offer: ProductOffer | null;
  /** What players say of it; null where it is off the shelf. */
  readonly ratings: RatingsData | null;
}

const MORE_GAMES = 6;
/**
 * Fetches what the details page shows.
 * @throws the router's not-found for an application that is unknown or not on the shelf (R2.9).
 */
export async function loadDetails(
  page: Page,
  applicationId: string,
  choice: RatingChoice = USUAL_RATING_CHOICE,
): Promise<DetailsData> {
  const application = await loadApplication(page, applicationId);
  const [more, offer, ratings] = await Promise.all([
    page.call(listApplications, {
      company: application.company,
      limit: MORE_GAMES + 1,
      sort: '-viewCount',
      lang: page.state.locale,
    }),
    application.unreleased ? null : loadProducts(page, applicationId),
    loadRatings(page, application, choice),
  ]);
  return {
    application,
    offer,
    ratings,
    moreOfDeveloper: (more.list ?? []).filter((game) => game.applicationId !== applicationId).slice(0, MORE_GAMES),
  };
}
