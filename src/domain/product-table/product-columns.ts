import { LOCALES, type LocaleCode } from '#contract/values/locales.ts';

export type TextColumn = `title.${LocaleCode}` | `description.${LocaleCode}`;

/** The columns of a product table, in export order. */
export type ProductColumn =
  | 'productId'
  | 'name'
  | 'defaultLanguage'
  | TextColumn
  | 'defaultCurrency'
  | 'defaultPrice'
  | 'countries'
  | 'manualPrices'
  | 'icon'
  | 'status';

export function titleColumn(lang: LocaleCode): TextColumn {
  return `title.${lang}`;
}

export function descriptionColumn(lang: LocaleCode): TextColumn {
  return `description.${lang}`;
}

export const PRODUCT_COLUMNS: readonly ProductColumn[] = [
  'productId',
  'name',
  'defaultLanguage',
  ...LOCALES.map(titleColumn),
  ...LOCALES.map(descriptionColumn),
  'defaultCurrency',
  'defaultPrice',
  'countries',
  'manualPrices',
  'icon',
  'status',
];

/** The cells of a line by column. */
export type ProductRow = ReadonlyMap<ProductColumn, string>;

/** The shelf status is read-only: importing a table never publishes anything. */
export function isReadOnly(column: ProductColumn): boolean {
  return column === 'status';
}
