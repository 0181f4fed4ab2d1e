import type { Product } from '#contract/product/entities.ts';
import type { productFields } from '#contract/product/product-fields.ts';
import { LIMITS } from '#contract/values/limits.ts';
import { LOCALES, readLocale } from '#contract/values/locales.ts';
import type { PriceRow, SentPriceRow } from '../../prices/price-list.ts';
import { productRules } from '../../rules/product-rules.ts';
import { contentsCheck, inEachLanguage } from '../application/contents-check.ts';
import { byRule, type Check, chosen, filled, isFields, optional, required } from '../checks/checks.ts';
import { countries } from '../checks/country-checks.ts';
import { eachOf, normalizeLanguage, normalizeLine, normalizeLines } from '../checks/normalize-values.ts';
import { icon } from '../checks/picture-checks.ts';
import { currency, text } from '../checks/value-checks.ts';
import { asIs, defaultLanguage, line, objectsOf, readCurrency, textOf, texts } from '../field-kinds.ts';
import type { FormField } from '../form-table.ts';
import { priceIn, prices } from './product-prices-field.ts';

type FieldName = Exclude<keyof typeof productFields, 'defaultProduct'>;
type Contents = readonly Omit<Product['contents'][number], 'createdAt' | 'updatedAt'>[];
type PlainFields = Pick<Product, Exclude<FieldName, 'contents' | 'prices'>> & { readonly contents: Contents };

/** What a developer enters for a product (R3.24-R3.30). Automatic prices may be omitted: the server computes them. */
export type ProductForm = PlainFields & {
  readonly prices: readonly (Omit<SentPriceRow, 'price'> & { readonly price?: number })[];
};

/** A submitted product, before its automatic prices are computed. */
export type SentProductForm = PlainFields & { readonly prices: readonly SentPriceRow[] };

/** A stored product: the form without gaps, texts in language order, a price for each country. */
export type StoredProductForm = PlainFields & { readonly prices: readonly PriceRow[] };

interface ProductField<Value> extends FormField<Value> {
  /** Its column in `products`; null for a list, which has its own table. */
  readonly column: string | null;
  /** Whether the price of every country depends on it. */
  readonly isPricing: boolean;
}
type ProductFields = { readonly [Name in keyof SentProductForm]: ProductField<SentProductForm[Name]> };

const TEXT_CHECKS = {
  title: inEachLanguage(text(LIMITS.productTitleLength)),
  description: optional(text(LIMITS.productDescriptionLength)),
} as const satisfies Record<Exclude<keyof Contents[number], 'lang'>, Check>;

function normalizeContent(entry: unknown): unknown {
  if (!isFields(entry)) return entry;
  const { lang, title, description } = entry;
  return {
    lang: normalizeLanguage(lang),
    title: normalizeLine(title),
    description: normalizeLines(description),
  } satisfies Record<keyof Contents[number], unknown>;
}

function readContents(value: unknown): Contents {
  const entries = objectsOf(value);
  return LOCALES.flatMap((lang) => {
    const entry = entries.find((candidate) => readLocale(candidate.lang) === lang);
    if (entry === undefined) return [];
    return { lang, title: textOf(entry.title), description: textOf(entry.description) };
  });
}

/**
 * The single list of a product's fields, which defines its checks, stored form and columns (CONTRIBUTING.md, "A field
 * of a form").
 */
export const PRODUCT_FIELDS = {
  productId: {
    ...line,
    check: required(byRule(productRules.product_id_format, {})),
    column: 'product_id',
    isPricing: false,
  },
  name: { ...line, check: filled(text(LIMITS.productNameLength)), column: 'name', isPricing: false },
  contentDefault: { ...defaultLanguage, column: 'content_default', isPricing: false },
  contents: {
    normalize: (value) => eachOf(value, normalizeContent),
    check: contentsCheck(TEXT_CHECKS),
    read: readContents,
    column: null,
    isPricing: false,
  },
  icon: { ...line, check: icon, column: 'icon', isPricing: false },
  defaultCurrency: {
    normalize: asIs,
    check: chosen(currency),
    read: readCurrency,
    column: 'default_currency',
    isPricing: true,
  },
  defaultPrice: {
    normalize: normalizeLine,
    check: required((value, { defaultCurrency }) => priceIn(value, defaultCurrency)),
    read: Number,
    column: 'default_price_minor',
    isPricing: true,
  },
  prices: { ...prices, column: null, isPricing: true },
  countries: { ...texts, check: countries, column: null, isPricing: true },
} as const satisfies ProductFields;
