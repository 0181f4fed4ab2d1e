import { CURRENCIES } from '#contract/values/limits.ts';
import { isCurrencyCode } from '../../money/currencies.ts';
import type { SentPriceRow } from '../../prices/price-list.ts';
import { productRules } from '../../rules/product-rules.ts';
import {
  type Check,
  chosen,
  FINE,
  isBlank,
  isFields,
  listOf,
  optional,
  record,
  refuse,
  required,
  unless,
} from '../checks/checks.ts';
import { COUNTRY_COUNT_MAX, country, createNewCountryCheck } from '../checks/country-checks.ts';
import { currency, flag } from '../checks/value-checks.ts';
import type { FieldIssue } from '../field-issue.ts';
import { asIs, objectsOf, readCurrency, textOf } from '../field-kinds.ts';

/** Checks a price in the currency beside it; an unknown currency is an issue of its own. */
export function priceIn(value: unknown, inCurrency: unknown): readonly FieldIssue[] {
  // Look digits up by our own string: one from a request would have to be hashed first.
  const known = CURRENCIES.find((code) => code === inCurrency);
  if (known === undefined) return FINE;
  const answer = productRules.price.check(value, { currency: known });
  return answer === true ? FINE : refuse(answer, { values: { currency: known } });
}

const rowPrice: Check = (value, { currency: rowCurrency, manualPrice }) => {
  if (!isBlank(value)) return priceIn(value, rowCurrency);
  return manualPrice === true ? refuse('field.required') : FINE;
};

const priceRow = record({
  country: required(country, refuse('form.price_country')),
  currency: chosen(currency),
  price: rowPrice,
  manualPrice: optional(flag),
});

const priceRows = listOf(priceRow, { max: COUNTRY_COUNT_MAX, repeated: 'form.country_repeated', key: 'country' });

/** Whether every row has a distinct country, a known currency and a valid price in it. */
function arePriceRows(value: unknown): boolean {
  if (!Array.isArray(value)) return false;
  const isNewCountry = createNewCountryCheck();
  return value.every(
    (row) =>
      isFields(row) &&
      isNewCountry(row.country) &&
      isCurrencyCode(row.currency) &&
      typeof row.manualPrice === 'boolean' &&
      rowPrice(row.price, row) === FINE,
  );
}

/** The price in each country. Submitted automatic prices are ignored and recomputed. */
export const prices = {
  normalize: asIs,
  check: optional(unless(arePriceRows, priceRows)),
  read: (value: unknown): readonly SentPriceRow[] =>
    objectsOf(value).map((row) => ({
      country: textOf(row.country),
      currency: readCurrency(row.currency),
      price: row.manualPrice === true ? Number(row.price) : 0,
      manualPrice: row.manualPrice === true,
    })),
} as const;
