import { Search } from 'lucide-react';
import { useId } from 'react';
import { LIMITS } from '#contract/values/limits.ts';
import { usePage } from '#web/app/use-page.ts';
import { SEARCH_KEY, type SearchResult, useConsoleSearch } from './find-results.ts';

const LIST_ID = 'console-results';

type ConsoleSearchState = ReturnType<typeof useConsoleSearch>;

/** The search of the console: accounts, games, developers, payments and pages. On phones, an icon that opens the field. */
export function ConsoleSearch() {
  const page = usePage();
  const search = useConsoleSearch();
  const { input, text, isOpen, results, active } = search;
  return (
    <search
      aria-label={page.t('operator.search.label')}
      className="relative max-sm:w-11 max-sm:flex-none max-sm:focus-within:absolute max-sm:focus-within:inset-x-0 max-sm:focus-within:z-20 max-sm:focus-within:w-auto sm:flex-1"
    >
      <label className="border-control bg-surface focus-within:outline-accent flex min-h-11 cursor-text items-center rounded-xl border ps-3 focus-within:outline-3">
        <Search size={18} aria-hidden className="text-muted flex-none" />
        <input
          ref={input}
          type="search"
          role="combobox"
          value={text}
          maxLength={LIMITS.searchTextLength}
          autoComplete="off"
          spellCheck={false}
          aria-label={page.t('operator.search.label')}
          aria-expanded={isOpen && results.length > 0}
          aria-controls={LIST_ID}
          aria-autocomplete="list"
          aria-activedescendant={isOpen && active !== undefined ? optionId(results, active) : undefined}
          placeholder={page.t('list.find')}
          onChange={(event) => search.type(event.target.value)}
          onFocus={search.open}
          onBlur={search.close}
          onKeyDown={search.onKeyDown}
          className="search-input placeholder:text-muted min-h-11 w-full min-w-0 bg-transparent px-2 text-sm outline-none"
        />
        {text === '' && (
          <kbd
            aria-hidden
            className="border-line text-muted me-3 rounded-md border px-2 text-xs uppercase max-lg:hidden"
          >
            {SEARCH_KEY}
          </kbd>
        )}
      </label>
      <Results search={search} />
    </search>
  );
}

function optionId(results: readonly SearchResult[], result: SearchResult): string {
  return `${LIST_ID}-${results.indexOf(result)}`;
}

function Results({ search }: { search: ConsoleSearchState }) {
  const page = usePage();
  const id = useId();
  const { text, isOpen, groups, results, active, isLoading } = search;
  const isAsked = isOpen && text.trim() !== '';
  const outcome = isLoading
    ? page.t('operator.search.busy')
    : page.t('operator.search.count', { count: results.length });
  return (
    <>
      <div
        className={
          isOpen
            ? 'card absolute start-0 top-full z-40 mt-2 max-h-[70vh] w-full overflow-y-auto p-2 floating lg:w-[440px]'
            : 'hidden'
        }
      >
        {results.length === 0 && (
          <p aria-hidden className="text-muted p-3 text-sm">
            {isAsked ? outcome : page.t('operator.search.hint')}
          </p>
        )}
        <div id={LIST_ID} role="listbox" aria-label={page.t('operator.search.label')} hidden={results.length === 0}>
          {groups.map(({ label, results: found }) => (
            // biome-ignore lint/a11y/useSemanticElements: HTML has groups of options only inside a select.
            <div key={label} role="group" aria-labelledby={`${id}-${label}`}>
              <p id={`${id}-${label}`} className="text-muted px-3 pt-2 pb-1 text-xs font-bold">
                {page.t(label)}
              </p>
              {found.map((result) => (
                <Option
                  key={result.href}
                  id={optionId(results, result)}
                  result={result}
                  isActive={result === active}
                  onChosen={search.end}
                />
              ))}
            </div>
          ))}
        </div>
      </div>
      <p role="status" className="sr-only">
        {isAsked && outcome}
      </p>
    </>
  );
}

interface OptionProps {
  readonly id: string;
  readonly result: SearchResult;
  readonly isActive: boolean;
  readonly onChosen: () => void;
}

function Option({ id, result: { href, name, note, Icon }, isActive, onChosen }: OptionProps) {
  return (
    <a
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      href={href}
      // Keeps the focus on the field: its blur would close the list before the click.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChosen}
      className="hover:bg-raised aria-selected:bg-raised flex min-h-11 items-center gap-3 rounded-xl px-3 py-1.5"
    >
      <Icon size={18} aria-hidden className="text-muted flex-none" />
      <span className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-3">
        <span className="text-sm font-bold wrap-anywhere">{name}</span>
        {note !== '' && <span className="text-muted text-xs wrap-anywhere">{note}</span>}
      </span>
    </a>
  );
}
