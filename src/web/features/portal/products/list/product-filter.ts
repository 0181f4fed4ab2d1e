import { SHELF, type Shelf } from '#contract/states.ts';
import { readChoice, readSearch, writeQuery } from '#web/kit/list/filter/filter-values.ts';
import { readPageNumber } from '#web/kit/list/page-number.ts';

/** Orders that can be chosen, the usual one first. */
export const SORTS = ['-createdAt', '-updatedAt', 'name', 'productId'] as const;

/** What the list shows of an application, as its address says it. */
export interface ProductFilter {
  readonly search: string;
  readonly status: Shelf | undefined;
  readonly sort: (typeof SORTS)[number];
  /** From 1 on. */
  readonly page: number;
}

const STATES: readonly Shelf[] = Object.values(SHELF);

/** Reads the address of the list; what it does not understand is left out. */
export function readProductFilter(parameters: Readonly<Record<string, unknown>>): ProductFilter {
  const { search, status, sort, page } = parameters;
  return {
    search: readSearch(search),
    status: readChoice(STATES, status),
    sort: readChoice(SORTS, sort) ?? SORTS[0],
    page: readPageNumber(page),
  };
}

/** The query of a filter, without what is as usual. */
export function productQuery(applicationId: string, { sort, ...filter }: ProductFilter): string {
  return writeQuery({ applicationId, ...filter, sort: sort === SORTS[0] ? undefined : sort });
}

/** Whether everything is shown, in whatever order. */
export function isWhole({ search, status }: ProductFilter): boolean {
  return search === '' && status === undefined;
}
