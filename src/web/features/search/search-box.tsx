import { Search, X } from 'lucide-react';
import { usePage } from '../../app/use-page.ts';
import { type SearchBoxState, useSearchBox } from './use-search-box.ts';

function SearchField({ box }: { box: SearchBoxState }) {
  const page = usePage();
  return (
    <input
      ref={box.input}
      type="search"
      name="searchWord"
      value={box.word}
      maxLength={100}
      autoComplete="off"
      enterKeyHint="search"
      role="combobox"
      aria-expanded={box.isShown}
      aria-controls="suggestions"
      aria-autocomplete="list"
      aria-activedescendant={box.isShown && box.active >= 0 ? `suggestion-${box.active}` : undefined}
      aria-label={page.t('search.label')}
      placeholder={page.t('search.placeholder')}
      onChange={(event) => box.type(event.target.value)}
      onFocus={box.open}
      onBlur={box.close}
      onKeyDown={box.onKeyDown}
      className="search-input placeholder:text-muted min-h-11 w-full min-w-0 bg-transparent px-2 text-sm outline-none"
    />
  );
}

/** The search in the top bar: a plain form with game suggestions while typing. */
export function SearchBox() {
  const page = usePage();
  const box = useSearchBox();
  const { List } = box.suggestions;
  return (
    <search aria-label={page.t('search.label')} className="relative w-full max-w-[620px]">
      <form
        action={page.href('/search')}
        onSubmit={(event) => {
          event.preventDefault();
          box.submit();
        }}
        className="bg-raised focus-within:outline-accent flex min-h-11 items-center gap-1 rounded-full ps-3 pe-1 focus-within:outline-3 sm:ps-4"
      >
        <Search size={18} aria-hidden className="text-muted flex-none" />
        <SearchField box={box} />
        {box.word === '' ? (
          <kbd className="border-line text-muted me-3 hidden rounded-md border px-2 text-xs md:block">/</kbd>
        ) : (
          <button
            type="button"
            className="btn-icon"
            aria-label={page.t('search.clear')}
            onClick={() => {
              box.type('');
              box.input.current?.focus();
            }}
          >
            <X size={18} aria-hidden />
          </button>
        )}
      </form>
      {box.isShown && List !== null && <List suggestions={box.suggestions} active={box.active} onChosen={box.choose} />}
    </search>
  );
}
