import type { DailyClose } from './load-closes.ts';

/** Whether anything happened on a day in a currency; its star coins in circulation are there every day. */
export function hasMoved({ topUpCount, refundAmount, orderCount, orderRefundAmount }: DailyClose): boolean {
  return topUpCount > 0 || orderCount > 0 || refundAmount !== 0 || orderRefundAmount !== 0;
}
