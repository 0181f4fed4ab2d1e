import { ACCOUNT_KINDS } from '#contract/ledger/entities.ts';
import { CURRENCIES } from '#contract/limits.ts';
import {
  type FilterTexts,
  readChoice,
  readDays,
  readId,
  readSearch,
  writeQuery,
} from '#web/kit/list/filter/filter-values.ts';
import { readPageNumber } from '#web/kit/list/page-number.ts';

/** Whose books are open, and at which account, as the address says it. */
export type LedgerFilter = ReturnType<typeof readLedgerFilter>;

/** Reads the address; what it does not understand is left out. Without a user the books are those of the house. */
export function readLedgerFilter(texts: FilterTexts) {
  return {
    find: readSearch(texts.find),
    userId: readId(texts.userId),
    kind: readChoice(ACCOUNT_KINDS, texts.kind),
    currency: readChoice(CURRENCIES, texts.currency),
    ...readDays(texts),
    page: readPageNumber(texts.page),
  };
}

/** The query of a filter, without what is as usual. */
export function ledgerQuery(filter: Partial<LedgerFilter>): string {
  return writeQuery(filter);
}
