import type { AppSummary, PublicApplication } from '#contract/application/entities.ts';
import { listRelatedApplications } from '#contract/application/related-endpoints.ts';
import { listPosts } from '#contract/developer-post/endpoints.ts';
import type { PostSummary } from '#contract/developer-post/entities.ts';
import type { LibraryState } from '#contract/library/entities.ts';
import { LIMITS } from '#contract/values/limits.ts';
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
  /** The latest news about the game. */
  readonly posts: readonly PostSummary[];
  /** The games most like it. */
  readonly related: readonly AppSummary[];
  readonly developer: {
    /** The number of the developer's games in the store; 0 where it is unknown. */
    readonly count: number;
    /** Others, without those that are `related`. */
    readonly games: readonly AppSummary[];
  };
  /** The products for star coins; null if there are none. */
  readonly offer: ProductOffer | null;
  /** The ratings; null if the game is not published. */
  readonly ratings: RatingsData | null;
  /** Library state for the signed-in user. */
  readonly library: LibraryState | null;
}

const NOTHING_RELATED: Pick<DetailsData, 'related' | 'developer'> = { related: [], developer: { count: 0, games: [] } };

/**
 * Loads the details page, or the reason why this visitor may not see the game.
 * @throws the router's not-found if the application is unknown or not published (R2.9).
 */
export async function loadDetails(
  page: Page,
  applicationId: string,
  choice: RatingChoice,
): Promise<DetailsData | AgeGateData> {
  // Visitors see published games only: their ratings need not wait for the application.
  const early = page.state.user === null ? loadRatings(page, { appId: applicationId }, choice) : undefined;
  const gated = await loadBehindGate(page, applicationId, { everyGame: false });
  if (gated.gate !== null) return gated;
  const { application } = gated;
  const isNamingCountries = summarizeCountries(application.countries).kind !== 'everywhere';
  const [related, posts, offer, ratings, library] = await Promise.all([
    // Games that are not published have no place among others yet.
    application.unreleased ? NOTHING_RELATED : loadRelated(page, applicationId),
    page.call(listPosts, { applicationId, lang: page.state.locale, limit: LIMITS.postsOfGame }),
    application.unreleased ? null : loadProducts(page, applicationId),
    early ?? loadRatings(page, application, choice),
    // The library rejects unreleased games, so the request has to wait for the application.
    application.unreleased ? null : loadOwn(page, applicationId),
    isNamingCountries ? loadMessages(page, 'places') : null,
  ]);
  return {
    gate: null,
    application,
    isNamingCountries,
    posts: posts.list,
    offer,
    ratings,
    library,
    ...related,
  };
}

/** The player's library state; visitors load nothing. */
async function loadOwn(page: Page, applicationId: string): Promise<LibraryState | null> {
  if (page.state.user === null) return null;
  const { loadLibraryState } = await import('#web/kit/game/load-state.ts');
  return loadLibraryState(page, applicationId);
}

async function loadRelated(page: Page, applicationId: string): Promise<typeof NOTHING_RELATED> {
  const { list, developer } = await page.call(listRelatedApplications, { applicationId, lang: page.state.locale });
  const shown = new Set(list.map((game) => game.applicationId));
  const games = developer.list.filter((game) => !shown.has(game.applicationId));
  return { related: list, developer: { count: developer.count, games } };
}
