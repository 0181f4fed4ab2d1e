import { DEPOSIT_ATTENTION } from '#contract/deposit/entities.ts';
import { CURRENCIES } from '#contract/limits.ts';
import { PAYMENT_METHODS } from '#contract/payment-methods.ts';
import { PAYMENT_STATUS } from '#contract/states.ts';
import { type FilterTexts, readChoice, readDays, readSearch, writeQuery } from '#web/kit/list/filter/filter-values.ts';
import { readPageNumber } from '#web/kit/list/page-number.ts';

/** What the list of top-ups shows, as its address says it. */
export type DepositFilter = ReturnType<typeof readDepositFilter>;

/** Reads the address of the list; what it does not understand is left out. */
export function readDepositFilter(texts: FilterTexts) {
  return {
    search: readSearch(texts.search),
    status: readChoice(Object.values(PAYMENT_STATUS), texts.status),
    method: readChoice(PAYMENT_METHODS, texts.method),
    currency: readChoice(CURRENCIES, texts.currency),
    problem: readChoice(DEPOSIT_ATTENTION, texts.problem),
    ...readDays(texts),
    page: readPageNumber(texts.page),
  };
}

/** The query of a filter, without what is as usual. */
export function depositQuery(filter: Partial<DepositFilter>): string {
  return writeQuery(filter);
}
