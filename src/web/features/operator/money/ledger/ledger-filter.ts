import { ACCOUNT_KINDS } from '#contract/ledger/entities.ts';
import { CURRENCIES } from '#contract/values/limits.ts';
import { defineFilter, type ValuesOf } from '#web/kit/list/filter/define-filter.ts';
import { days, kept } from '#web/kit/list/filter/filter-kinds.tsx';
import { readChoice, readId, readSearch } from '#web/kit/list/filter/filter-values.ts';

/** The selected owner and account; without a user, the accounts of the house. */
export const ledgerFilter = defineFilter({
  /** The search for a user, which has its own form. */
  find: kept(readSearch),
  userId: kept(readId),
  kind: kept((text) => readChoice(ACCOUNT_KINDS, text)),
  currency: kept((text) => readChoice(CURRENCIES, text)),
  ...days(),
});
export type LedgerFilter = ValuesOf<typeof ledgerFilter>;
