import { CURRENCIES } from '#contract/values/limits.ts';
import { PAYMENT_STATUS } from '#contract/values/states.ts';
import { defineFilter, type ValuesOf } from '#web/kit/list/filter/define-filter.ts';
import { choice, days, id, named, text } from '#web/kit/list/filter/filter-kinds.tsx';

const { paid, refunded, refundInProgress } = PAYMENT_STATUS;

/** Filters the list of orders. Star-coin payments are instant, so an order has only three states. */
export const orderFilter = defineFilter({
  orderId: named('order', text('words.orderNumber', readOrderNumber)),
  userId: named('user', id('operator.audit.user')),
  status: choice([paid, refundInProgress, refunded], {
    label: 'words.status',
    text: (status, page) => page.t(`paymentStatus.${status}`),
  }),
  currency: choice(CURRENCIES, { label: 'words.currency' }),
  ...days(),
});
export type OrderFilter = ValuesOf<typeof orderFilter>;

/** Parses a pasted order number; undefined if it is malformed. */
function readOrderNumber(value: unknown): string | undefined {
  const number = typeof value === 'string' ? value.trim().toUpperCase() : '';
  return /^[0-9A-Z]{1,20}$/.test(number) ? number : undefined;
}
