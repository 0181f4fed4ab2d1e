import { listSortedApplications } from '#contract/application/endpoints.ts';
import type { AppSummary, GameFacets } from '#contract/application/entities.ts';
import { CONTENT_SKIP_MAX, searchContent } from '#contract/content/endpoints.ts';
import type { ContentType } from '#contract/content/entities.ts';
import { type PageSearch, readPageSearch, type SearchGroup } from '#domain/search/page-search.ts';
import { type ArticleLink, toLink } from '#web/kit/article/load-article.ts';
import { filterRequest, loadPopular } from '#web/kit/game/filters/load-popular.ts';
import { PER_PAGE } from '#web/kit/list/page-number.ts';
import type { Page } from '../../app/use-page.ts';

/** A found document with an excerpt. */
export interface FoundArticle extends ArticleLink {
  readonly excerpt: string;
}

export interface Found<Item> {
  readonly count: number;
  readonly list: readonly Item[];
}

export interface FoundGames extends Found<AppSummary> {
  /** How many games other filters lead to. */
  readonly facets?: GameFacets | undefined;
  /** The nearest search that finds games, if this one finds none. */
  readonly spelling?: string | undefined;
  /** Other games, if there are few or none. */
  readonly popular: readonly AppSummary[];
}

export type ArticleGroup = Exclude<SearchGroup, 'all' | 'games'>;

export interface SearchResults {
  readonly search: PageSearch;
  readonly games: FoundGames;
  readonly articles: Readonly<Record<ArticleGroup, Found<FoundArticle>>>;
}

const TYPES: Readonly<Record<ArticleGroup, readonly ContentType[]>> = {
  help: ['help-player', 'help-developer'],
  news: ['news'],
  papers: ['terms', 'privacy', 'intellectual-property', 'about'],
};

/** Results per group in the overview. */
const BEST = { games: 6, help: 5, news: 3, papers: 3 } as const;
const NOTHING = { count: 0, list: [] } as const;

interface Span {
  readonly limit: number;
  readonly offset: number;
}

/**
 * The results to load of a group: a page of the selected one, the best in the overview, and only the count of others.
 */
function spanOf(group: Exclude<SearchGroup, 'all'>, { in: asked, page }: PageSearch): Span {
  if (asked === 'all') return { limit: BEST[group], offset: 0 };
  return asked === group ? { limit: PER_PAGE, offset: (page - 1) * PER_PAGE } : { limit: 1, offset: 0 };
}

/** Searches games and documents in the visitor's language. */
export async function loadSearch(page: Page, parameters: Readonly<Record<string, unknown>>): Promise<SearchResults> {
  const search = readPageSearch(parameters);
  if (search.searchWord === '')
    return { search, games: { ...NOTHING, popular: [] }, articles: { help: NOTHING, news: NOTHING, papers: NOTHING } };
  const found = await findAll(page, search);
  const { count } = search.in === 'games' ? found.games : search.in === 'all' ? NOTHING : found.articles[search.in];
  const last = Math.max(1, Math.ceil(count / PER_PAGE));
  return search.page > last ? findAll(page, { ...search, page: last }) : found;
}

async function findAll(page: Page, search: PageSearch): Promise<SearchResults> {
  const [games, help, news, papers] = await Promise.all([
    findGames(page, search),
    findArticles(page, 'help', search),
    findArticles(page, 'news', search),
    findArticles(page, 'papers', search),
  ]);
  return { search, games, articles: { help, news, papers } };
}

async function findGames(page: Page, search: PageSearch): Promise<FoundGames> {
  const request = { search: search.searchWord, lang: page.state.locale, ...spanOf('games', search) };
  // The other groups show only how many games there are.
  const showsGames = search.in === 'all' || search.in === 'games';
  const choice = showsGames ? filterRequest(search) : {};
  const sought = { ...request, sortType: search.gameSortType, ...choice };
  const { count = 0, list = [], facets, spelling } = await page.call(listSortedApplications, sought);
  return {
    count,
    list,
    facets,
    spelling,
    popular: showsGames ? await loadPopular(page, count, list) : [],
  };
}

async function findArticles(page: Page, group: ArticleGroup, search: PageSearch): Promise<Found<FoundArticle>> {
  const { limit, offset } = spanOf(group, search);
  const { count = 0, list = [] } = await page.call(searchContent, {
    where: { lang: page.state.locale, type: { $in: TYPES[group] } },
    search: search.searchWord,
    only: ['path', 'title', 'description'],
    excerpt: true,
    limit,
    skip: Math.min(offset, CONTENT_SKIP_MAX),
  });
  const shown = list.flatMap((item) => (item === null ? [] : [{ ...toLink(item), excerpt: item.excerpt ?? '' }]));
  return { count, list: shown };
}
