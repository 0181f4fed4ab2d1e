import { businessDayOf } from '#domain/money/business-period.ts';
import { type FilterTexts, readDays, writeQuery } from '#web/kit/list/filter/filter-values.ts';

const SHOWN_DAYS = 30;
const DAY_MS = 24 * 60 * 60 * 1000;

/** The days whose closes are shown, both included. */
export type CloseFilter = ReturnType<typeof readCloseFilter>;

/** Reads the address; where it names no day, the last thirty. */
export function readCloseFilter(texts: FilterTexts, nowMs: number) {
  const { begin, end } = readDays(texts);
  if (begin === undefined && end === undefined) {
    return { begin: businessDayOf(nowMs - (SHOWN_DAYS - 1) * DAY_MS), end: businessDayOf(nowMs), isChosen: false };
  }
  return { begin, end, isChosen: true };
}

/** The query of a filter. */
export function closeQuery({ begin, end }: Partial<Pick<CloseFilter, 'begin' | 'end'>>): string {
  return writeQuery({ begin, end });
}
