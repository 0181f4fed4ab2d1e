import { LOCALES, type LocaleCode } from '#contract/values/locales.ts';
import { namesOf } from '#domain/forms/form-table.ts';
import type { ProductDraft } from './product-draft.ts';

/** The fields in the order of the page; prices are behind the countries. */
const PLACES = {
  productId: 0,
  name: 1,
  icon: 2,
  contentDefault: 3,
  contents: 4,
  defaultCurrency: 5,
  defaultPrice: 6,
  countries: 7,
  prices: 8,
} as const satisfies Record<keyof ProductDraft, number>;

/** The field of the form that a name is in: `prices.DE.price` is in `prices`; undefined for another name. */
export function fieldOf(name: string): keyof ProductDraft | undefined {
  const [field] = name.split('.');
  return namesOf(PLACES).find((known) => known === field);
}

/** The place of a field on the page. */
export function fieldRank(name: string): number {
  return PLACES[fieldOf(name) ?? 'prices'];
}

/** The language whose texts a field belongs to. */
export function languageOf(name: string): LocaleCode | undefined {
  const [field, lang] = name.split('.');
  return field === 'contents' ? LOCALES.find((code) => code === lang) : undefined;
}
