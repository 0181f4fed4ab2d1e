import { ChevronDown, CircleAlert } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { usePage } from '../../app/use-page.ts';
import type { CountryChoice } from './country-choices.ts';
import { type CountrySearch, type CountrySearchOptions, useCountrySearch } from './use-country-search.ts';

export interface CountryFieldProps extends CountrySearchOptions {
  readonly name: string;
  readonly label: string;
  /** What is wrong, in the visitor's words; empty where nothing is. */
  readonly error: string;
}

/** A country to choose: a field that searches by name, code and calling code, with the list below it. */
export function CountryField({ name, label, error, ...options }: CountryFieldProps) {
  const search = useCountrySearch(options);
  const id = `field-${name}`;
  const listId = useId();
  const isWrong = error !== '';
  return (
    <div className="relative flex min-w-0 flex-col gap-1.5">
      <label htmlFor={id} className="text-sm font-bold">
        {label}
      </label>
      <div className="relative">
        <input
          id={id}
          name={name}
          role="combobox"
          autoComplete="off"
          spellCheck={false}
          value={search.text}
          aria-expanded={search.isOpen}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={activeId(search, listId)}
          aria-invalid={isWrong || undefined}
          aria-describedby={isWrong ? `${id}-error` : undefined}
          onChange={(event) => search.type(event.target.value)}
          onFocus={({ currentTarget }) => currentTarget.select()}
          onClick={search.open}
          onBlur={search.close}
          onKeyDown={search.onKeyDown}
          className="border-control bg-page aria-[invalid]:border-danger min-h-12 w-full min-w-0 rounded-xl border py-2 ps-4 pe-11"
        />
        <ChevronDown
          size={20}
          aria-hidden
          className="text-muted pointer-events-none absolute end-4 top-1/2 -translate-y-1/2"
        />
      </div>
      <CountryList search={search} id={listId} label={label} />
      {isWrong && (
        <p id={`${id}-error`} className="text-danger flex items-start gap-1.5 text-sm">
          <CircleAlert size={16} aria-hidden className="mt-0.5 flex-none" />
          {error}
        </p>
      )}
    </div>
  );
}

function activeId({ isOpen, found, active }: CountrySearch, listId: string): string | undefined {
  const choice = isOpen ? found[active] : undefined;
  return choice && `${listId}-${choice.country}`;
}

function CountryList({ search, id, label }: { search: CountrySearch; id: string; label: string }) {
  const page = usePage();
  const list = useRef<HTMLDivElement>(null);
  const { isOpen, found, active } = search;
  const isNone = isOpen && found.length === 0;
  useEffect(() => {
    const option = list.current?.children[active];
    // By hand: `scrollIntoView` would scroll the dialog, too.
    if (isOpen && option instanceof HTMLElement) list.current?.scrollTo({ top: option.offsetTop - 88 });
  }, [isOpen, active]);
  return (
    <div className={isOpen ? 'card absolute inset-x-0 top-full z-10 mt-1 p-1 shadow-xl' : 'hidden'}>
      <div ref={list} id={id} role="listbox" aria-label={label} className="relative max-h-60 overflow-y-auto">
        {isOpen &&
          found.map((choice, place) => (
            <CountryOption
              key={choice.country}
              id={`${id}-${choice.country}`}
              choice={choice}
              isActive={place === active}
              onChoose={search.choose}
            />
          ))}
      </div>
      <p role="status" className={isNone ? 'text-muted px-3 py-3 text-sm' : 'sr-only'}>
        {isNone ? page.t('verify.phone.noCountry') : ''}
      </p>
    </div>
  );
}

interface CountryOptionProps {
  readonly id: string;
  readonly choice: CountryChoice;
  readonly isActive: boolean;
  readonly onChoose: (choice: CountryChoice) => void;
}

function CountryOption({ id, choice, isActive, onChoose }: CountryOptionProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the field's, which keeps the focus.
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      // The field keeps the focus, or its blur would take the list away before the click.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => onChoose(choice)}
      className="hover:bg-raised aria-selected:bg-raised flex min-h-11 cursor-pointer items-center justify-between gap-4 rounded-lg px-3 py-1 text-sm"
    >
      <span className="min-w-0 wrap-anywhere">{choice.name}</span>
      <span className="text-muted flex-none tabular-nums">{choice.callingCode}</span>
    </div>
  );
}
