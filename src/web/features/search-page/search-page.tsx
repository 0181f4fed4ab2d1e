import type { ReactNode } from 'react';
import { type GameFilters, isFiltered, pickFilters } from '#domain/search/game-filters.ts';
import { type PageSearch, pageSearchQuery, SEARCH_GROUPS, type SearchGroup } from '#domain/search/page-search.ts';
import { FindForm } from '#web/kit/article/find-form.tsx';
import { ActiveFilters, FilterPanel } from '#web/kit/game/filters/filter-panel.tsx';
import type { FilterView } from '#web/kit/game/filters/filter-view.ts';
import { NoGames, PopularGames, type Spelling } from '#web/kit/game/filters/no-games.tsx';
import { SortLinks } from '#web/kit/game/filters/sort-links.tsx';
import { GameCard } from '#web/kit/game/game-card.tsx';
import { Pager } from '#web/kit/list/pager.tsx';
import { type Page, usePage } from '../../app/use-page.ts';
import { FoundArticles } from './found-articles.tsx';
import type { SearchResults } from './load-search.ts';
import { NothingFound, StartSearch } from './nothing-found.tsx';

type Part = Exclude<SearchGroup, 'all'>;
const PARTS: readonly Part[] = ['games', 'help', 'news', 'papers'];

function countOf({ games, articles }: Pick<SearchResults, 'games' | 'articles'>, group: SearchGroup): number {
  if (group === 'all') return PARTS.reduce((sum, part) => sum + countOf({ games, articles }, part), 0);
  return group === 'games' ? games.count : articles[group].count;
}

function searchAddress(page: Page, search: PageSearch): string {
  return page.href('/search', pageSearchQuery(search));
}

/** Matching games and documents, in groups. */
export function SearchPage({ results }: { results: SearchResults }) {
  const page = usePage();
  const { search } = results;
  const { searchWord: word } = search;
  return (
    <div className="flex flex-col gap-6">
      <h1 className="text-title">{word === '' ? page.t('find.title') : page.t('hall.resultsFor', { word })}</h1>
      {/* The search in the top bar is the same for all groups. */}
      {search.in !== 'all' && (
        <FindForm label={page.t('find.label')} placeholder={page.t('find.label')} group={search.in} word={word} />
      )}
      {word === '' ? <StartSearch /> : <Results results={results} />}
    </div>
  );
}

function Results({ results }: { results: SearchResults }) {
  const page = usePage();
  const { search, games } = results;
  const view = filterView(page, results);
  const hasFilters = view !== undefined && (games.count > 0 || isFiltered(view.filters));
  return (
    <>
      <p role="status" className="sr-only">
        {page.t('find.count', { count: countOf(results, search.in) })}
      </p>
      {(hasFilters || countOf(results, 'all') > 0) && <GroupLinks results={results} />}
      <div className={hasFilters ? 'filtered-list' : ''}>
        {hasFilters && <FilterPanel view={view} />}
        <div className="flex min-w-0 flex-col gap-6">
          {hasFilters && <ActiveFilters view={view} />}
          <FoundParts results={results} view={view} />
        </div>
      </div>
    </>
  );
}

function FoundParts({ results, view }: { results: SearchResults; view: FilterView | undefined }) {
  const page = usePage();
  const { search, games } = results;
  if (countOf(results, search.in) === 0) {
    const spelling = spellingOf(page, results);
    if (search.in !== 'games') {
      return (
        <div>
          <NothingFound word={search.searchWord} spelling={spelling} />
          <PopularGames games={search.in === 'all' ? games.popular : []} />
        </div>
      );
    }
    return (
      <NoGames view={view} spelling={spelling} popular={games.popular}>
        {page.t('hall.empty.search', { word: search.searchWord })}
      </NoGames>
    );
  }
  return PARTS.filter((part) => search.in === 'all' || search.in === part).map((part) => (
    <PartSection key={part} part={part} results={results} />
  ));
}

/** The filters of the games, where games are shown. Choosing one shows games only. */
function filterView(page: Page, { search, games }: SearchResults): FilterView | undefined {
  const { facets, count } = games;
  if (facets === undefined) return undefined;
  const { searchWord, gameSortType } = search;
  const addressOf = (filters: GameFilters) =>
    searchAddress(page, { searchWord, gameSortType, in: 'games', page: 1, ...filters });
  return { filters: pickFilters(search), facets, count, addressOf };
}

function spellingOf(page: Page, { search, games }: SearchResults): Spelling | undefined {
  const { spelling: word } = games;
  return word === undefined ? undefined : { word, href: searchAddress(page, { ...search, searchWord: word, page: 1 }) };
}

const GROUP_NAMES = {
  all: 'find.group.all',
  games: 'category.game',
  help: 'find.group.help',
  news: 'shell.nav.news',
  papers: 'find.group.papers',
} as const;

function GroupLinks({ results }: { results: SearchResults }) {
  const page = usePage();
  const { search } = results;
  return (
    <nav aria-label={page.t('find.groups')}>
      <ul className="flex flex-wrap gap-2">
        {SEARCH_GROUPS.map((group) => (
          <li key={group}>
            <a
              className="chip"
              href={searchAddress(page, { ...search, in: group, page: 1 })}
              aria-current={group === search.in ? 'page' : undefined}
            >
              {page.t(GROUP_NAMES[group])}
              <span className="tabular-nums">{countOf(results, group)}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function PartSection({ part, results }: { part: Part; results: SearchResults }) {
  const page = usePage();
  const { search, games, articles } = results;
  const count = countOf(results, part);
  const shown = part === 'games' ? games.list.length : articles[part].list.length;
  if (shown === 0) return null;
  return (
    <section aria-labelledby={`found-${part}`} className="min-w-0">
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id={`found-${part}`} className="text-lg">
          {page.t(GROUP_NAMES[part])}
        </h2>
        {search.in === 'all' && count > shown ? (
          <a
            className="link inline-flex min-h-11 items-center text-sm"
            href={searchAddress(page, { ...search, in: part })}
          >
            {page.t('find.showAll', { count })}
          </a>
        ) : (
          <p className="text-muted text-sm">{page.t('find.count', { count })}</p>
        )}
      </div>
      {part === 'games' && search.in === 'games' && (
        <div className="mb-3">
          <SortLinks
            isSearch
            current={search.gameSortType}
            addressOf={(gameSortType) => searchAddress(page, { ...search, gameSortType, page: 1 })}
          />
        </div>
      )}
      {found(part, results)}
      {part === 'games' && search.in === 'games' && <PopularGames games={games.popular} />}
      {search.in === part && (
        <Pager
          number={search.page}
          count={count}
          address={(number) => searchAddress(page, { ...search, page: number })}
        />
      )}
    </section>
  );
}

function found(part: Part, { games, articles, search }: SearchResults): ReactNode {
  if (part !== 'games') return <FoundArticles list={articles[part].list} word={search.searchWord} />;
  return (
    <div className="cards">
      {games.list.map((game) => (
        <GameCard key={game.applicationId} game={game} />
      ))}
    </div>
  );
}
