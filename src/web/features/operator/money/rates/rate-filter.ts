import { CURRENCIES } from '#contract/limits.ts';
import { readPageNumber } from '../../../../ui/page-number.ts';
import { type FilterTexts, readChoice, writeQuery } from '../../filter-values.ts';

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
