import type { FieldErrors } from '#contract/errors/api-error.ts';
import { readCalendarDate } from '#contract/schema/calendar-date.ts';
import { CURRENCIES, type CurrencyCode, LIMITS } from '#contract/values/limits.ts';
import type { DatedRate } from './exchange-rates.ts';

/** The columns of a rate table. */
export const RATE_COLUMNS = ['from', 'to', 'rate', 'day'] as const;
export type RateColumn = (typeof RATE_COLUMNS)[number];

/** A line of the table: the rate, or the errors by column. */
export type RateLine =
  | { readonly rate: DatedRate; readonly fields: Readonly<Record<string, never>> }
  | { readonly rate: null; readonly fields: FieldErrors };

const RATE_TEXT = /^\d{1,7}(?:[.,]\d{1,15})?$/;

/** Parses a line; spreadsheets may use decimal commas and omit leading zeros in dates. */
export function readRateLine(cells: ReadonlyMap<RateColumn, string>): RateLine {
  const texts = (column: RateColumn) => (cells.get(column) ?? '').trim();
  const from = readCurrency(texts('from'));
  const to = readCurrency(texts('to'));
  const rate = readRate(texts('rate'));
  const day = readDay(texts('day'));
  if (from !== undefined && to !== undefined && rate !== undefined && day !== undefined && from !== to) {
    return { rate: { from, to, rate, day }, fields: {} };
  }
  const fields = {
    ...(from === undefined && { from: refusalOf(texts('from'), 'table.currency') }),
    ...(to === undefined && { to: refusalOf(texts('to'), 'table.currency') }),
    ...(to !== undefined && to === from && { to: 'table.same_currency' }),
    ...(rate === undefined && { rate: refusalOf(texts('rate'), 'table.rate') }),
    ...(day === undefined && { day: refusalOf(texts('day'), 'table.day') }),
  };
  return { rate: null, fields };
}

/** Rejects lines that repeat the pair and day of an earlier line. */
export function rejectRepeatedRates(lines: readonly RateLine[]): readonly RateLine[] {
  const seen = new Set<string>();
  return lines.map((line) => {
    if (line.rate === null) return line;
    const name = `${line.rate.from} ${line.rate.to} ${line.rate.day}`;
    if (seen.has(name)) return { rate: null, fields: { day: 'form.repeated' } };
    seen.add(name);
    return line;
  });
}

function refusalOf(text: string, message: string): string {
  return text === '' ? 'field.required' : message;
}

function readCurrency(text: string): CurrencyCode | undefined {
  return CURRENCIES.find((code) => code === text.toUpperCase());
}

function readRate(text: string): number | undefined {
  if (!RATE_TEXT.test(text)) return undefined;
  const rate = Number(text.replace(',', '.'));
  return rate >= 1 / LIMITS.exchangeRateMax && rate <= LIMITS.exchangeRateMax ? rate : undefined;
}

function readDay(text: string): string | undefined {
  const day = text
    .split(/[-/]/)
    .map((part) => part.padStart(2, '0'))
    .join('-');
  return readCalendarDate(day) === undefined ? undefined : day;
}
