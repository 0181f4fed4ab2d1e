import { CURRENCIES } from '#contract/values/limits.ts';
import { defineFilter, type ValuesOf } from '#web/kit/list/filter/define-filter.ts';
import { choice } from '#web/kit/list/filter/filter-kinds.tsx';

/** Which of the rates that were ever set are listed. */
export const rateFilter = defineFilter({
  from: choice(CURRENCIES, { label: 'money.rates.from' }),
  to: choice(CURRENCIES, { label: 'money.rates.to' }),
});
export type RateFilter = ValuesOf<typeof rateFilter>;
