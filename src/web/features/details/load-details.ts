import { listApplications } from '#contract/application/endpoints.ts';
import type { AppSummary, PublicApplication } from '#contract/application/entities.ts';
import type { LibraryState } from '#contract/library/entities.ts';
import { summarizeCountries } from '#domain/countries/summarize-countries.ts';
import type { RatingChoice } from '#domain/rating/rating-choice.ts';
import { loadMessages } from '#web/app/messages/import-messages.ts';
import { type AgeGateData, loadBehindGate } from '#web/features/age/index.ts';
import { loadRatings, type RatingsData } from '#web/features/ratings/index.ts';
import { loadProducts, type ProductOffer } from '#web/features/store/index.ts';
import type { Page } from '../../app/use-page.ts';

export interface DetailsData {
  readonly gate: null;
  readonly application: PublicApplication;
  /** Whether the page lists countries: most games are available everywhere. */
  readonly isNamingCountries: boolean;
  readonly moreOfDeveloper: readonly AppSummary[];
  /** The products for star coins; null if there are none. */
  readonly offer: ProductOffer | null;
  /** The ratings; null if the game is not published. */
  readonly ratings: RatingsData | null;
  /** Library state for the signed-in user. */
  readonly library: LibraryState | null;
}

const MORE_GAMES = 6;
/**
 * Loads the details page, or the reason why this visitor may not see the game.
 * @throws the router's not-found if the application is unknown or not published (R2.9).
 */
export async function loadDetails(
  page: Page,
  applicationId: string,
  choice: RatingChoice,
): Promise<DetailsData | AgeGateData> {
  const gated = await loadBehindGate(page, applicationId, { everyGame: false });
  if (gated.gate !== null) return gated;
  const { application } = gated;
  const isNamingCountries = summarizeCountries(application.countries).kind !== 'everywhere';
  const [more, offer, ratings, library] = await Promise.all([
    page.call(listApplications, {
      company: application.company,
      limit: MORE_GAMES + 1,
      sort: '-viewCount',
      lang: page.state.locale,
    }),
    application.unreleased ? null : loadProducts(page, applicationId),
    loadRatings(page, application, choice),
    // The library rejects unreleased games, so the request has to wait for the application.
    application.unreleased ? null : loadOwn(page, applicationId),
    isNamingCountries ? loadMessages(page, 'places') : null,
  ]);
  return {
    gate: null,
    application,
    isNamingCountries,
    offer,
    ratings,
    library,
    moreOfDeveloper: (more.list ?? []).filter((game) => game.applicationId !== applicationId).slice(0, MORE_GAMES),
  };
}

/** The player's library state; visitors load nothing. */
async function loadOwn(page: Page, applicationId: string): Promise<LibraryState | null> {
  if (page.state.user === null) return null;
  const { loadLibraryState } = await import('#web/kit/game/load-state.ts');
  return loadLibraryState(page, applicationId);
}
