import type { CurrencyCode } from '#contract/values/limits.ts';
import { DEFAULT_CURRENCY } from '#contract/values/limits.ts';
import { DEFAULT_LOCALE, LOCALES, readLocale } from '#contract/values/locales.ts';
import { isCurrencyCode } from '../money/currencies.ts';
import type { PriceRow, SentPriceRow } from '../prices/price-list.ts';
import { type Fields, isFields } from './checks.ts';
import type { ProductForm } from './product-form.ts';

/** A product as it is kept: the form without gaps, texts in the order of languages, a price for each country. */
export type KeptProductForm = Omit<ProductForm, 'prices'> & { readonly prices: readonly PriceRow[] };

/** A product as it was sent, its prices not yet filled in. */
export type SentProductForm = Omit<ProductForm, 'prices'> & { readonly prices: readonly SentPriceRow[] };

/**
 * What fields say that `checkProductForm` has found right. What is absent gets its default; an automatic price that was
 * sent counts for nothing.
 */
export function readProductForm(fields: Fields): SentProductForm {
  return {
    productId: textOf(fields.productId),
    name: textOf(fields.name),
    icon: textOf(fields.icon),
    contentDefault: readLocale(fields.contentDefault) ?? DEFAULT_LOCALE,
    contents: contentsOf(fields.contents),
    defaultCurrency: currencyOf(fields.defaultCurrency),
    defaultPrice: Number(fields.defaultPrice),
    countries: itemsOf(fields.countries).filter((item) => typeof item === 'string'),
    prices: objectsOf(fields.prices).map(({ country, currency, price, manualPrice }) => ({
      country: textOf(country),
      currency: currencyOf(currency),
      price: manualPrice === true ? Number(price) : 0,
      manualPrice: manualPrice === true,
    })),
  };
}

function contentsOf(value: unknown): ProductForm['contents'] {
  const entries = objectsOf(value);
  return LOCALES.flatMap((lang) => {
    const entry = entries.find((candidate) => readLocale(candidate.lang) === lang);
    if (entry === undefined) return [];
    return { lang, title: textOf(entry.title), description: textOf(entry.description) };
  });
}

function currencyOf(value: unknown): CurrencyCode {
  return isCurrencyCode(value) ? value : DEFAULT_CURRENCY;
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function itemsOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function objectsOf(value: unknown): readonly Fields[] {
  return itemsOf(value).filter(isFields);
}
