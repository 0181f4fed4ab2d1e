import { LIMITS } from '#contract/limits.ts';
import { USER_STATUS, USER_TYPE, type UserStatus, type UserType } from '#contract/states.ts';
import { readPageNumber } from './page-number.ts';

/** What the list of accounts shows, as its address says it. */
export interface UserFilter {
  readonly search: string;
  readonly type: UserType | undefined;
  readonly status: UserStatus | undefined;
  /** From 1 on. */
  readonly page: number;
}

const TYPES: readonly UserType[] = Object.values(USER_TYPE);
const STATUSES: readonly UserStatus[] = Object.values(USER_STATUS);

/** Reads the address of the list; what it does not understand is left out. */
export function readUserFilter(parameters: Readonly<Record<string, unknown>>): UserFilter {
  const { search, type, status, page } = parameters;
  return {
    search: typeof search === 'string' ? tidySearch(search) : '',
    type: TYPES.find((code) => String(code) === type),
    status: STATUSES.find((code) => String(code) === status),
    page: readPageNumber(page),
  };
}

/** Search words as the server takes them. */
function tidySearch(text: string): string {
  const words = text.toWellFormed().replaceAll('\0', '').trim();
  return [...words].slice(0, LIMITS.searchTextLength).join('').trimEnd();
}

/** The query of a filter, without what is as usual. */
export function userQuery({ search, type, status, page }: UserFilter): string {
  const query = new URLSearchParams();
  if (search !== '') query.set('search', search);
  if (type !== undefined) query.set('type', String(type));
  if (status !== undefined) query.set('status', String(status));
  if (page > 1) query.set('page', String(page));
  return query.size === 0 ? '' : `?${query}`;
}
