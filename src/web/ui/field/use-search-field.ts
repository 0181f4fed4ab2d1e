import { type KeyboardEvent, useMemo, useState } from 'react';
import { makeSearch, type SearchChoice } from './search-choices.ts';

export interface SearchFieldOptions {
  readonly choices: readonly SearchChoice[];
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Parses a typed value that is not in the list, if such values are allowed. */
  readonly readTyped?: (typed: string) => string | undefined;
}

export interface SearchFieldState {
  /** The text in the field: the chosen value, or what is being typed. */
  readonly text: string;
  readonly isOpen: boolean;
  readonly found: readonly SearchChoice[];
  /** Index of the choice that Enter selects. */
  readonly active: number;
  open(): void;
  /** Closes the list without a choice; a valid typed value is accepted. */
  close(): void;
  type(typed: string): void;
  choose(choice: SearchChoice): void;
  onKeyDown(event: KeyboardEvent): void;
}

/** More than anyone scrolls through; typing narrows the list. */
const SHOWN = 100;

/** The index that a key leads to; undefined for other keys. */
export function stepPlace(place: number, key: string, count: number): number | undefined {
  if (count === 0) return undefined;
  if (key === 'ArrowDown') return (place + 1) % count;
  if (key === 'ArrowUp') return (place - 1 + count) % count;
  if (key === 'PageDown') return Math.min(place + 5, count - 1);
  return key === 'PageUp' ? Math.max(place - 5, 0) : undefined;
}

export function describeChoice(choice: SearchChoice | undefined): string | undefined {
  if (choice === undefined) return undefined;
  return choice.note === undefined ? choice.text : `${choice.text} (${choice.note})`;
}

/** The state of a combobox over a list. */
export function useSearchField({ choices, value, onChange, readTyped }: SearchFieldOptions): SearchFieldState {
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState<string | null>(null);
  const [active, setActive] = useState(0);
  const search = useMemo(() => makeSearch(choices), [choices]);
  const found = search(typed ?? '').slice(0, typed === null ? undefined : SHOWN);
  const chosen = choices.find((choice) => choice.value === value);
  const end = () => {
    setOpen(false);
    setTyped(null);
  };
  const choose = (choice: SearchChoice) => {
    onChange(choice.value);
    end();
  };
  const close = () => {
    const meant = typed === null ? undefined : readTyped?.(typed.trim());
    if (meant !== undefined && meant !== value) onChange(meant);
    end();
  };
  const open = () => {
    if (isOpen) return;
    setOpen(true);
    setActive(
      Math.max(
        choices.findIndex((choice) => choice.value === value),
        0,
      ),
    );
  };
  return {
    text: typed ?? describeChoice(chosen) ?? value,
    isOpen,
    found,
    active,
    open,
    close,
    choose,
    type(next) {
      setTyped(next);
      setOpen(true);
      setActive(0);
    },
    onKeyDown(event) {
      const next = stepPlace(active, event.key, found.length);
      // Keys handled by the list must not submit the form.
      if (next !== undefined || (isOpen && ['Enter', 'Escape'].includes(event.key))) event.preventDefault();
      if (!isOpen) return next === undefined ? undefined : open();
      const choice = found[active];
      setActive(next ?? active);
      if (event.key === 'Escape') end();
      if (event.key === 'Enter') choice === undefined ? close() : choose(choice);
    },
  };
}
