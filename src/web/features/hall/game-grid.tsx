import { findCategoryKey } from '#contract/values/categories.ts';
import { LIMITS } from '#contract/values/limits.ts';
import { type GameFilters, isFiltered, pickFilters } from '#domain/search/game-filters.ts';
import { hallQuery, isUnfilteredHall } from '#domain/search/hall-search.ts';
import { pageSearchQuery, searchOfWord } from '#domain/search/page-search.ts';
import { ActiveFilters, FilterPanel } from '#web/kit/game/filters/filter-panel.tsx';
import type { FilterView } from '#web/kit/game/filters/filter-view.ts';
import { NoGames, PopularGames, type Spelling } from '#web/kit/game/filters/no-games.tsx';
import { SortLinks } from '#web/kit/game/filters/sort-links.tsx';
import { GameCard } from '#web/kit/game/game-card.tsx';
import { type Page, usePage } from '../../app/use-page.ts';
import type { HallData } from './load-hall.ts';
import { PageLinks } from './page-links.tsx';

function GridTitle({ data }: { data: HallData }) {
  const page = usePage();
  const { searchWord, gameCategory } = data.search;
  const category = page.t(`category.${findCategoryKey(gameCategory) ?? 'game'}`);
  if (searchWord !== '') return page.t('hall.resultsFor', { word: searchWord });
  return gameCategory === 100 ? page.t('hall.allGames') : category;
}

/** The filters of the hall; undefined if the numbers are missing. */
function filterView(page: Page, { search, facets, count }: HallData): FilterView | undefined {
  if (facets === undefined) return undefined;
  const addressOf = (filters: GameFilters) => {
    const next = { ...search, page: 1, platform: undefined, price: undefined, age: undefined };
    const rest = { rating: undefined, language: undefined, tags: undefined };
    return `${page.href('/', hallQuery({ ...next, ...rest, ...filters }))}#all-games`;
  };
  return { filters: pickFilters(search), facets, count, addressOf };
}

function spellingOf(page: Page, { search, spelling: word }: HallData): Spelling | undefined {
  if (word === undefined) return undefined;
  return { word, href: page.href('/', hallQuery({ ...search, searchWord: word, page: 1 })) };
}

/** A page of games with their number, filters, the sort order and page links. */
export function GameGrid({ data }: { data: HallData }) {
  const page = usePage();
  const pageCount = Math.max(1, Math.ceil(data.count / LIMITS.hallPageSize));
  const isEmpty = data.count === 0 && !isFiltered(pickFilters(data.search));
  // Without any game there is nothing to filter or sort.
  const view = isEmpty ? undefined : filterView(page, data);
  const isSearch = data.search.searchWord !== '';
  const everywhere = page.href('/search', pageSearchQuery(searchOfWord(data.search.searchWord)));
  return (
    <div className={view === undefined ? '' : 'filtered-list'}>
      {view !== undefined && <FilterPanel view={view} />}
      <div className="min-w-0">
        <section id="all-games" aria-labelledby="all-games-title">
          <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
            <h2 id="all-games-title" className={isUnfilteredHall(data.search) ? 'text-lg' : 'text-title'}>
              <GridTitle data={data} />{' '}
              <span role="status" className="text-muted ms-1 text-sm font-normal">
                {page.t('hall.count', { count: data.count })}
              </span>
            </h2>
            {!isEmpty && (
              <SortLinks
                current={data.search.gameSortType}
                isSearch={isSearch}
                addressOf={(gameSortType) => page.href('/', hallQuery({ ...data.search, gameSortType, page: 1 }))}
              />
            )}
          </div>
          {view !== undefined && <ActiveFilters view={view} />}
          {isSearch && (
            <p className="mb-4">
              <a className="link inline-flex min-h-11 items-center text-sm" href={everywhere}>
                {page.t('filters.everywhere')}
              </a>
            </p>
          )}
          {data.games.length === 0 ? (
            <NoGames view={view} popular={data.popular} spelling={spellingOf(page, data)}>
              {isSearch ? page.t('hall.empty.search', { word: data.search.searchWord }) : page.t('hall.empty.category')}
            </NoGames>
          ) : (
            <ul className="cards">
              {data.games.map((game, index) => (
                <li key={game.applicationId} className="grid">
                  <GameCard game={game} isUrgent={index < 4 && !isUnfilteredHall(data.search)} />
                </li>
              ))}
            </ul>
          )}
          <PageLinks search={data.search} pageCount={pageCount} />
        </section>
        {data.games.length > 0 && <PopularGames games={data.popular} />}
      </div>
    </div>
  );
}
