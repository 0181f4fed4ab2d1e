import Big from 'big.js';
import { type CurrencyCode, LIMITS } from '#contract/values/limits.ts';
import { numberFormat } from '#web/ui/text/intl-formats.ts';
import type { Rates, SetRate } from './load-rates.ts';

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
export type RateState = 'coming' | 'counts' | 'past';

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
