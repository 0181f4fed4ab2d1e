import { findCategoryKey } from '#contract/values/categories.ts';
import { LIMITS } from '#contract/values/limits.ts';
import { SORT_TYPE, type SortType } from '#contract/values/states.ts';
import { type GameFilters, pickFilters } from '#domain/search/game-filters.ts';
import { HALL_SORT_TYPES, hallQuery, isUnfilteredHall } from '#domain/search/hall-search.ts';
import type { MessageKey } from '#i18n/message-key.ts';
import { ActiveFilters, FilterPanel } from '#web/kit/game/filters/filter-panel.tsx';
import type { FilterView } from '#web/kit/game/filters/filter-view.ts';
import { GameCard } from '#web/kit/game/game-card.tsx';
import { type Page, usePage } from '../../app/use-page.ts';
import type { HallData } from './load-hall.ts';
import { NothingFound } from './nothing-found.tsx';
import { PageLinks } from './page-links.tsx';

const SORT_LABELS = {
  [SORT_TYPE.newest]: 'hall.sort.newest',
  [SORT_TYPE.mostViewed]: 'hall.sort.mostViewed',
  [SORT_TYPE.recommended]: 'hall.sort.recommended',
  [SORT_TYPE.name]: 'hall.sort.name',
  [SORT_TYPE.mostPlayed]: 'hall.sort.mostPlayed',
  [SORT_TYPE.topRated]: 'hall.sort.topRated',
  [SORT_TYPE.trending]: 'hall.sort.trending',
} as const satisfies Record<SortType, MessageKey>;

function SortLinks({ data }: { data: HallData }) {
  const page = usePage();
  return (
    <nav aria-label={page.t('hall.sort.label')} className="-mx-1 overflow-x-auto px-1 py-1">
      <ul className="flex gap-1">
        {HALL_SORT_TYPES.map((type) => (
          <li key={type}>
            <a
              href={page.href('/', hallQuery({ ...data.search, gameSortType: type, page: 1 }))}
              aria-current={type === data.search.gameSortType ? 'true' : undefined}
              className="text-muted hover:text-ink aria-[current]:bg-raised aria-[current]:text-ink inline-flex min-h-11 items-center rounded-full px-4 text-sm whitespace-nowrap aria-[current]:font-bold"
            >
              {page.t(SORT_LABELS[type])}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

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

/** A page of games with their number, filters, the sort order and page links. */
export function GameGrid({ data }: { data: HallData }) {
  const page = usePage();
  const pageCount = Math.max(1, Math.ceil(data.count / LIMITS.hallPageSize));
  const view = filterView(page, data);
  return (
    <section id="all-games" aria-labelledby="all-games-title" className="filtered-list">
      {view !== undefined && <FilterPanel view={view} />}
      <div className="min-w-0">
        <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
          <h2 id="all-games-title" className="text-lg">
            <GridTitle data={data} />{' '}
            <span role="status" className="text-muted ms-1 text-sm font-normal">
              {page.t('hall.count', { count: data.count })}
            </span>
          </h2>
          <SortLinks data={data} />
        </div>
        {view !== undefined && <ActiveFilters view={view} />}
        {data.games.length === 0 ? (
          <NothingFound data={data} view={view} />
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
      </div>
    </section>
  );
}
