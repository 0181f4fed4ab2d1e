import { ALL_GAMES_CATEGORY, findCategoryKey } from '#contract/values/categories.ts';
import { HALL_DEFAULTS } from '#contract/values/limits.ts';
import { isFiltered } from '#domain/search/game-filters.ts';
import { type HallSearch, hallQuery, searchOfCategory } from '#domain/search/hall-search.ts';
import { feedLinks } from '#web/app/head/feed-links.ts';
import { pageHead } from '#web/app/head/page-head.ts';
import { breadcrumbData, storeData } from '#web/app/head/structured-data.ts';
import type { Page } from '../../app/use-page.ts';

/** Head of the hall. Search, sort and filter variants are not indexed: search engines find the plain lists. */
export function hallHead(page: Page, search: Partial<HallSearch> = {}) {
  const { gameCategory = ALL_GAMES_CATEGORY, searchWord = '', gameSortType = HALL_DEFAULTS.gameSortType } = search;
  const key = gameCategory === ALL_GAMES_CATEGORY ? undefined : findCategoryKey(gameCategory);
  const category = key === undefined ? undefined : page.t(`category.${key}`);
  // Filters combine to more pages than anyone should visit.
  const isHidden = isFiltered(search)
    ? 'with-links'
    : searchWord !== HALL_DEFAULTS.searchWord || gameSortType !== HALL_DEFAULTS.gameSortType;
  const head = pageHead({
    page,
    path: '/',
    query: hallQuery(search),
    sharedName: category,
    description: category && page.t('hall.about', { category }),
    isHidden,
    data: import.meta.env.SSR && !isHidden ? hallData(page, { gameCategory, category }) : [],
  });
  return import.meta.env.SSR ? { ...head, links: [...head.links, ...feedLinks(page, 'games')] } : head;
}

function hallData(page: Page, { gameCategory, category }: { gameCategory: number; category: string | undefined }) {
  if (category === undefined) return storeData(page);
  return [breadcrumbData(page, [{ name: category, path: '/', query: hallQuery(searchOfCategory(gameCategory)) }])];
}
