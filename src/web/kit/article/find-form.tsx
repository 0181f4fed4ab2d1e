import { useRouter } from '@tanstack/react-router';
import { Search } from 'lucide-react';
import { pageSearchQuery, readPageSearch, type SearchGroup } from '#domain/search/page-search.ts';
import { usePage } from '#web/app/use-page.ts';

interface FindFormProps {
  readonly label: string;
  readonly placeholder: string;
  /** The group to search in. */
  readonly group: SearchGroup;
  readonly word?: string;
}

/** A plain form that leads to the search page, so that it works without scripts. */
export function FindForm({ label, placeholder, group, word = '' }: FindFormProps) {
  const page = usePage();
  const { history } = useRouter();
  return (
    <search className="block max-w-[46rem]">
      <form
        action={page.href('/search')}
        onSubmit={(event) => {
          event.preventDefault();
          const search = readPageSearch(Object.fromEntries(new FormData(event.currentTarget)));
          history.push(page.href('/search', pageSearchQuery(search)));
        }}
        className="flex gap-2"
      >
        <div className="bg-surface border-control flex min-h-12 min-w-0 flex-1 items-center gap-1 rounded-full border ps-4 pe-3">
          <Search size={20} aria-hidden className="text-muted flex-none" />
          <input
            key={word}
            type="search"
            name="searchWord"
            defaultValue={word}
            maxLength={100}
            required
            autoComplete="off"
            enterKeyHint="search"
            aria-label={label}
            placeholder={placeholder}
            className="placeholder:text-muted min-h-11 w-full min-w-0 bg-transparent px-2 outline-none"
          />
        </div>
        {group !== 'all' && <input type="hidden" name="in" value={group} />}
        <button type="submit" className="btn btn-gold min-h-12 flex-none">
          {page.t('list.find')}
        </button>
      </form>
    </search>
  );
}
