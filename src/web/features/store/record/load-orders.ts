import { getOrder, listOrders } from '#contract/order/endpoints.ts';
import type { Order, OrderTotal } from '#contract/order/entities.ts';
import type { LocaleCode } from '#contract/values/locales.ts';
import { businessDayOf } from '#domain/money/business-period.ts';
import type { Page } from '#web/app/use-page.ts';
import type { FilterTexts } from '#web/kit/list/filter/filter-values.ts';
import { loadPage } from '#web/kit/list/page-number.ts';
import {
  type ClosedRecords,
  callOfFilter,
  findRecord,
  ORDERS,
  openRecords,
  type RecordFilter,
} from '../record-filter.tsx';

export interface OrderListData {
  readonly view: 'list';
  readonly filter: RecordFilter;
  readonly count: number;
  readonly orders: readonly Order[];
  readonly totals: readonly OrderTotal[];
}

export interface OrderReceiptData {
  readonly view: 'receipt';
  readonly filter: RecordFilter;
  /** Null: the account has no such exchange. */
  readonly order: Order | null;
}

export type RecordPageData = ClosedRecords | OrderListData | OrderReceiptData;

/** The data of the exchanges page for an address. */
export function loadRecordPage(page: Page, values: FilterTexts): Promise<RecordPageData> {
  return openRecords<RecordPageData>(page, { values, kind: ORDERS }, async ({ filter, orderId }) => {
    if (orderId === null) return loadList(page, filter);
    const order = await findRecord(() => page.call(getOrder, { orderId, lang: page.state.locale }));
    return { view: 'receipt', filter, order };
  });
}

async function loadList(page: Page, filter: RecordFilter): Promise<OrderListData> {
  const asked = callOfOrders(filter, page.state.locale);
  const { count, list, totals, number } = await loadPage(filter.page, (span) =>
    page.call(listOrders, { ...asked, ...span }),
  );
  return { view: 'list', filter: { ...filter, page: number }, count, orders: list, totals };
}

/** The parameters of the calls for exchanges, including the export. */
export function callOfOrders(filter: RecordFilter, lang: LocaleCode) {
  return { ...callOfFilter(filter, businessDayOf(Date.now())), lang };
}
