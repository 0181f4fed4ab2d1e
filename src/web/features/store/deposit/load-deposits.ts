import { getDeposit, listDepositOptions, listDeposits } from '#contract/deposit/endpoints.ts';
import type { Deposit, DepositOption, DepositTotal, PayableDeposit } from '#contract/deposit/entities.ts';
import { businessDayOf } from '#domain/money/business-period.ts';
import type { Page } from '#web/app/use-page.ts';
import type { FilterTexts } from '#web/kit/list/filter/filter-values.ts';
import { loadPage } from '#web/kit/list/page-number.ts';
import {
  type ClosedRecords,
  callOfFilter,
  DEPOSITS,
  findRecord,
  openRecords,
  type RecordAddress,
  type RecordFilter,
} from '../record-filter.tsx';
import { readTopUpPrefill, type TopUpPrefill } from './top-up-prefill.ts';

export interface DepositListData {
  readonly view: 'list';
  readonly filter: RecordFilter;
  readonly count: number;
  readonly deposits: readonly Deposit[];
  readonly totals: readonly DepositTotal[];
  readonly options: readonly DepositOption[];
  readonly wish: TopUpPrefill | null;
}

export interface DepositReceiptData {
  readonly view: 'receipt';
  readonly filter: RecordFilter;
  /** Null: the account has no such top-up. */
  readonly deposit: PayableDeposit | null;
}

export type DepositPageData = ClosedRecords | DepositListData | DepositReceiptData;

/** The data of the top-up page for an address. */
export function loadDepositPage(page: Page, values: FilterTexts): Promise<DepositPageData> {
  return openRecords<DepositPageData>(page, { values, kind: DEPOSITS }, ({ filter, orderId }) =>
    orderId === null ? loadList(page, filter, readTopUpPrefill(values.topUp)) : loadReceipt(page, { filter, orderId }),
  );
}

async function loadReceipt(page: Page, { filter, orderId }: RecordAddress): Promise<DepositReceiptData> {
  const deposit = await findRecord(() => page.call(getDeposit, { orderId: orderId ?? '' }));
  return { view: 'receipt', filter, deposit };
}

async function loadList(page: Page, filter: RecordFilter, wish: TopUpPrefill | null): Promise<DepositListData> {
  const asked = callOfFilter(filter, businessDayOf(Date.now()));
  const [records, options] = await Promise.all([
    loadPage(filter.page, (span) => page.call(listDeposits, { ...asked, ...span })),
    page.call(listDepositOptions, {}),
  ]);
  return {
    view: 'list',
    filter: { ...filter, page: records.number },
    count: records.count,
    deposits: records.list,
    totals: records.totals,
    options: options.list,
    wish,
  };
}
