import { listUsers } from '#contract/admin/endpoints.ts';
import type { ListedUser } from '#contract/admin/entities.ts';
import {
  ACCOUNT_KINDS,
  type LedgerAccountState,
  type LedgerEntryState,
  type LedgerReport,
} from '#contract/ledger/entities.ts';
import { getLedgerReport, listLedgerAccounts, listLedgerEntries } from '#contract/ledger/operator-endpoints.ts';
import { CURRENCIES } from '#contract/values/limits.ts';
import type { Page } from '#web/app/use-page.ts';
import { defineFilter, type ValuesOf } from '#web/kit/list/filter/define-filter.ts';
import { days, kept } from '#web/kit/list/filter/filter-kinds.tsx';
import { readChoice, readId, readSearch } from '#web/kit/list/filter/filter-values.ts';
import { loadList } from '#web/kit/list/load-list.ts';

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

/** How many matching accounts a search lists. */
const FOUND_AT_MOST = 6;

export interface LedgerPageData {
  readonly filter: LedgerFilter;
  /** The latest reconciliation; null before the first. */
  readonly report: LedgerReport | null;
  /** Users that match the search; undefined without a search. */
  readonly found: { readonly count: number; readonly users: readonly ListedUser[] } | undefined;
  readonly accounts: readonly LedgerAccountState[];
  /** Entries of the selected account; undefined if none is selected. */
  readonly entries: { readonly count: number; readonly list: readonly LedgerEntryState[] } | undefined;
}

export async function loadLedger(page: Page, filter: LedgerFilter): Promise<LedgerPageData> {
  const [{ report }, found, { list: accounts }, entries] = await Promise.all([
    page.call(getLedgerReport, {}),
    findUsers(page, filter),
    page.call(listLedgerAccounts, { userId: filter.userId }),
    loadEntries(page, filter),
  ]);
  return { filter: entries?.filter ?? { ...filter, page: 1 }, report, found, accounts, entries };
}

async function findUsers(page: Page, { find }: LedgerFilter): Promise<LedgerPageData['found']> {
  if (find === '') return undefined;
  const { count, list } = await page.call(listUsers, { search: find, limit: FOUND_AT_MOST });
  return { count, users: list };
}

async function loadEntries(page: Page, filter: LedgerFilter) {
  const { userId, kind, currency, beginAt, endAt } = filter;
  if (kind === undefined || currency === undefined) return undefined;
  return loadList(page, listLedgerEntries, filter, { userId, kind, currency, beginAt, endAt });
}
