import type { ExchangeRates } from '#contract/exchange-rate/entities.ts';
import { CURRENCIES, type CurrencyCode } from '#contract/values/limits.ts';
import { findDatedRate } from '#domain/prices/exchange-rates.ts';
import type { Row } from '../../db/schema.ts';
import { toDatedRate } from './rate-queries.ts';

type RateRow = Row<'exchange_rates'>;

/** Derives a currency's rates from those of a day; currencies that cannot be derived are omitted. */
export function presentRates(
  rows: readonly RateRow[],
  from: CurrencyCode,
  to: readonly CurrencyCode[] = CURRENCIES,
): ExchangeRates {
  const rates = rows.map(toDatedRate);
  const latest = rows.reduce<Date | null>(
    (last, { updated_at }) => (last === null || updated_at > last ? updated_at : last),
    null,
  );
  const list = to.flatMap((currency) => {
    const found = findDatedRate(rates, from, currency);
    return found === undefined ? [] : [{ currency, rate: found.rate, day: found.day }];
  });
  return { from, updatedAt: latest?.toISOString() ?? null, list };
}

/** Formats a rate as it was set. */
export function presentRate(row: RateRow) {
  return { ...toDatedRate(row), updatedAt: row.updated_at.toISOString() };
}
