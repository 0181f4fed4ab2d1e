import { createOrder, exportOrders, getOrder, listOrders, requestOrderRefund } from '#contract/order/endpoints.ts';
import { declineOrderRefund, listAllOrders, refundOrder } from '#contract/order/operator-endpoints.ts';
import { type BoundHandler, handle } from '../../api/handler-table.ts';
import type { Services } from '../../services.ts';
import { createCreateOrder } from './create-order.ts';
import { createDeclineOrderRefund } from './decline-order-refund.ts';
import { createExportOrders } from './export-orders.ts';
import { createGetOrder } from './get-order.ts';
import { createListAllOrders } from './list-all-orders.ts';
import { createListOrders } from './list-orders.ts';
import { createRefundOrder } from './refund-order.ts';
import { createRequestOrderRefund } from './request-order-refund.ts';

/** Orders, for those who made them and for operators. */
export function orderHandlers(services: Services): BoundHandler[] {
  return [
    handle(createOrder, createCreateOrder(services)),
    handle(getOrder, createGetOrder(services)),
    handle(listOrders, createListOrders(services)),
    handle(exportOrders, createExportOrders(services)),
    handle(requestOrderRefund, createRequestOrderRefund(services)),
    handle(listAllOrders, createListAllOrders(services)),
    handle(refundOrder, createRefundOrder(services)),
    handle(declineOrderRefund, createDeclineOrderRefund(services)),
  ];
}
