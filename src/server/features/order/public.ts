export { listOrderRows, lockOrder, type OrderFilter, type OrderSort, sumOrders } from './order-queries.ts';
export { presentOrder } from './present-order.ts';
export { presentOrderSums } from './present-order-sums.ts';
export { addRefundRequest } from './refund-request-queries.ts';
