import { LOCALES } from '#contract/values/locales.ts';
import { SHELF, type Shelf } from '#contract/values/states.ts';
import type { StoredProductForm } from '../forms/product/product-fields.ts';
import {
  descriptionColumn,
  PRODUCT_COLUMNS,
  type ProductColumn,
  type ProductRow,
  titleColumn,
} from './product-columns.ts';
import { guardText } from './spreadsheet-text.ts';

/** Formats a product as a line of the table; prices in major units, manual ones only. */
export function writeProductRow(form: StoredProductForm, status: Shelf): ProductRow {
  const texts = LOCALES.flatMap((lang): [ProductColumn, string][] => {
    const content = form.contents.find((entry) => entry.lang === lang);
    return [
      [titleColumn(lang), content?.title ?? ''],
      [descriptionColumn(lang), content?.description ?? ''],
    ];
  });
  const manual = form.prices.filter(({ manualPrice }) => manualPrice);
  const row = new Map<ProductColumn, string>([
    ['productId', form.productId],
    ['name', form.name],
    ['defaultLanguage', form.contentDefault],
    ...texts,
    ['defaultCurrency', form.defaultCurrency],
    ['defaultPrice', String(form.defaultPrice)],
    ['countries', form.countries.join(' ')],
    ['manualPrices', manual.map(({ country, currency, price }) => `${country}:${currency}:${price}`).join(' ')],
    ['icon', form.icon],
    ['status', statusName(status)],
  ]);
  return new Map(PRODUCT_COLUMNS.map((column) => [column, guardText(row.get(column) ?? '')]));
}

function statusName(status: Shelf): string {
  return Object.entries(SHELF).find(([, number]) => number === status)?.[0] ?? '';
}
