import { PLATFORM_FILTERS } from '#contract/values/game-filters.ts';
import type { GameFilters } from '#domain/search/game-filters.ts';

/** Filters as parameters of `listSortedApplications`, with the numbers of the other choices. */
export function filterRequest({ platform, price, age, rating, language, tags }: GameFilters) {
  const platformId = platform === undefined ? undefined : PLATFORM_FILTERS[platform];
  return { platformId, price, age, rating, language, tags, facets: true };
}
