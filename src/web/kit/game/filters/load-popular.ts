import { listSortedApplications } from '#contract/application/endpoints.ts';
import type { AppSummary } from '#contract/application/entities.ts';
import { PLATFORM_FILTERS } from '#contract/values/game-filters.ts';
import { SORT_TYPE } from '#contract/values/page-states.ts';
import type { GameFilters } from '#domain/search/game-filters.ts';
import type { Page } from '#web/app/use-page.ts';

/** Filters as parameters of `listSortedApplications`, with the numbers of the other choices. */
export function filterRequest({ platform, price, age, rating, language, tags }: GameFilters) {
  const platformId = platform === undefined ? undefined : PLATFORM_FILTERS[platform];
  return { platformId, price, age, rating, language, tags, facets: true };
}

const POPULAR = 4;
/** Lists of up to this many games show others below. */
const FEW = 4;

/** Games that are trending and not in a list, if that has found few or none. */
export async function loadPopular(page: Page, count: number, list: readonly AppSummary[]) {
  if (count > FEW) return [];
  const request = { sortType: SORT_TYPE.trending, limit: POPULAR + FEW, lang: page.state.locale };
  const { list: popular = [] } = await page.call(listSortedApplications, request);
  const shown = new Set(list.map(({ applicationId }) => applicationId));
  return popular.filter(({ applicationId }) => !shown.has(applicationId)).slice(0, POPULAR);
}
