import type { LocaleCode } from '#contract/locales.ts';
import { listCountryRegions } from '#domain/countries.ts';
import { displayNames } from '../../../ui/intl-formats.ts';
import { COUNTRY_STYLE } from './country-name.ts';

/** Every country with its name, in the order of the names. */
export function listCountryNames(locale: LocaleCode): readonly (readonly [country: string, name: string])[] {
  const names = displayNames(locale, COUNTRY_STYLE);
  const { compare } = new Intl.Collator(locale);
  return listCountryRegions()
    .flatMap(({ countries }) => countries)
    .map((country) => [country, names.of(country) ?? country] as const)
    .sort(([, first], [, second]) => compare(first, second));
}
