import { readPageNumber } from '../page-number.ts';
import type { FilterKind } from './filter-kind.ts';
import { type FilterTexts, writeQuery } from './filter-values.ts';

export type FilterKinds = Readonly<Record<string, FilterKind<unknown>>>;

/** The values of a filter by name, and the page of the list, from 1 on. */
export type FilterValues<Kinds extends FilterKinds> = {
  readonly [Name in keyof Kinds]: Kinds[Name] extends FilterKind<infer Value> ? Value : never;
} & { readonly page: number };

/** What a list can be narrowed by. */
export interface Filter<Kinds extends FilterKinds> {
  readonly kinds: Kinds;
  /** Reads the address; what it does not understand is left out. */
  read(texts: FilterTexts): FilterValues<Kinds>;
  /** The query of an address, without what is as usual. */
  query(values: Partial<FilterValues<Kinds>>): string;
  /** The query without what leaves anything out of the list. */
  wholeQuery(values: FilterValues<Kinds>): string;
  /** Whether the values leave anything out of the list. */
  isNarrowed(values: FilterValues<Kinds>): boolean;
}

/** Values of the filter that `defineFilter` has made. */
export type ValuesOf<Of extends Filter<FilterKinds>> = Of extends Filter<infer Kinds> ? FilterValues<Kinds> : never;

/** Makes a filter: a kind for each name. */
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
