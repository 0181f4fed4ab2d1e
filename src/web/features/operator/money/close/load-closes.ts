import type { ReplyOf } from '#contract/endpoint.ts';
import { getDailyClose } from '#contract/ledger/operator-endpoints.ts';
import type { Page } from '#web/app/use-page.ts';
import type { CloseFilter } from './close-filter.ts';

/** The close of a day in one currency. */
export type DailyClose = ReplyOf<typeof getDailyClose>['list'][number];

export interface ClosePageData {
  readonly filter: CloseFilter;
  /** Newest first. */
  readonly closes: readonly DailyClose[];
  /** When they were read, an ISO time: the current day has gone further since. */
  readonly at: string;
}

export async function loadCloses(page: Page, filter: CloseFilter, nowMs: number): Promise<ClosePageData> {
  const { list } = await page.call(getDailyClose, { beginAt: filter.begin, endAt: filter.end });
  return { filter, closes: list, at: new Date(nowMs).toISOString() };
}
