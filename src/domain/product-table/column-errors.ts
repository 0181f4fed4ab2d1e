import type { FieldErrors } from '#contract/errors/api-error.ts';
import { LOCALES, readLocale } from '#contract/values/locales.ts';
import { type Fields, isFields } from '../forms/checks/checks.ts';
import type { FieldIssue } from '../forms/field-issue.ts';
import { namesOf } from '../forms/form-table.ts';
import type { ProductForm } from '../forms/product/product-fields.ts';
import { descriptionColumn, type ProductColumn, titleColumn } from './product-columns.ts';

type OneColumnField = Exclude<keyof ProductForm, 'contents' | 'prices'>;

/** The column of each field that has one. */
const COLUMN_OF_FIELD = {
  productId: 'productId',
  name: 'name',
  icon: 'icon',
  contentDefault: 'defaultLanguage',
  defaultCurrency: 'defaultCurrency',
  defaultPrice: 'defaultPrice',
  countries: 'countries',
  manualPrices: 'manualPrices',
} as const satisfies Record<OneColumnField | 'manualPrices', ProductColumn>;

/** Messages for values that are chosen in a form but typed in a table. */
const TYPED_MESSAGES: Partial<Record<ProductColumn, Readonly<Record<string, string>>>> = {
  countries: { 'field.choice': 'table.countries', 'field.invalid': 'table.countries' },
  manualPrices: { 'field.choice': 'table.manual_prices', 'form.price_country': 'table.manual_prices' },
  defaultCurrency: { 'field.choice': 'table.currency' },
  icon: { 'image.min_count': 'table.icon', 'image.unknown': 'table.icon' },
};

/** Maps the issues of a line's form to the columns it was read from: the first message of each. */
export function toColumnErrors(issues: readonly FieldIssue[], fields: Fields): FieldErrors {
  const errors = new Map<string, string>();
  for (const issue of issues) {
    const column = columnOf(issue, fields);
    if (!errors.has(column)) errors.set(column, TYPED_MESSAGES[column]?.[issue.message] ?? issue.message);
  }
  return Object.fromEntries(errors);
}

function columnOf({ field, values }: FieldIssue, fields: Fields): ProductColumn {
  const [name = '', index = '', part = ''] = field.split('.');
  if (name === 'contents') return textColumn(index === '' ? values?.lang : langAt(fields, Number(index)), part);
  if (name === 'prices') return priceColumn(entryAt(fields.prices, Number(index)), part);
  const known = namesOf(COLUMN_OF_FIELD).find((candidate) => candidate === name);
  return known === undefined ? 'productId' : COLUMN_OF_FIELD[known];
}

function textColumn(lang: unknown, part: string): ProductColumn {
  const known = readLocale(lang) ?? LOCALES[0];
  return part === 'description' ? descriptionColumn(known) : titleColumn(known);
}

/** A price derived from the default price has no column. */
function priceColumn(price: unknown, part: string): ProductColumn {
  if (!isFields(price) || price.manualPrice === true) return 'manualPrices';
  return part === 'currency' ? 'defaultCurrency' : 'defaultPrice';
}

function langAt({ contents }: Fields, index: number): unknown {
  const entry = entryAt(contents, index);
  return isFields(entry) ? entry.lang : undefined;
}

function entryAt(list: unknown, index: number): unknown {
  return Array.isArray(list) ? list[index] : undefined;
}
