import type { ReplyOf } from '#contract/endpoint.ts';
import { listExchangeRates } from '#contract/exchange-rate/operator-endpoints.ts';
import type { Page } from '../../../../app/use-page.ts';

export type RatesPageData = ReplyOf<typeof listExchangeRates>;

export function loadRates(page: Page): Promise<RatesPageData> {
  return page.call(listExchangeRates, {});
}
