import type { LocaleCode } from '#contract/locales.ts';
import { listCountryRegions } from '#domain/countries.ts';
import { displayNames } from '../../../ui/intl-formats.ts';

/** Of the long names of Hong Kong and others, servers and browsers have their own; the short ones are the same. */
const STYLE = { type: 'region', style: 'short' } as const;

/** What a country (two letters) is called in a language. */
export function countryName(country: string, locale: LocaleCode): string {
  return displayNames(locale, STYLE).of(country) ?? country;
}

/** Every country with its name, in the order of the names. */
export function listCountryNames(locale: LocaleCode): readonly (readonly [country: string, name: string])[] {
  const names = displayNames(locale, STYLE);
  const { compare } = new Intl.Collator(locale);
  return listCountryRegions()
    .flatMap(({ countries }) => countries)
    .map((country) => [country, names.of(country) ?? country] as const)
    .sort(([, first], [, second]) => compare(first, second));
}
