import { ERROR } from '#contract/errors/errors.ts';
import type { CurrencyCode } from '#contract/values/limits.ts';
import type { FieldIssue } from '../forms/field-issue.ts';
import { toMinor } from '../money/money.ts';
import { productRules } from '../rules/product-rules.ts';
import type { PriceConverter } from './price-converter.ts';
import { fillPriceList, type PriceRow, planRows, type SentPriceRow } from './price-list.ts';

/** What the prices of a product derive from, in major units. */
export interface PricingForm {
  readonly defaultCurrency: CurrencyCode;
  readonly defaultPrice: number;
  readonly countries: readonly string[];
  readonly prices: readonly SentPriceRow[];
}

export interface Pricing {
  readonly form: PricingForm;
  /** The stored form, if the product exists: its automatic prices stay while the default price does. */
  readonly stored?: (Omit<PricingForm, 'prices'> & { readonly prices: readonly PriceRow[] }) | undefined;
  readonly convert: PriceConverter;
}

export interface PricedProduct {
  /** One per country; empty if there are issues. */
  readonly rows: readonly PriceRow[];
  readonly issues: readonly FieldIssue[];
}

/**
 * The price of each country, or the issues: `currencyNotFound` for a currency without a rate, `invalidFormat` for a
 * price that is not allowed in its currency. An issue names the submitted row, else the default price it derives
 * from.
 */
export function priceProduct({ form, stored, convert }: Pricing): PricedProduct {
  const { defaultCurrency, defaultPrice, countries, prices } = form;
  const standing = stored !== undefined && isSameSource(form, stored) ? stored.prices : [];
  const missing = findMissingRates({ form, standing, convert });
  if (missing.length > 0) return { rows: [], issues: missing };
  const { rows } = fillPriceList({ defaultCurrency, defaultPrice, convert, countries, rows: prices, stored: standing });
  const issues = findWrongPrices(rows, form);
  return { rows: issues.length > 0 ? [] : rows, issues };
}

type Source = Pick<PricingForm, 'defaultCurrency' | 'defaultPrice'>;

function isSameSource(form: Source, stored: Source): boolean {
  return form.defaultCurrency === stored.defaultCurrency && form.defaultPrice === stored.defaultPrice;
}

function findMissingRates({
  form: { defaultCurrency, defaultPrice, countries, prices },
  standing,
  convert,
}: Omit<Pricing, 'stored'> & { readonly standing: readonly PriceRow[] }): readonly FieldIssue[] {
  const isMissing = (currency: CurrencyCode) => convert(defaultPrice, defaultCurrency, currency) === undefined;
  const planned = planRows(countries, prices).filter(({ currency }) => isMissing(currency));
  const missing = planned.filter(
    ({ country, currency }) => !standing.some((row) => row.country === country && row.currency === currency),
  );
  return issuesOf(missing, prices, { sent: 'currency', otherwise: 'defaultCurrency' }, () => {
    return { message: 'form.no_rate', code: ERROR.currencyNotFound };
  });
}

function findWrongPrices(rows: readonly PriceRow[], { defaultPrice, prices }: PricingForm): readonly FieldIssue[] {
  const wrong = rows.filter((row) => !mayStand(row, defaultPrice));
  return issuesOf(wrong, prices, { sent: 'price', otherwise: 'defaultPrice' }, ({ currency }) => {
    return { message: 'rule.price', values: { currency }, code: ERROR.invalidFormat };
  });
}

/** A manual price was checked on submission; the automatic one beside it only has to be a valid amount. */
function mayStand({ currency, defaultPrice: price, manualPrice }: PriceRow, source: number): boolean {
  if (manualPrice) return toMinor(price, currency) !== undefined;
  return mayFollow({ price, currency, source });
}

/**
 * Whether an automatic price is allowed: the rule accepts it, and rounding has not made a paid product free. `source`
 * is the default price; amounts are in major units of their own currency.
 */
export function mayFollow({
  price,
  currency,
  source,
}: {
  readonly price: number;
  readonly currency: CurrencyCode;
  readonly source: number;
}): boolean {
  return productRules.price.check(price, { currency }) === true && (price > 0 || source === 0);
}

/** Attaches each issue to its submitted row; issues of rows that derive from the same field are reported once. */
function issuesOf<Row extends { readonly country: string }>(
  rows: readonly Row[],
  sent: readonly SentPriceRow[],
  names: { readonly sent: string; readonly otherwise: string },
  describe: (row: Row) => Omit<FieldIssue, 'field'>,
): readonly FieldIssue[] {
  const issues = rows.map((row) => {
    const index = sent.findIndex(({ country }) => country === row.country);
    return { field: index === -1 ? names.otherwise : `prices.${index}.${names.sent}`, ...describe(row) };
  });
  return issues.filter(({ field }, index) => issues.findIndex((issue) => issue.field === field) === index);
}
