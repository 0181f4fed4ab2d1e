import { LOCALES, type LocaleCode } from '#contract/values/locales.ts';
import { namesOf } from '#domain/forms/form-table.ts';
import type { ProductDraft } from './product-draft.ts';

/** The fields in the order of the page; prices come after countries. */
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

/** The form field that contains a name: `prices.DE.price` is in `prices`; undefined for unknown names. */
export function fieldOf(name: string): keyof ProductDraft | undefined {
  const [field] = name.split('.');
  return namesOf(PLACES).find((known) => known === field);
}

/** The sections of the form, in order. */
export const PRODUCT_SECTIONS = ['basics', 'texts', 'prices'] as const;
export type ProductSectionName = (typeof PRODUCT_SECTIONS)[number];

/** The section that a field is in. */
export function sectionOf(name: string): ProductSectionName {
  const rank = fieldRank(name);
  if (rank <= PLACES.icon) return 'basics';
  return rank <= PLACES.contents ? 'texts' : 'prices';
}

/** The position of a field on the page. */
export function fieldRank(name: string): number {
  return PLACES[fieldOf(name) ?? 'prices'];
}

/** The language whose texts a field belongs to. */
export function languageOf(name: string): LocaleCode | undefined {
  const [field, lang] = name.split('.');
  return field === 'contents' ? LOCALES.find((code) => code === lang) : undefined;
}
