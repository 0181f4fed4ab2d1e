import Big from 'big.js';
import type { ReplyOf } from '#contract/endpoint.ts';
import {
  type importExchangeRates,
  listExchangeRates,
  listRateHistory,
} from '#contract/exchange-rate/operator-endpoints.ts';
import { CURRENCIES, type CurrencyCode, LIMITS } from '#contract/values/limits.ts';
import { businessDayOf } from '#domain/money/business-period.ts';
import type { Page } from '#web/app/use-page.ts';
import { defineFilter, type ValuesOf } from '#web/kit/list/filter/define-filter.ts';
import { choice } from '#web/kit/list/filter/filter-kinds.tsx';
import { type Loaded, loadList } from '#web/kit/list/load-list.ts';
import { numberFormat } from '#web/ui/text/intl-formats.ts';

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

/** Today's value of one unit of a currency in another. */
export interface RateCell {
  readonly from: CurrencyCode;
  readonly to: CurrencyCode;
  /** Undefined if no chain of rates connects the two. */
  readonly rate: number | undefined;
  /** The day it took effect; for a derived rate, the oldest of its sources; null if there is no rate. */
  readonly day: string | null;
  /** When an operator set this rate; null for a derived one. */
  readonly setAt: string | null;
}

/** Digits shown; the ledger uses full precision. */
const SHOWN_DIGITS = 8;

export function findCell({ list, tables }: Rates, from: CurrencyCode, to: CurrencyCode): RateCell {
  const set = list.find((rate) => rate.from === from && rate.to === to);
  const table = tables.find((one) => one.from === from);
  const found = set ?? table?.list.find(({ currency }) => currency === to);
  return { from, to, rate: found?.rate, day: found?.day ?? null, setAt: set?.updatedAt ?? null };
}

/** Whether a rate of the history is yet to come, in effect or past. */
type RateState = 'coming' | 'counts' | 'past';

export function stateOfRate(
  { list, today }: Pick<Rates, 'list'> & { readonly today: string },
  rate: SetRate,
): RateState {
  if (rate.day > today) return 'coming';
  const isCounting = list.some(({ from, to, day }) => from === rate.from && to === rate.to && day === rate.day);
  return isCounting ? 'counts' : 'past';
}

/** Parses a rate with a decimal point or comma; undefined if it is invalid. */
export function readRate(text: string): number | undefined {
  const digits = text.trim().replace(',', '.');
  if (!/^\d{1,7}(?:\.\d{1,15})?$/.test(digits)) return undefined;
  const rate = Number(digits);
  return rate >= 1 / LIMITS.exchangeRateMax && rate <= LIMITS.exchangeRateMax ? rate : undefined;
}

/** The inverse rate, rounded for display. */
export function invertRate(rate: number): number {
  return new Big(1).div(new Big(rate)).prec(SHOWN_DIGITS).toNumber();
}

/** Formats a rate for a locale, with at most eight significant digits. */
export function formatRate(rate: number, locale: string): string {
  return numberFormat(locale, { maximumSignificantDigits: SHOWN_DIGITS }).format(rate);
}

type LoadHistory = (span: {
  readonly limit: number;
  readonly offset: number;
}) => Promise<Pick<RatesPageData['history'], 'count' | 'list'>>;

/** Serializes all pages of a history as an importable table. Codes, numbers and days need no quoting. */
export async function writeHistory(load: LoadHistory): Promise<string> {
  const lines = ['from,to,rate,day'];
  for (let left = 1; left > 0; ) {
    const { count, list } = await load({ limit: LIMITS.pageSizeMax, offset: lines.length - 1 });
    lines.push(...list.map(({ from, to, rate, day }) => `${from},${to},${rate},${day}`));
    left = list.length === 0 ? 0 : count - (lines.length - 1);
  }
  return `${lines.join('\r\n')}\r\n`;
}
