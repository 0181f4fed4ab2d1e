import { ERROR } from '#contract/errors/errors.ts';
import { LOCALES } from '#contract/values/locales.ts';
import type { Fields } from '../forms/checks/checks.ts';
import type { FieldIssue } from '../forms/field-issue.ts';
import type { StoredProductForm } from '../forms/product/product-fields.ts';
import { normalizeProductForm } from '../forms/product/product-form.ts';
import { descriptionColumn, type ProductColumn, type ProductRow, titleColumn } from './product-columns.ts';
import { readGuarded } from './spreadsheet-text.ts';

/** A line as the form it represents. */
export interface SentRow {
  /** Normalized. */
  readonly fields: Fields;
  /** Issues that no form could have. */
  readonly issues: readonly FieldIssue[];
}

const MANUAL_PRICE = /^([A-Za-z]{2}):([A-Za-z]{3}):(\S+)$/;

/**
 * Reads the form of a line. Values without a column keep their stored value: the currency of an automatic price, and
 * the icon if its cell is empty.
 */
export function readProductRow(row: ProductRow, stored: StoredProductForm | undefined): SentRow {
  const text = (column: ProductColumn) => readGuarded(row.get(column) ?? '');
  const countries = listOf(text('countries')).map((code) => code.toUpperCase());
  const { prices, issues } = readManualPrices(text('manualPrices'), countries);
  const isManual = (country: string) => prices.some((price) => price.country === country);
  const automatic = (stored?.prices ?? []).filter(({ country }) => countries.includes(country) && !isManual(country));
  const fields = {
    productId: text('productId'),
    name: text('name'),
    icon: text('icon').trim() || stored?.icon,
    contentDefault: text('defaultLanguage').trim(),
    contents: LOCALES.flatMap((lang) => {
      const [title, description] = [text(titleColumn(lang)), text(descriptionColumn(lang))];
      return title.trim() === '' && description.trim() === '' ? [] : { lang, title, description };
    }),
    defaultCurrency: text('defaultCurrency').trim().toUpperCase(),
    defaultPrice: text('defaultPrice'),
    countries,
    prices: [...prices, ...automatic.map(({ country, currency }) => ({ country, currency, manualPrice: false }))],
  } satisfies Record<keyof StoredProductForm, unknown>;
  return { fields: normalizeProductForm(fields), issues };
}

interface SentPrice {
  readonly country: string;
  readonly currency: string;
  readonly price: string;
  readonly manualPrice: true;
}

/** `TW:TWD:30 JP:EUR:0.99`; every country must be one the product is sold in. */
function readManualPrices(cell: string, countries: readonly string[]) {
  const prices = listOf(cell).map((entry): SentPrice | undefined => {
    const [, country = '', currency = '', price = ''] = MANUAL_PRICE.exec(entry) ?? [];
    if (country === '') return undefined;
    return { country: country.toUpperCase(), currency: currency.toUpperCase(), price, manualPrice: true };
  });
  const read = prices.filter((price) => price !== undefined);
  const isElsewhere = read.some(({ country }) => !countries.includes(country));
  return {
    prices: read,
    issues: [
      ...(read.length < prices.length ? [wrongPrices('table.manual_prices')] : []),
      ...(isElsewhere ? [wrongPrices('table.price_country')] : []),
    ],
  };
}

function wrongPrices(message: string): FieldIssue {
  return { field: 'manualPrices', message, code: ERROR.invalidFormat };
}

function listOf(cell: string): readonly string[] {
  return cell.split(/[\s,;]+/).filter((entry) => entry !== '');
}
