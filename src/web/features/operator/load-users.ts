import type { UserProfile } from '#contract/account/entities.ts';
import { listUsers } from '#contract/admin/endpoints.ts';
import { loadPage } from '#web/kit/list/page-number.ts';
import type { Page } from '../../app/use-page.ts';
import type { UserFilter } from './user-filter.ts';

/** A page of the list of accounts, with the filter that it answers. */
export interface UserPage {
  readonly filter: UserFilter;
  /** How many accounts the filter finds. */
  readonly count: number;
  readonly users: readonly UserProfile[];
}

export async function loadUsers(page: Page, filter: UserFilter): Promise<UserPage> {
  const { search, type, status, loginType } = filter;
  const { count, list, number } = await loadPage(filter.page, (span) =>
    page.call(listUsers, { search, type, status, loginType, ...span }),
  );
  return { filter: { ...filter, page: number }, count, users: list };
}
