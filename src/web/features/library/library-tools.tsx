import { useRouter } from '@tanstack/react-router';
import { Search, X } from 'lucide-react';
import { type FormEvent, useEffect, useRef } from 'react';
import type { LibraryTotals } from '#contract/library/entities.ts';
import { LIBRARY_LISTS, LIBRARY_SORTS, type LibraryList, type LibrarySort } from '#contract/library/lists.ts';
import { LIMITS } from '#contract/values/limits.ts';
import { useShownCurrent } from '#web/kit/page/use-shown-current.ts';
import { usePage } from '../../app/use-page.ts';
import { type LibraryAddress, libraryQuery } from './library-address.ts';

interface LibraryTabsProps {
  /** The list that is shown, or the developers whom the player follows. */
  readonly shown: LibraryList | 'following';
  /** Carried on to the lists. */
  readonly sort?: LibrarySort;
  readonly totals: LibraryTotals;
}

/** The lists of the library with the number of entries in each. */
export function LibraryTabs({ shown, sort, totals }: LibraryTabsProps) {
  const page = usePage();
  const row = useShownCurrent<HTMLElement>(shown);
  const tabs = [
    ...LIBRARY_LISTS.map((list) => ({
      list,
      href: page.href('/library', libraryQuery({ list, ...(sort !== undefined && { sort }) })),
      label: page.t(`library.list.${list}`),
      counted: page.t('hall.count', { count: totals[list] }),
    })),
    {
      list: 'following' as const,
      href: page.href('/library/following'),
      label: page.t('makers.following'),
      counted: page.t('library.following.count', { count: totals.following }),
    },
  ];
  return (
    <nav
      ref={row}
      aria-label={page.t('library.lists')}
      className="relative -mx-4 overflow-x-auto px-4 py-1 [scrollbar-width:none] sm:-mx-1 sm:px-1"
    >
      <ul className="flex w-max gap-2">
        {tabs.map(({ list, href, label, counted }) => (
          <li key={list} className="flex-none">
            <a href={href} aria-current={list === shown ? 'page' : undefined} className="chip">
              {label}
              <span className="tabular-nums opacity-80">
                <span aria-hidden>{totals[list]}</span>
                <span className="sr-only">{counted}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Search and sort within a list, stored in the address: works without JavaScript. */
export function LibraryFilters({ address }: { address: LibraryAddress }) {
  return (
    <search className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
      <SearchForm address={address} />
      <SortLinks address={address} />
    </search>
  );
}

function SearchForm({ address }: { address: LibraryAddress }) {
  const page = usePage();
  const router = useRouter();
  const { list, sort, search } = address;
  const field = useRef<HTMLInputElement>(null);
  const shown = libraryQuery(address);
  // Resets unsent input when the address changes; remounting the form would lose the focus.
  useEffect(() => {
    if (field.current !== null) field.current.value = search;
  }, [shown, search]);
  const show = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('search');
    const next = typeof typed === 'string' ? typed.trim() : '';
    router.history.push(page.href('/library', libraryQuery({ list, sort, search: next })));
  };
  return (
    <form
      action={page.href('/library')}
      onSubmit={show}
      className="border-control bg-page flex min-h-11 w-full max-w-md items-center rounded-xl border focus-within:outline-3 focus-within:outline-offset-2 focus-within:outline-(--c-accent)"
    >
      <input type="hidden" name="list" value={list} />
      <input type="hidden" name="sort" value={sort} />
      <input
        ref={field}
        type="search"
        name="search"
        defaultValue={search}
        maxLength={LIMITS.searchTextLength}
        aria-label={page.t('library.search')}
        placeholder={page.t('library.search')}
        className="search-input placeholder:text-muted min-h-11 min-w-0 flex-1 bg-transparent ps-4 text-sm text-ellipsis outline-none"
      />
      {search !== '' && (
        <a
          className="btn-icon"
          href={page.href('/library', libraryQuery({ list, sort }))}
          // The button disappears, so the focus moves now, while the list is still known.
          onClickCapture={() => field.current?.focus()}
          aria-label={page.t('search.clear')}
          title={page.t('search.clear')}
        >
          <X size={18} aria-hidden />
        </a>
      )}
      <button type="submit" className="btn-icon" aria-label={page.t('list.find')} title={page.t('list.find')}>
        <Search size={18} aria-hidden />
      </button>
    </form>
  );
}

function SortLinks({ address }: { address: LibraryAddress }) {
  const page = usePage();
  return (
    <nav aria-label={page.t('hall.sort.label')}>
      <ul className="flex gap-1">
        {LIBRARY_SORTS.map((sort) => (
          <li key={sort}>
            <a
              href={page.href('/library', libraryQuery({ ...address, sort, page: 1 }))}
              aria-current={sort === address.sort ? 'true' : undefined}
              className="text-muted hover:text-ink aria-[current]:bg-raised aria-[current]:text-ink inline-flex min-h-11 items-center rounded-full px-4 text-sm whitespace-nowrap aria-[current]:font-bold"
            >
              {page.t(sort === 'name' ? 'hall.sort.name' : `library.sort.${sort}`)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
