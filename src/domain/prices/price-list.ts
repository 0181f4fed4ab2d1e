import type { FieldErrors } from '#contract/errors/api-error.ts';
import type { ProductPrice } from '#contract/product/entities.ts';
import type { CurrencyCode } from '#contract/values/limits.ts';
import { currencyOfCountry } from '../countries/countries.ts';
import { ExchangeRateError } from './exchange-rates.ts';
import type { PriceConverter } from './price-converter.ts';

/** The price of a product in one country, in major units of the row's currency. */
export type PriceRow = Readonly<Omit<ProductPrice, 'createdAt' | 'updatedAt'>>;

/** A submitted row: the server computes the automatic price. */
export type SentPriceRow = Omit<PriceRow, 'defaultPrice'>;

/** The source of a product's automatic prices. */
export interface PriceSource {
  readonly defaultCurrency: CurrencyCode;
  /** In major units of `defaultCurrency`. */
  readonly defaultPrice: number;
  readonly convert: PriceConverter;
}

export interface PriceList {
  /** One row per country, in the order of `countries`. */
  readonly rows: readonly PriceRow[];
  /** The repeated entries, as `countries.{index}` or `prices.{index}.country`: the fields of an `invalidFormat`. */
  readonly fields: FieldErrors;
}

/**
 * Completes the price list to one row per country (R3.30). A submitted row keeps its currency and manual price; a
 * missing one is created in the country's currency, else EUR. Automatic prices are computed, except those of `kept`,
 * which only repricing changes while their currency stays. Rows of other countries are dropped. The rule `price`
 * checks the resulting rows (a free product in TWD, for example). Throws an ExchangeRateError if a currency has no
 * rate.
 */
export function fillPriceList({
  countries,
  rows,
  stored = [],
  ...source
}: PriceSource & {
  readonly countries: readonly string[];
  readonly rows: readonly SentPriceRow[];
  readonly stored?: readonly PriceRow[];
}): PriceList {
  const before = new Map(stored.map((row) => [row.country, row]));
  const filled = planRows(countries, rows).map((row) => {
    const old = before.get(row.country);
    return old?.currency === row.currency ? withAutomaticPrice(row, old.defaultPrice) : fillRow(row, source);
  });
  return { rows: filled, fields: findNamedTwice(countries, rows) };
}

/** The rows of a product in the order of its countries, before automatic prices are computed. */
export function planRows(countries: readonly string[], rows: readonly SentPriceRow[]): readonly SentPriceRow[] {
  const sent = new Map(rows.map((row) => [row.country, row]));
  return [...new Set(countries)].map((country) => sent.get(country) ?? newRow(country));
}

function newRow(country: string): SentPriceRow {
  return { country, currency: currencyOfCountry(country), price: 0, manualPrice: false };
}

function fillRow(row: SentPriceRow, source: PriceSource): PriceRow {
  return withAutomaticPrice(row, automaticPrice(row.currency, source));
}

function withAutomaticPrice({ country, currency, price, manualPrice }: SentPriceRow, defaultPrice: number): PriceRow {
  return { country, currency, defaultPrice, price: manualPrice ? price : defaultPrice, manualPrice };
}

function automaticPrice(to: CurrencyCode, { defaultCurrency: from, defaultPrice, convert }: PriceSource): number {
  const price = convert(defaultPrice, from, to);
  if (price === undefined) throw new ExchangeRateError(`No rate leads from ${from} to ${to}`);
  return price;
}

function findNamedTwice(countries: readonly string[], rows: readonly SentPriceRow[]): FieldErrors {
  const fields = [
    ...findRepeats(countries).map((index) => `countries.${index}`),
    ...findRepeats(rows.map(({ country }) => country)).map((index) => `prices.${index}.country`),
  ];
  return Object.fromEntries(fields.map((field) => [field, 'form.country_repeated']));
}

/** The indexes of values that occurred before. */
function findRepeats(values: readonly string[]): readonly number[] {
  return values.flatMap((value, index) => (values.indexOf(value) < index ? [index] : []));
}
