import { CURRENCIES } from '#contract/values/limits.ts';
import { defineFilter, type ValuesOf } from '#web/kit/list/filter/define-filter.ts';
import { choice } from '#web/kit/list/filter/filter-kinds.tsx';

/** Filters the history of rates. */
export const rateFilter = defineFilter({
  from: choice(CURRENCIES, { label: 'money.rates.from' }),
  to: choice(CURRENCIES, { label: 'money.rates.to' }),
});
export type RateFilter = ValuesOf<typeof rateFilter>;
