import Big from 'big.js';
import { type CurrencyCode, LIMITS } from '#contract/values/limits.ts';
import { numberFormat } from '#web/ui/text/intl-formats.ts';
import type { Rates, SetRate } from './load-rates.ts';

/** What a unit of one currency is worth in another today. */
export interface RateCell {
  readonly from: CurrencyCode;
  readonly to: CurrencyCode;
  /** Undefined where nothing that was set leads there. */
  readonly rate: number | undefined;
  /** From when on it counts, of a computed one the oldest that it follows from; null where there is no rate. */
  readonly day: string | null;
  /** When an operator set this very rate; null: it is computed. */
  readonly setAt: string | null;
}

/** Digits that a rate is shown with; the books use all of them. */
const SHOWN_DIGITS = 8;

export function findCell({ list, tables }: Rates, from: CurrencyCode, to: CurrencyCode): RateCell {
  const set = list.find((rate) => rate.from === from && rate.to === to);
  const table = tables.find((one) => one.from === from);
  const found = set ?? table?.list.find(({ currency }) => currency === to);
  return { from, to, rate: found?.rate, day: found?.day ?? null, setAt: set?.updatedAt ?? null };
}

/** Where a rate of the history stands today. */
export type RateState = 'coming' | 'counts' | 'past';

export function stateOfRate(
  { list, today }: Pick<Rates, 'list'> & { readonly today: string },
  rate: SetRate,
): RateState {
  if (rate.day > today) return 'coming';
  const isCounting = list.some(({ from, to, day }) => from === rate.from && to === rate.to && day === rate.day);
  return isCounting ? 'counts' : 'past';
}

/** A rate that was typed, with a point or a comma; undefined for what is none. */
export function readRate(text: string): number | undefined {
  const digits = text.trim().replace(',', '.');
  if (!/^\d{1,7}(?:\.\d{1,15})?$/.test(digits)) return undefined;
  const rate = Number(digits);
  return rate >= 1 / LIMITS.exchangeRateMax && rate <= LIMITS.exchangeRateMax ? rate : undefined;
}

/** The same the other way round, rounded for reading. */
export function invertRate(rate: number): number {
  return new Big(1).div(new Big(rate)).prec(SHOWN_DIGITS).toNumber();
}

/** A rate as it is read in a language: at most eight digits that matter. */
export function formatRate(rate: number, locale: string): string {
  return numberFormat(locale, { maximumSignificantDigits: SHOWN_DIGITS }).format(rate);
}
