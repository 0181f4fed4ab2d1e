import { CURRENCIES } from '#contract/limits.ts';
import { type FilterTexts, readChoice, writeQuery } from '#web/kit/list/filter/filter-values.ts';
import { readPageNumber } from '#web/kit/list/page-number.ts';

/** Which of the rates that were ever set are listed. */
export type RateFilter = ReturnType<typeof readRateFilter>;

/** Reads the address; what it does not understand is left out. */
export function readRateFilter(texts: FilterTexts) {
  return {
    from: readChoice(CURRENCIES, texts.from),
    to: readChoice(CURRENCIES, texts.to),
    page: readPageNumber(texts.page),
  };
}

/** The query of a filter, without what is as usual. */
export function rateQuery(filter: Partial<RateFilter>): string {
  return writeQuery(filter);
}
