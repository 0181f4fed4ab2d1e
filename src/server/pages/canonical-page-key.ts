import type { Audience } from '#domain/age/age-audience.ts';
import { pageQuery } from '#domain/page/page-query.ts';
import { isSameRatingChoice, readRatingChoice, USUAL_RATING_CHOICE } from '#domain/rating/rating-choice.ts';
import { isFiltered, readGameFilters } from '#domain/search/game-filters.ts';
import { HALL_PATHS } from '#domain/search/hall-search.ts';
import type { PageRequest } from './page-request.ts';

/**
 * The cache key of a visitor's page: origin, path, the query the page reads, language, device class, and the audience
 * if an age was given. Null for uncacheable pages: unknown paths, whose number is unlimited, a game with its
 * ratings in one of 119 rarely used views, and lists with filters, which combine freely: they would evict other pages.
 */
export function canonicalPageKey({ device, locale, path, url }: PageRequest, audience: Audience): string | null {
  // The last of repeated parameters counts, as on the page itself: otherwise one game could be cached under another's
  // key.
  const parameters = Object.fromEntries(url.searchParams);
  const query = pageQuery(path, parameters);
  return query === null || hasChosenRatings(path, parameters) || hasFilters(path, parameters)
    ? null
    : [url.origin, locale, path, query, device.kind, device.system, ...(audience === 'unknown' ? [] : [audience])].join(
        ' ',
      );
}

/**
 * The same page at the address that its key names. What visitors share is rendered from this one: anything else that
 * whoever came first had in the address would be on everyone's page.
 */
export function canonicalPageRequest(page: PageRequest): PageRequest {
  const url = new URL(page.url);
  url.search = pageQuery(page.path, Object.fromEntries(url.searchParams)) ?? '';
  return { ...page, url };
}

function hasChosenRatings(path: string, parameters: Readonly<Record<string, string>>): boolean {
  return path === '/application/details' && !isSameRatingChoice(readRatingChoice(parameters), USUAL_RATING_CHOICE);
}

function hasFilters(path: string, parameters: Readonly<Record<string, string>>): boolean {
  return (HALL_PATHS.includes(path) || path === '/search') && isFiltered(readGameFilters(parameters));
}
