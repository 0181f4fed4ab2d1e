import type { Audience } from '#domain/age/age-audience.ts';
import { pageQuery } from '#domain/page/page-query.ts';
import { isSameRatingChoice, readRatingChoice, USUAL_RATING_CHOICE } from '#domain/rating/rating-choice.ts';
import type { PageRequest } from './page-request.ts';

/**
 * What a visitor's page is kept under: origin, path, the part of the query that the page reads, language, device
 * class, and for whom it is made where somebody has said how old they are. Null for what is kept nowhere: paths that are no page of ours, which are endless, and a game with its ratings in
 * one of the 119 other choices, which few look at and would push other games out.
 */
export function canonicalPageKey({ device, locale, path, url }: PageRequest, audience: Audience): string | null {
  // Of equal names the last counts, as on the page itself: else one game could be kept under another's key.
  const parameters = Object.fromEntries(url.searchParams);
  const query = pageQuery(path, parameters);
  return query === null || hasChosenRatings(path, parameters)
    ? null
    : [url.origin, locale, path, query, device.kind, device.system, ...(audience === 'unknown' ? [] : [audience])].join(
        ' ',
      );
}

function hasChosenRatings(path: string, parameters: Readonly<Record<string, string>>): boolean {
  return path === '/application/details' && !isSameRatingChoice(readRatingChoice(parameters), USUAL_RATING_CHOICE);
}
