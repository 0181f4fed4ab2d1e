import type { ComponentType } from 'react';
import type { FilterTexts } from './filter-values.ts';
import type { Filters } from './use-filters.ts';

export interface FilterFieldProps {
  readonly filters: Filters;
  /** What the address calls it. */
  readonly name: string;
}

/** One thing that a list can be narrowed by: how the address is read, how it is written, and the field on the page. */
export interface FilterKind<Value> {
  /** What the address calls it, where that is not the name of the request's field. */
  readonly name?: string;
  /** The value that the address names; what it does not understand is left out. */
  read(text: unknown, texts: FilterTexts): Value;
  /** What the address says; nothing for the usual value. Without it, the value itself. */
  write?(value: Value): string | number | undefined;
  /** It leaves nothing out of the list, like its order: clearing the filters keeps it. */
  readonly narrows?: false;
  readonly Field: ComponentType<FilterFieldProps>;
}
