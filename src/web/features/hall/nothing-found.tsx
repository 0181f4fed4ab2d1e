import { SearchX } from 'lucide-react';
import { isFiltered } from '#domain/search/game-filters.ts';
import { chosenOptions, type FilterView } from '#web/kit/game/filters/filter-view.ts';
import { usePage } from '../../app/use-page.ts';
import type { HallData } from './load-hall.ts';

interface NothingFoundProps {
  readonly data: HallData;
  readonly view: FilterView | undefined;
}

/** The empty list with ways on: fewer filters with the games they lead to, or all games. */
export function NothingFound({ data, view }: NothingFoundProps) {
  const page = usePage();
  const { searchWord } = data.search;
  const isNarrowed = view !== undefined && isFiltered(view.filters);
  const title = searchWord === '' ? page.t('hall.empty.category') : page.t('hall.empty.search', { word: searchWord });
  return (
    <div className="card flex flex-col items-center gap-4 px-6 py-16 text-center">
      <SearchX size={48} aria-hidden className="text-muted" />
      <p className="text-lg font-bold">{isNarrowed ? page.t('filters.none.title') : title}</p>
      {isNarrowed ? <FewerFilters view={view} /> : <p className="text-muted max-w-md">{page.t('hall.empty.hint')}</p>}
      <a className="btn btn-quiet" href={page.href('/')}>
        {page.t('hall.empty.back')}
      </a>
    </div>
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
          <li key={key}>
            <a className="chip" href={view.addressOf(next)}>
              {page.t('filters.none.without', { name: label, count })}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
