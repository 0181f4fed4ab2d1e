import { listApplications } from '#contract/application/endpoints.ts';
import type { AppSummary, PublicApplication } from '#contract/application/entities.ts';
import type { LibraryState } from '#contract/library/entities.ts';
import { summarizeCountries } from '#domain/countries/summarize-countries.ts';
import type { RatingChoice } from '#domain/rating/rating-choice.ts';
import { loadMessages } from '#web/app/messages/import-messages.ts';
import type { Page } from '../../app/use-page.ts';
import { type AgeGateData, loadBehindGate } from '../age/load-behind-gate.ts';
import { loadRatings, type RatingsData } from '../ratings/load-ratings.ts';
import { loadProducts, type ProductOffer } from '../store/exchange/load-products.ts';

export interface DetailsData {
  readonly gate: null;
  readonly application: PublicApplication;
  /** Whether its page names any country: most games are to be had everywhere. */
  readonly isNamingCountries: boolean;
  readonly moreOfDeveloper: readonly AppSummary[];
  /** What it sells for star coins; null where that is nothing. */
  readonly offer: ProductOffer | null;
  /** What players say of it; null where it is off the shelf. */
  readonly ratings: RatingsData | null;
  /** What the library of whoever is signed in says of it. */
  readonly library: LibraryState | null;
}

const MORE_GAMES = 6;
/**
 * Fetches what the details page shows; of a game that is not shown to this visitor, why.
 * @throws the router's not-found for an application that is unknown or not on the shelf (R2.9).
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
    // What only testers see is in no library, which refuses it: so one does not ask before one knows.
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

/** What the player's library says; visitors load nothing for it. */
async function loadOwn(page: Page, applicationId: string): Promise<LibraryState | null> {
  if (page.state.user === null) return null;
  const { loadLibraryState } = await import('#web/kit/game/load-state.ts');
  return loadLibraryState(page, applicationId);
}
