import type { ReplyOf } from '#contract/endpoint.ts';
import {
  type importExchangeRates,
  listExchangeRates,
  listRateHistory,
} from '#contract/exchange-rate/operator-endpoints.ts';
import { CURRENCIES } from '#contract/values/limits.ts';
import { businessDayOf } from '#domain/money/business-period.ts';
import type { Page } from '#web/app/use-page.ts';
import { defineFilter, type ValuesOf } from '#web/kit/list/filter/define-filter.ts';
import { choice } from '#web/kit/list/filter/filter-kinds.tsx';
import { type Loaded, loadList } from '#web/kit/list/load-list.ts';

export type Rates = ReplyOf<typeof listExchangeRates>;
export type ImportReport = ReplyOf<typeof importExchangeRates>;
export type SetRate = ReplyOf<typeof listRateHistory>['list'][number];

export interface RatesPageData extends Rates {
  /** Today in Taiwan, whose days rates take effect on. */
  readonly today: string;
  /** Rates by effective day, latest first. */
  readonly history: Loaded<typeof listRateHistory, RateFilter>;
}

export async function loadRates(page: Page, filter: RateFilter, nowMs: number): Promise<RatesPageData> {
  const { from, to } = filter;
  const [rates, history] = await Promise.all([
    page.call(listExchangeRates, {}),
    loadList(page, listRateHistory, filter, { from, to }),
  ]);
  return { ...rates, today: businessDayOf(nowMs), history };
}

/** Filters the history of rates. */
export const rateFilter = defineFilter({
  from: choice(CURRENCIES, { label: 'money.rates.from' }),
  to: choice(CURRENCIES, { label: 'money.rates.to' }),
});
export type RateFilter = ValuesOf<typeof rateFilter>;
