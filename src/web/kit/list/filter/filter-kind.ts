import type { ComponentType } from 'react';
import type { FilterTexts } from './filter-values.ts';
import type { Filters } from './use-filters.ts';

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
