import { CATEGORIES } from '#contract/categories.ts';
import { SHELF, type Shelf } from '#contract/states.ts';
import { readChoice, readSearch, writeQuery } from '#web/kit/list/filter/filter-values.ts';
import { readPageNumber } from '#web/kit/list/page-number.ts';

export const OPEN_CHOICES = ['true', 'false'] as const;
/** Orders of the list; the first is as usual. */
export const APPLICATION_ORDERS = ['-createdAt', 'name', '-viewCount', '-publishDate'] as const;
export type ApplicationOrder = (typeof APPLICATION_ORDERS)[number];

/** What the list of applications shows, as its address says it. */
export interface ApplicationFilter {
  readonly search: string;
  readonly status: Shelf | undefined;
  readonly open: (typeof OPEN_CHOICES)[number] | undefined;
  readonly category: number | undefined;
  readonly sort: ApplicationOrder | undefined;
  /** From 1 on. */
  readonly page: number;
}

const SHELVES: readonly Shelf[] = Object.values(SHELF);
const KINDS = CATEGORIES.map(({ code }) => code);

/** Reads the address of the list; what it does not understand is left out. */
export function readApplicationFilter(parameters: Readonly<Record<string, unknown>>): ApplicationFilter {
  const { search, status, open, category, sort, page } = parameters;
  return {
    search: readSearch(search),
    status: readChoice(SHELVES, status),
    open: readChoice(OPEN_CHOICES, open),
    category: readChoice(KINDS, category),
    sort: readChoice(APPLICATION_ORDERS, sort),
    page: readPageNumber(page),
  };
}

/** The query of a filter, without what is as usual. */
export function applicationQuery(filter: ApplicationFilter): string {
  return writeQuery({ ...filter });
}
