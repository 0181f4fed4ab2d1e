import { listFollowed } from '#contract/developer-page/endpoints.ts';
import type { FollowedDeveloper } from '#contract/developer-page/entities.ts';
import { listLibrary } from '#contract/library/endpoints.ts';
import type { LibraryTotals } from '#contract/library/entities.ts';
import { loadPage, readPageNumber } from '#web/kit/list/page-number.ts';
import type { Page } from '../../app/use-page.ts';
import { loadOpen } from './load-library.ts';

export interface FollowingListData {
  readonly view: 'list';
  readonly developers: readonly FollowedDeveloper[];
  readonly count: number;
  /** Page number, from 1. */
  readonly number: number;
  readonly totals: LibraryTotals;
}

/** The developers whom a player follows, or the reason why there is no list. */
export function loadFollowing(page: Page, { page: number }: Readonly<Record<string, unknown>>) {
  return loadOpen(page, async (): Promise<FollowingListData> => {
    const [{ totals }, loaded] = await Promise.all([
      page.call(listLibrary, { list: 'favourites', lang: page.state.locale, limit: 1 }),
      loadPage(readPageNumber(number), (span) => page.call(listFollowed, span)),
    ]);
    return { view: 'list', developers: loaded.list, count: loaded.count, number: loaded.number, totals };
  });
}
