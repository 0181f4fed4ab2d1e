import type { ReplyOf } from '#contract/endpoint.ts';
import {
  type importExchangeRates,
  listExchangeRates,
  listRateHistory,
} from '#contract/exchange-rate/operator-endpoints.ts';
import { businessDayOf } from '#domain/business-period.ts';
import { loadPage } from '#web/kit/list/page-number.ts';
import type { Page } from '../../../../app/use-page.ts';
import type { RateFilter } from './rate-filter.ts';

export type Rates = ReplyOf<typeof listExchangeRates>;
export type ImportReport = ReplyOf<typeof importExchangeRates>;
export type SetRate = ReplyOf<typeof listRateHistory>['list'][number];

export interface RatesPageData extends Rates {
  /** Taiwan's, by which rates begin to count. */
  readonly today: string;
  readonly filter: RateFilter;
  /** What was set for any day, the latest day first. */
  readonly history: { readonly count: number; readonly list: readonly SetRate[] };
}

export async function loadRates(
  page: Page,
  { page: number, ...pair }: RateFilter,
  nowMs: number,
): Promise<RatesPageData> {
  const [rates, history] = await Promise.all([
    page.call(listExchangeRates, {}),
    loadPage(number, (span) => page.call(listRateHistory, { ...pair, ...span })),
  ]);
  return { ...rates, today: businessDayOf(nowMs), filter: { ...pair, page: history.number }, history };
}
