import type { FeatureHandlers } from '../../api/handler.ts';
import { createOrder } from './create-order.ts';
import { declineOrderRefund } from './decline-order-refund.ts';
import { exportOrders } from './export-orders.ts';
import { getOrder } from './get-order.ts';
import { listAllOrders } from './list-all-orders.ts';
import { listOrders } from './list-orders.ts';
import { refundOrder } from './refund-order.ts';
import { requestOrderRefund } from './request-order-refund.ts';

/** Orders, for buyers and operators. */
export const orderHandlers = {
  createOrder,
  getOrder,
  listOrders,
  exportOrders,
  requestOrderRefund,
  listAllOrders,
  refundOrder,
  declineOrderRefund,
} satisfies FeatureHandlers;
