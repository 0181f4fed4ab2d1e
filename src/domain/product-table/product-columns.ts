import { LOCALES, type LocaleCode } from '#contract/values/locales.ts';

export type TextColumn = `title.${LocaleCode}` | `description.${LocaleCode}`;

/** What a table of products says of each of them, in the order in which it is exported. */
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

/** The cells of a line by their columns. */
export type ProductRow = ReadonlyMap<ProductColumn, string>;

/** The shelf is to be read only: a table puts nothing on it. */
export function isReadOnly(column: ProductColumn): boolean {
  return column === 'status';
}
