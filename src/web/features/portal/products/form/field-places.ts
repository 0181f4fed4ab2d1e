import { LOCALES, type LocaleCode } from '#contract/values/locales.ts';

const ORDER = ['productId', 'name', 'icon', 'contentDefault', 'contents', 'defaultCurrency', 'defaultPrice'];

/** The place of a field on the page; prices stand behind the countries. */
export function fieldRank(name: string): number {
  const index = ORDER.indexOf(name.split('.')[0] ?? '');
  return index >= 0 ? index : name === 'countries' ? ORDER.length : ORDER.length + 1;
}

/** The language whose texts a field belongs to. */
export function languageOf(name: string): LocaleCode | undefined {
  const [field, lang] = name.split('.');
  return field === 'contents' ? LOCALES.find((code) => code === lang) : undefined;
}
