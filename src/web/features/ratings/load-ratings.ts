import type { PublicApplication } from '#contract/application/entities.ts';
import type { ReplyOf } from '#contract/endpoint.ts';
import { getOwnRating, listRatings } from '#contract/rating/endpoints.ts';
import type { Rating } from '#contract/rating/entities.ts';
import type { RatingChoice } from '#domain/rating/rating-choice.ts';
import type { Page } from '../../app/use-page.ts';

export interface RatingList extends Omit<ReplyOf<typeof listRatings>, 'list'> {
  readonly list: readonly Rating[];
}
export type OwnRatingState = ReplyOf<typeof getOwnRating>;

export interface RatingsData {
  readonly found: RatingList;
  /** The current filter. */
  readonly choice: RatingChoice;
  /** The signed-in user's rating; null for visitors and on failure. */
  readonly own: OwnRatingState | null;
}

/** Number of ratings shown initially and per step. */
export const RATINGS_AT_ONCE = 5;

const UNNOTICED = { loadingBar: false, isQuiet: true } as const;

/** The ratings of a game; null on failure, which must not break the page. */
export async function loadRatings(
  page: Page,
  { appId: applicationId, unreleased }: Pick<PublicApplication, 'appId' | 'unreleased'>,
  choice: RatingChoice,
): Promise<RatingsData | null> {
  if (unreleased) return null;
  const [found, own] = await Promise.all([
    page.call(listRatings, { applicationId, ...choice, limit: RATINGS_AT_ONCE }, UNNOTICED).catch(() => null),
    loadOwnRating(page, applicationId),
  ]);
  return found && { found, own, choice };
}

/** The signed-in user's own rating. */
export async function loadOwnRating(page: Page, applicationId: string): Promise<OwnRatingState | null> {
  if (page.session.state().user === null) return null;
  return page.call(getOwnRating, { applicationId }, UNNOTICED).catch(() => null);
}
