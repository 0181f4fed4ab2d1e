import { CURRENCIES } from '#contract/values/limits.ts';
import { PAYMENT_STATUS } from '#contract/values/states.ts';
import { defineFilter, type ValuesOf } from '#web/kit/list/filter/define-filter.ts';
import { choice, days, id, named, text } from '#web/kit/list/filter/filter-kinds.tsx';

const { paid, refunded, refundInProgress } = PAYMENT_STATUS;

/** What the list of orders is narrowed to. Star coins are there or not: an order knows three states only. */
export const orderFilter = defineFilter({
  orderId: named('order', text('money.order', readOrderNumber)),
  userId: named('user', id('operator.audit.user')),
  status: choice([paid, refundInProgress, refunded], {
    label: 'words.status',
    text: (status, page) => page.t(`paymentStatus.${status}`),
  }),
  currency: choice(CURRENCIES, { label: 'words.currency' }),
  ...days(),
});
export type OrderFilter = ValuesOf<typeof orderFilter>;

/** The number of an order as it may be pasted; what cannot be one is none. */
function readOrderNumber(value: unknown): string | undefined {
  const number = typeof value === 'string' ? value.trim().toUpperCase() : '';
  return /^[0-9A-Z]{1,20}$/.test(number) ? number : undefined;
}
