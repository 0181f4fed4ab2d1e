import { type KeyboardEvent, useState } from 'react';
import { type CountryChoice, searchCountries } from './country-choices.ts';

export interface CountrySearch {
  /** What stands in the field: the chosen country, or what is being typed. */
  readonly text: string;
  readonly isOpen: boolean;
  readonly found: readonly CountryChoice[];
  /** Place of the choice that Enter takes. */
  readonly active: number;
  open(): void;
  /** Leaves the field as it was. */
  close(): void;
  type(typed: string): void;
  choose(choice: CountryChoice): void;
  onKeyDown(event: KeyboardEvent): void;
}

export interface CountrySearchOptions {
  readonly choices: readonly CountryChoice[];
  readonly country: string;
  readonly onChange: (country: string) => void;
}

/** The place that a key leads to in a list, undefined for keys that lead nowhere. */
export function stepPlace(place: number, key: string, count: number): number | undefined {
  if (count === 0) return undefined;
  if (key === 'ArrowDown') return (place + 1) % count;
  if (key === 'ArrowUp') return (place - 1 + count) % count;
  if (key === 'PageDown') return Math.min(place + 5, count - 1);
  return key === 'PageUp' ? Math.max(place - 5, 0) : undefined;
}

export function describeCountry(choice: CountryChoice | undefined): string {
  return choice === undefined ? '' : `${choice.name} (${choice.callingCode})`;
}

/** A field that holds one of a list and searches in it while somebody types. */
export function useCountrySearch({ choices, country, onChange }: CountrySearchOptions): CountrySearch {
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState<string | null>(null);
  const [active, setActive] = useState(0);
  const chosen = choices.find((choice) => choice.country === country);
  const found = searchCountries(choices, typed ?? '');
  const close = () => {
    setOpen(false);
    setTyped(null);
  };
  const open = () => {
    if (isOpen) return;
    setOpen(true);
    setActive(
      Math.max(
        choices.findIndex((choice) => choice.country === country),
        0,
      ),
    );
  };
  const choose = (choice: CountryChoice) => {
    onChange(choice.country);
    close();
  };
  return {
    text: typed ?? describeCountry(chosen),
    isOpen,
    found,
    active,
    open,
    close,
    type(next) {
      setTyped(next);
      setOpen(true);
      setActive(0);
    },
    choose,
    onKeyDown(event) {
      const isMove = stepPlace(active, event.key, found.length) !== undefined;
      // Neither the form nor the dialog is meant by keys that the list takes.
      if (isMove || (isOpen && ['Enter', 'Escape'].includes(event.key))) event.preventDefault();
      if (!isOpen) return isMove ? open() : undefined;
      const choice = found[active];
      setActive(stepPlace(active, event.key, found.length) ?? active);
      if (event.key === 'Escape') close();
      if (event.key === 'Enter' && choice !== undefined) choose(choice);
    },
  };
}
