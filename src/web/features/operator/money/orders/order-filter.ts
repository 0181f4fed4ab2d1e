import { CURRENCIES } from '#contract/limits.ts';
import { PAYMENT_STATUS } from '#contract/states.ts';
import { type FilterTexts, readChoice, readDays, readId, writeQuery } from '#web/kit/list/filter/filter-values.ts';
import { readPageNumber } from '#web/kit/list/page-number.ts';

/** What the list of orders shows, as its address says it. */
export type OrderFilter = ReturnType<typeof readOrderFilter>;

/** Reads the address of the list; what it does not understand is left out. */
export function readOrderFilter(texts: FilterTexts) {
  return {
    order: readOrderNumber(texts.order),
    user: readId(texts.user),
    status: readChoice(Object.values(PAYMENT_STATUS), texts.status),
    currency: readChoice(CURRENCIES, texts.currency),
    ...readDays(texts),
    page: readPageNumber(texts.page),
  };
}

/** The query of a filter, without what is as usual. */
export function orderQuery(filter: Partial<OrderFilter>): string {
  return writeQuery(filter);
}

/** The number of an order as it may be pasted; what cannot be one is none. */
function readOrderNumber(text: unknown): string | undefined {
  const number = typeof text === 'string' ? text.trim().toUpperCase() : '';
  return /^[0-9A-Z]{1,20}$/.test(number) ? number : undefined;
}
