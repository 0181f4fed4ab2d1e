import { DEPOSIT_ATTENTION } from '#contract/deposit/entities.ts';
import { CURRENCIES } from '#contract/values/limits.ts';
import { PAYMENT_METHODS } from '#contract/values/payment-methods.ts';
import { PAYMENT_STATUS } from '#contract/values/states.ts';
import { defineFilter } from '#web/kit/list/filter/define-filter.ts';
import { choice, days, id, named, search } from '#web/kit/list/filter/filter-kinds.tsx';

export const depositFilter = defineFilter({
  search: search('money.deposits.search'),
  status: choice(Object.values(PAYMENT_STATUS), {
    label: 'words.status',
    text: (status, page) => page.t(`paymentStatus.${status}`),
  }),
  paymentMethod: named(
    'method',
    choice(PAYMENT_METHODS, {
      label: 'words.paymentMethod',
      text: (method, page) => page.t(`paymentMethod.${method}`),
    }),
  ),
  currency: choice(CURRENCIES, { label: 'words.currency' }),
  problem: choice(DEPOSIT_ATTENTION, {
    label: 'money.problem',
    text: (problem, page) => page.t(`money.problem.${problem}`),
  }),
  userId: named('user', id('operator.audit.user')),
  ...days(),
});
