import { ChevronDown } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { FIELD_BOX, FieldFrame, type FieldWords } from './field-frame.tsx';
import type { SearchChoice } from './search-choices.ts';
import { type SearchFieldOptions, type SearchFieldState, useSearchField } from './use-search-field.ts';

export interface SearchFieldProps extends SearchFieldOptions, FieldWords {
  /** Shown when there is no matching choice. */
  readonly none: string;
  readonly inputMode?: 'text' | 'numeric';
}

/** A choice from a long list: a combobox that searches while the user types (WAI-ARIA). */
export function SearchField({ name, label, hint, error, none, inputMode = 'text', ...options }: SearchFieldProps) {
  const search = useSearchField(options);
  const listId = useId();
  const active = search.isOpen ? search.found[search.active] : undefined;
  return (
    <FieldFrame {...{ name, label, hint, error }}>
      {(ties) => (
        <div className="relative">
          <input
            {...ties}
            role="combobox"
            autoComplete="off"
            spellCheck={false}
            inputMode={inputMode}
            value={search.text}
            aria-expanded={search.isOpen}
            aria-controls={listId}
            aria-autocomplete="list"
            aria-activedescendant={active && `${listId}-${active.value}`}
            onChange={(event) => search.type(event.target.value)}
            onFocus={({ currentTarget }) => currentTarget.select()}
            onClick={search.open}
            onBlur={search.close}
            onKeyDown={search.onKeyDown}
            className={`${FIELD_BOX} min-h-12 py-2 ps-4 pe-11 text-ellipsis`}
          />
          <ChevronDown
            size={20}
            aria-hidden
            className="text-muted pointer-events-none absolute end-4 top-1/2 -translate-y-1/2"
          />
          <ChoiceList search={search} id={listId} label={label} none={none} />
        </div>
      )}
    </FieldFrame>
  );
}

interface ChoiceListProps {
  readonly search: SearchFieldState;
  readonly id: string;
  readonly label: string;
  readonly none: string;
}

function ChoiceList({ search, id, label, none }: ChoiceListProps) {
  const list = useRef<HTMLDivElement>(null);
  const { isOpen, found, active } = search;
  const isNone = isOpen && found.length === 0;
  useEffect(() => {
    const option = list.current?.children[active];
    // `scrollIntoView` would also scroll the page.
    if (isOpen && option instanceof HTMLElement) list.current?.scrollTo({ top: option.offsetTop - 88 });
  }, [isOpen, active]);
  return (
    <div className={isOpen ? 'card absolute inset-x-0 top-full z-10 mt-1 p-1 floating' : 'hidden'}>
      <div ref={list} id={id} role="listbox" aria-label={label} className="relative max-h-60 overflow-y-auto">
        {isOpen &&
          found.map((choice, place) => (
            <Choice
              key={choice.value}
              id={`${id}-${choice.value}`}
              choice={choice}
              isActive={place === active}
              onChoose={search.choose}
            />
          ))}
      </div>
      <p role="status" className={isNone ? 'text-muted px-3 py-3 text-sm' : 'sr-only'}>
        {isNone ? none : ''}
      </p>
    </div>
  );
}

interface ChoiceProps {
  readonly id: string;
  readonly choice: SearchChoice;
  readonly isActive: boolean;
  readonly onChoose: (choice: SearchChoice) => void;
}

function Choice({ id, choice, isActive, onChoose }: ChoiceProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the field's, which keeps the focus.
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      // Keeps the focus on the field: its blur would close the list before the click.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => onChoose(choice)}
      className="hover:bg-raised aria-selected:bg-raised flex min-h-11 cursor-pointer items-center justify-between gap-4 rounded-lg px-3 py-1 text-sm"
    >
      <span className="min-w-0 wrap-anywhere">{choice.text}</span>
      {choice.note !== undefined && <span className="text-muted flex-none tabular-nums">{choice.note}</span>}
    </div>
  );
}
