import { SHELF, type Shelf } from '#contract/states.ts';
import { readChoice, readSearch, writeQuery } from '#web/kit/list/filter/filter-values.ts';
import { readPageNumber } from '#web/kit/list/page-number.ts';

/** What the list of products shows, as its address says it. */
export interface ProductFilter {
  readonly search: string;
  readonly status: Shelf | undefined;
  /** Only those of one application. */
  readonly applicationId: string | undefined;
  /** From 1 on. */
  readonly page: number;
}

const SHELVES: readonly Shelf[] = Object.values(SHELF);

/** Reads the address of the list; what it does not understand is left out. */
export function readProductFilter(parameters: Readonly<Record<string, unknown>>): ProductFilter {
  const { search, status, applicationId, page } = parameters;
  return {
    search: readSearch(search),
    status: readChoice(SHELVES, status),
    applicationId: readSearch(applicationId) || undefined,
    page: readPageNumber(page),
  };
}

/** The query of a filter, without what is as usual. */
export function productQuery(filter: ProductFilter): string {
  return writeQuery({ ...filter });
}
