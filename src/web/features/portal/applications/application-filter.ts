import type { OWN_APPLICATION_SORT_FIELDS } from '#contract/application/developer-endpoints.ts';
import { PLATFORM_CODES, type PlatformCode } from '#contract/platforms.ts';
import { SHELF, type Shelf } from '#contract/states.ts';
import { readChoice, readSearch, writeQuery } from '#web/kit/list/filter/filter-values.ts';
import { readPageNumber } from '#web/kit/list/page-number.ts';

type SortField = (typeof OWN_APPLICATION_SORT_FIELDS)[number];
export type ApplicationSort = SortField | `-${SortField}`;

/** Orders that can be chosen, the usual one first. */
export const SORTS = [
  '-createdAt',
  '-updatedAt',
  'name',
  '-viewCount',
  '-publishDate',
] as const satisfies readonly ApplicationSort[];

/** What the list shows, as its address says it. */
export interface ApplicationFilter {
  readonly search: string;
  readonly status: Shelf | undefined;
  readonly platform: PlatformCode | undefined;
  readonly sort: (typeof SORTS)[number];
  /** From 1 on. */
  readonly page: number;
}

const STATES: readonly Shelf[] = Object.values(SHELF);

/** Reads the address of the list; what it does not understand is left out. */
export function readApplicationFilter(parameters: Readonly<Record<string, unknown>>): ApplicationFilter {
  const { search, status, platform, sort, page } = parameters;
  return {
    search: readSearch(search),
    status: readChoice(STATES, status),
    platform: readChoice(PLATFORM_CODES, platform),
    sort: readChoice(SORTS, sort) ?? SORTS[0],
    page: readPageNumber(page),
  };
}

/** The query of a filter, without what is as usual. */
export function applicationQuery({ sort, ...filter }: ApplicationFilter): string {
  return writeQuery({ ...filter, sort: sort === SORTS[0] ? undefined : sort });
}

/** Whether everything is shown, in whatever order. */
export function isWhole({ search, status, platform }: ApplicationFilter): boolean {
  return search === '' && status === undefined && platform === undefined;
}
