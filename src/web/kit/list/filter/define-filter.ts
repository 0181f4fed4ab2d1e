import { readPageNumber } from '../page-number.ts';
import { type FilterTexts, writeQuery } from './filter-values.ts';
import type { FilterKind } from './use-filters.ts';

export type FilterKinds = Readonly<Record<string, FilterKind<unknown>>>;

/** The values of a filter by name, and the page number, from 1. */
export type FilterValues<Kinds extends FilterKinds> = {
  readonly [Name in keyof Kinds]: Kinds[Name] extends FilterKind<infer Value> ? Value : never;
} & { readonly page: number };

/** The filter of a list. */
export interface Filter<Kinds extends FilterKinds> {
  readonly kinds: Kinds;
  /** Parses the address; invalid values are ignored. */
  read(texts: FilterTexts): FilterValues<Kinds>;
  /** The query string, without defaults. */
  query(values: Partial<FilterValues<Kinds>>): string;
  /** The query string without the values that narrow the list. */
  wholeQuery(values: FilterValues<Kinds>): string;
  /** Whether the values narrow the list. */
  isNarrowed(values: FilterValues<Kinds>): boolean;
}

/** The values of a filter from `defineFilter`. */
export type ValuesOf<Of extends Filter<FilterKinds>> = Of extends Filter<infer Kinds> ? FilterValues<Kinds> : never;

/** Creates a filter from a kind per name. */
export function defineFilter<Kinds extends FilterKinds>(kinds: Kinds): Filter<Kinds> {
  const entries = Object.entries<FilterKind<unknown>>(kinds);
  const query = ({ page, ...values }: Readonly<Record<string, unknown>>) =>
    writeQuery({
      ...Object.fromEntries(entries.map(([key, kind]) => [kind.name ?? key, writeValue(kind, values[key])])),
      page: typeof page === 'number' ? page : 1,
    });
  const wholeQuery = (values: Readonly<Record<string, unknown>>) =>
    query(Object.fromEntries(entries.flatMap(([key, { narrows }]) => (narrows === false ? [[key, values[key]]] : []))));
  return {
    kinds,
    read: (texts) =>
      Object.assign({}, ...entries.map(([key, kind]) => ({ [key]: kind.read(texts[kind.name ?? key], texts) })), {
        page: readPageNumber(texts.page),
      }),
    query,
    wholeQuery,
    isNarrowed: (values) => query({ ...values, page: 1 }) !== wholeQuery(values),
  };
}

function writeValue({ write }: FilterKind<unknown>, value: unknown): string | number | undefined {
  if (write !== undefined) return write(value);
  return typeof value === 'string' || typeof value === 'number' ? value : undefined;
}
