import type { ReplyOf } from '#contract/endpoint.ts';
import { getDailyClose } from '#contract/ledger/operator-endpoints.ts';
import { businessDayOf } from '#domain/money/business-period.ts';
import { DAY_MS } from '#domain/time/durations.ts';
import type { Page } from '#web/app/use-page.ts';
import { type FilterTexts, readDays, writeQuery } from '#web/kit/list/filter/filter-values.ts';

const SHOWN_DAYS = 30;

/** The period of the closes, both days inclusive. */
export type CloseFilter = ReturnType<typeof readCloseFilter>;

/** Parses the page's query; the default is the last thirty days. */
export function readCloseFilter(texts: FilterTexts, nowMs: number) {
  const { begin, end } = readDays(texts);
  if (begin === undefined && end === undefined) {
    return { begin: businessDayOf(nowMs - (SHOWN_DAYS - 1) * DAY_MS), end: businessDayOf(nowMs), isChosen: false };
  }
  return { begin, end, isChosen: true };
}

export function closeQuery({ begin, end }: Partial<Pick<CloseFilter, 'begin' | 'end'>>): string {
  return writeQuery({ begin, end });
}

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
