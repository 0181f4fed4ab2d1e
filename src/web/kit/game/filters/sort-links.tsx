import { SORT_TYPE, type SortType } from '#contract/values/page-states.ts';
import { HALL_SORT_TYPES } from '#domain/search/hall-search.ts';
import type { MessageKey } from '#i18n/message-key.ts';
import { usePage } from '#web/app/use-page.ts';

const SORT_LABELS = {
  [SORT_TYPE.newest]: 'hall.sort.newest',
  [SORT_TYPE.mostViewed]: 'hall.sort.mostViewed',
  [SORT_TYPE.recommended]: 'hall.sort.recommended',
  [SORT_TYPE.name]: 'hall.sort.name',
  [SORT_TYPE.mostPlayed]: 'hall.sort.mostPlayed',
  [SORT_TYPE.topRated]: 'hall.sort.topRated',
  [SORT_TYPE.trending]: 'hall.sort.trending',
} as const satisfies Record<SortType, MessageKey>;

interface SortLinksProps {
  readonly current: SortType;
  /** Search results in the usual order are sorted by relevance. */
  readonly isSearch: boolean;
  readonly addressOf: (sortType: SortType) => string;
}

/** The orders of a list of games. */
export function SortLinks({ current, isSearch, addressOf }: SortLinksProps) {
  const page = usePage();
  return (
    <nav aria-label={page.t('hall.sort.label')} className="-mx-1 overflow-x-auto px-1 py-1">
      <ul className="flex gap-1">
        {HALL_SORT_TYPES.map((type) => (
          <li key={type}>
            <a
              href={addressOf(type)}
              aria-current={type === current ? 'true' : undefined}
              className="text-muted hover:text-ink aria-[current]:bg-raised aria-[current]:text-ink inline-flex min-h-11 items-center rounded-full px-4 text-sm whitespace-nowrap aria-[current]:font-bold"
            >
              {isSearch && type === SORT_TYPE.recommended ? page.t('filters.relevance') : page.t(SORT_LABELS[type])}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
