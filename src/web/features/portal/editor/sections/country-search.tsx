import { Search } from 'lucide-react';
import { usePage } from '#web/app/use-page.ts';

interface CountrySearchProps {
  readonly word: string;
  /** Number of matches, announced to screen readers. */
  readonly news: string;
  readonly onWord: (word: string) => void;
  readonly onAll: (isChosen: boolean) => void;
}

/** Searches countries by name and selects or clears all matches. */
export function CountrySearch({ word, news, onWord, onAll }: CountrySearchProps) {
  const page = usePage();
  return (
    <div className="mb-3 flex flex-wrap gap-3">
      <label className="border-control bg-page flex min-h-11 min-w-56 flex-1 items-center gap-2 rounded-xl border px-4">
        <Search size={18} aria-hidden className="text-muted flex-none" />
        <span className="sr-only">{page.t('editor.countries.search')}</span>
        <input
          type="search"
          value={word}
          autoComplete="off"
          placeholder={page.t('editor.countries.search')}
          onChange={(event) => onWord(event.target.value)}
          className="search-input placeholder:text-muted min-h-11 w-full min-w-0 bg-transparent outline-none"
        />
      </label>
      <button type="button" className="btn btn-quiet" onClick={() => onAll(true)}>
        {page.t('editor.countries.all')}
      </button>
      <button type="button" className="btn btn-quiet" onClick={() => onAll(false)}>
        {page.t('editor.countries.none')}
      </button>
      <p role="status" className="sr-only">
        {news}
      </p>
    </div>
  );
}
