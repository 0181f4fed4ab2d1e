import {
  LOGIN_TYPE,
  type LoginType,
  USER_STATUS,
  USER_TYPE,
  type UserStatus,
  type UserType,
} from '#contract/states.ts';
import { readChoice, readSearch, writeQuery } from '#web/kit/list/filter/filter-values.ts';
import { readPageNumber } from '#web/kit/list/page-number.ts';

/** What the list of accounts shows, as its address says it. */
export interface UserFilter {
  readonly search: string;
  readonly type: UserType | undefined;
  readonly status: UserStatus | undefined;
  readonly loginType: LoginType | undefined;
  /** From 1 on. */
  readonly page: number;
}

const TYPES: readonly UserType[] = Object.values(USER_TYPE);
const STATUSES: readonly UserStatus[] = Object.values(USER_STATUS);
const LOGIN_TYPES: readonly LoginType[] = Object.values(LOGIN_TYPE);

/** Reads the address of the list; what it does not understand is left out. */
export function readUserFilter(parameters: Readonly<Record<string, unknown>>): UserFilter {
  const { search, type, status, loginType, page } = parameters;
  return {
    search: readSearch(search),
    type: readChoice(TYPES, type),
    status: readChoice(STATUSES, status),
    loginType: readChoice(LOGIN_TYPES, loginType),
    page: readPageNumber(page),
  };
}

/** The query of a filter, without what is as usual. */
export function userQuery(filter: UserFilter): string {
  return writeQuery({ ...filter });
}
