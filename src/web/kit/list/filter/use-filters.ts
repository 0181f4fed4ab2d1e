import { useRouter } from '@tanstack/react-router';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import { usePage } from '#web/app/use-page.ts';
import type { FilterTexts } from './filter-values.ts';

const TYPING_PAUSE_MS = 400;

type FieldTexts = Readonly<Record<string, string>>;

interface FilterPlan {
  readonly path: string;
  /** Fragment (`#records`) of a list that is not the first thing on its page. */
  readonly place?: string | undefined;
  /** The query of the current filter. */
  readonly shown: string;
  /** The query of the unfiltered list; empty by default. */
  readonly whole?: string;
  /** Builds the query from the fields, starting at page 1. */
  readonly normalize: (fields: FieldTexts) => string;
}

export type Filters = ReturnType<typeof useFilters>;

/**
 * Writes filter fields to the address: immediately for choices, after a pause for typed text. Navigation from elsewhere
 * (a link, the back button) updates the fields; the form's own navigation never overwrites later typing.
 */
export function useFilters({ path, place = '', shown, whole = '', normalize }: FilterPlan) {
  const page = usePage();
  const router = useRouter();
  const addressOf = (query: string) => page.href(path, query) + place;
  const [fields, setFields] = useState(() => readFields(shown));
  const asked = useRef(shown);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (shown === asked.current) return;
    asked.current = shown;
    setFields(readFields(shown));
  }, [shown]);
  const ask = (chosen: FieldTexts, how: 'push' | 'replace') => {
    clearTimeout(timer.current);
    const query = normalize(chosen);
    if (query === asked.current) return;
    asked.current = query;
    router.history[how](addressOf(query));
  };
  const set = (values: FieldTexts): FieldTexts => {
    const chosen = { ...fields, ...values };
    setFields(chosen);
    clearTimeout(timer.current);
    return chosen;
  };
  return {
    /** Address of the list without any parameters, for the form. */
    action: addressOf(''),
    /** Address of the unfiltered list. */
    all: addressOf(whole),
    fields,
    isNarrowed: shown !== whole,
    type(name: string, value: string) {
      const chosen = set({ [name]: value });
      timer.current = setTimeout(() => ask(chosen, 'replace'), TYPING_PAUSE_MS);
    },
    /** `others` are reset with the choice, because they depended on the previous one. */
    choose: (name: string, value: string, others: FieldTexts = {}) => ask(set({ ...others, [name]: value }), 'push'),
    submit: () => ask(fields, 'push'),
  };
}

function readFields(query: string): FieldTexts {
  const { page: _page, ...fields } = Object.fromEntries(new URLSearchParams(query));
  return fields;
}

export interface FilterFieldProps {
  readonly filters: Filters;
  /** Name in the address. */
  readonly name: string;
}

/** One criterion of a filter: how it is parsed and serialized, and its field on the page. */
export interface FilterKind<Value> {
  /** Name in the address, if it differs from the request's field. */
  readonly name?: string;
  /** Parses the value; invalid ones are ignored. */
  read(text: unknown, texts: FilterTexts): Value;
  /** Serializes the value; undefined for the default. Without it, the value itself is written. */
  write?(value: Value): string | number | undefined;
  /** It does not narrow the list (such as the order), so clearing the filters keeps it. */
  readonly narrows?: false;
  readonly Field: ComponentType<FilterFieldProps>;
}
