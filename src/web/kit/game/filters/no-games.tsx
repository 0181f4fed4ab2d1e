import { SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import type { CardGame } from '#domain/application/card-game.ts';
import { isFiltered } from '#domain/search/game-filters.ts';
import { usePage } from '#web/app/use-page.ts';
import { EmptyIcon } from '#web/kit/state/empty-state.tsx';
import { GameCard } from '../game-card.tsx';
import { chosenOptions, type FilterView } from './filter-view.ts';

/** Games beyond a list that has none or few; nothing without any. */
export function PopularGames({ games }: { games: readonly CardGame[] }) {
  const page = usePage();
  if (games.length === 0) return null;
  return (
    <section aria-labelledby="popular-games" className="mt-8">
      <h2 id="popular-games" className="mb-4 text-lg">
        {page.t('filters.none.popular')}
      </h2>
      <ul className="cards">
        {games.map((game) => (
          <li key={game.applicationId} className="grid">
            <GameCard game={game} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Another spelling of a search, with its results. */
export interface Spelling {
  readonly word: string;
  readonly href: string;
}

interface NoGamesProps {
  /** Says what is missing, where no filter is the reason. */
  readonly children: ReactNode;
  readonly view: FilterView | undefined;
  readonly spelling?: Spelling | undefined;
  readonly popular: readonly CardGame[];
}

/** An empty list of games with ways on: another spelling, fewer filters with the games they lead to, popular games. */
export function NoGames({ children, view, spelling, popular }: NoGamesProps) {
  const page = usePage();
  const isNarrowed = view !== undefined && isFiltered(view.filters) && spelling === undefined;
  return (
    <>
      <div className="card flex flex-col items-center gap-4 px-6 py-12 text-center">
        <EmptyIcon Icon={SearchX} />
        <p className="text-lg font-bold break-words">{isNarrowed ? page.t('filters.none.title') : children}</p>
        {spelling !== undefined && (
          <p>
            {page.t('filters.none.spelling')}{' '}
            <a className="link font-bold" href={spelling.href}>
              {spelling.word}
            </a>
          </p>
        )}
        {isNarrowed ? <FewerFilters view={view} /> : <p className="text-muted max-w-md">{page.t('hall.empty.hint')}</p>}
        <a className="btn btn-quiet" href={page.href('/')}>
          {page.t('hall.empty.back')}
        </a>
      </div>
      <PopularGames games={popular} />
    </>
  );
}

function FewerFilters({ view }: { view: FilterView }) {
  const page = usePage();
  const helpful = chosenOptions(page, view).filter(({ count }) => count > 0);
  if (helpful.length === 0) {
    return (
      <a className="chip" href={view.addressOf({})}>
        {page.t('filters.clear')}
      </a>
    );
  }
  return (
    <>
      <p className="text-muted max-w-md">{page.t('filters.none.text')}</p>
      <ul className="flex flex-wrap justify-center gap-2">
        {helpful.map(({ key, label, count, next }) => (
          <li key={key} className="min-w-0">
            <a className="chip whitespace-normal" href={view.addressOf(next)}>
              {page.t('filters.none.without', { name: label, count })}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
