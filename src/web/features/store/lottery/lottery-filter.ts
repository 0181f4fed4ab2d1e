import { type FilterTexts, writeQuery } from '#web/kit/list/filter/filter-values.ts';
import { orderedDays } from '../ordered-days.ts';

/** Draw dates to filter by (YYYY-MM-DD), inclusive; undefined: open. */
export interface LotteryFilter {
  readonly beginAt?: string | undefined;
  readonly endAt?: string | undefined;
}

/** Parses the address of the list; invalid values are ignored, and reversed dates are swapped. */
export function readLotteryFilter(texts: FilterTexts): LotteryFilter {
  const [beginAt, endAt] = orderedDays(texts.beginAt, texts.endAt);
  return { beginAt, endAt };
}

/** The query of a filter, without open ends. */
export function lotteryQuery({ beginAt, endAt }: LotteryFilter): string {
  return writeQuery({ beginAt, endAt });
}
