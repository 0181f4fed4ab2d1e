import type { Product } from '#contract/product/entities.ts';
import { CURRENCIES, LIMITS } from '#contract/values/limits.ts';
import { isCurrencyCode } from '../money/currencies.ts';
import type { SentPriceRow } from '../prices/price-list.ts';
import { productRules } from '../rules/product-rules.ts';
import {
  byRule,
  type Check,
  chosen,
  FINE,
  filled,
  isBlank,
  isFields,
  listOf,
  optional,
  record,
  refuse,
  required,
  unless,
} from './checks.ts';
import { contentsCheck, inEachLanguage } from './contents-check.ts';
import { askEachCountryOnce, COUNTRY_COUNT_MAX, countries, country } from './country-checks.ts';
import type { FieldIssue } from './field-issue.ts';
import { icon } from './picture-checks.ts';
import { currency, flag, language, text } from './value-checks.ts';

/** What a developer fills in of a product (R3.24-R3.30). An automatic price may be left out: the server computes it. */
export type ProductForm = Pick<
  Product,
  'productId' | 'name' | 'icon' | 'contentDefault' | 'defaultCurrency' | 'defaultPrice' | 'countries'
> & {
  readonly contents: readonly Omit<Product['contents'][number], 'createdAt' | 'updatedAt'>[];
  readonly prices: readonly (Omit<SentPriceRow, 'price'> & { readonly price?: number })[];
};

/** A price in the currency that stands beside it; a currency that we do not have is an issue of its own. */
function priceIn(value: unknown, inCurrency: unknown): readonly FieldIssue[] {
  // Our own text of the code: the rule looks its digits up by it, and one that came with a request has to be hashed.
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

/** Whether every row has a country of its own, a currency of ours and a price that may stand in it. */
function arePriceRows(value: unknown): boolean {
  if (!Array.isArray(value)) return false;
  const isNewCountry = askEachCountryOnce();
  return value.every(
    (row) =>
      isFields(row) &&
      isNewCountry(row.country) &&
      isCurrencyCode(row.currency) &&
      typeof row.manualPrice === 'boolean' &&
      rowPrice(row.price, row) === FINE,
  );
}

const PRICING = {
  defaultCurrency: chosen(currency),
  defaultPrice: required((value, { defaultCurrency }) => priceIn(value, defaultCurrency)),
  prices: optional(unless(arePriceRows, priceRows)),
  countries,
} as const satisfies Partial<Record<keyof ProductForm, Check>>;

const CHECKS = {
  productId: required(byRule(productRules.product_id_format, {})),
  name: filled(text(LIMITS.productNameLength)),
  contentDefault: optional(language),
  contents: contentsCheck({
    title: inEachLanguage(text(LIMITS.productTitleLength)),
    description: optional(text(LIMITS.productDescriptionLength)),
  }),
  icon,
  ...PRICING,
} as const satisfies Record<keyof ProductForm, Check>;

const check = record(CHECKS);
const checkPricingFields = record(PRICING);

/** Every issue of a product to be made, or of one as it would be after an edit. Whether its ID is free is for the server. */
export function checkProductForm(form: unknown): readonly FieldIssue[] {
  const fields = isFields(form) ? form : {};
  return check(fields, fields);
}

/** Every issue of the fields that prices follow from. */
export function checkPricing(form: unknown): readonly FieldIssue[] {
  const fields = isFields(form) ? form : {};
  return checkPricingFields(fields, fields);
}
