import { type KeyboardEvent, useMemo, useState } from 'react';
import { makeSearch, type SearchChoice } from './search-choices.ts';

export interface SearchFieldOptions {
  readonly choices: readonly SearchChoice[];
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** The value that a typed text stands for although no choice has it, where such are taken. */
  readonly readTyped?: (typed: string) => string | undefined;
}

export interface SearchFieldState {
  /** What stands in the field: the chosen one, or what is being typed. */
  readonly text: string;
  readonly isOpen: boolean;
  readonly found: readonly SearchChoice[];
  /** Place of the choice that Enter takes. */
  readonly active: number;
  open(): void;
  /** Leaves the field as it was; a typed text that stands for a value is taken. */
  close(): void;
  type(typed: string): void;
  choose(choice: SearchChoice): void;
  onKeyDown(event: KeyboardEvent): void;
}

/** More than anybody looks through; whoever seeks another one types on. */
const SHOWN = 100;

/** The place that a key leads to in a list, undefined for keys that lead nowhere. */
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

/** A field that holds one of a list and searches in it while somebody types. */
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
      // The form is not meant by keys that the list takes.
      if (next !== undefined || (isOpen && ['Enter', 'Escape'].includes(event.key))) event.preventDefault();
      if (!isOpen) return next === undefined ? undefined : open();
      const choice = found[active];
      setActive(next ?? active);
      if (event.key === 'Escape') end();
      if (event.key === 'Enter') choice === undefined ? close() : choose(choice);
    },
  };
}
