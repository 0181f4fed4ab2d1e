import type { OperatorOrder, OrderTotal } from '#contract/order/entities.ts';
import { listAllOrders } from '#contract/order/operator-endpoints.ts';
import { PAYMENT_STATUS } from '#contract/states.ts';
import { loadPage } from '#web/kit/list/page-number.ts';
import type { Page } from '../../../../app/use-page.ts';
import type { OrderFilter } from './order-filter.ts';

/** A page of the list of orders, with the filter that it answers. */
export interface OrdersPageData {
  readonly filter: OrderFilter;
  /** How many orders the filter finds. */
  readonly count: number;
  readonly orders: readonly OperatorOrder[];
  readonly totals: readonly OrderTotal[];
  /** How many orders of all wait for a decision. */
  readonly waiting: number;
}

export async function loadOrders(page: Page, filter: OrderFilter): Promise<OrdersPageData> {
  const { locale: lang } = page.state;
  const { order: orderId, user: userId, status, currency, begin: beginAt, end: endAt } = filter;
  const asked = { lang, orderId, userId, status, currency, beginAt, endAt };
  const [{ count, list, totals, number }, { count: waiting }] = await Promise.all([
    loadPage(filter.page, (span) => page.call(listAllOrders, { ...asked, ...span })),
    page.call(listAllOrders, { lang, status: PAYMENT_STATUS.refundInProgress, limit: 1 }),
  ]);
  return { filter: { ...filter, page: number }, count, orders: list, totals, waiting };
}
