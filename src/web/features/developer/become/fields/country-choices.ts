import { listCountries, listCountryRegions } from '#domain/countries.ts';
import type { SearchChoice } from '../../../../ui/search-choices.ts';

/** Every country by its name in the order of a language; English names are found as well. */
export function listCompanyCountries(locale: string): readonly SearchChoice[] {
  const codes = listCountryRegions().flatMap(({ countries }) => countries);
  return sorted(
    locale,
    codes.map((country) => ({ value: country, ...namesOf(country, locale) })),
  );
}

/** The calling codes, each once with all countries that have it. */
export function listCallingCodes(locale: string): readonly SearchChoice[] {
  const countries = Map.groupBy(listCountries(), ({ callingCode }) => callingCode);
  const choices = [...countries].map(([value, sharing]) => {
    const names = sharing.map(({ country }) => namesOf(country, locale));
    const text = new Intl.ListFormat(locale, { type: 'unit', style: 'short' }).format(names.map((name) => name.text));
    return { value, text, note: `+${value}`, alias: names.map(({ alias }) => alias).join('\n') };
  });
  return sorted(locale, choices);
}

function namesOf(country: string, locale: string) {
  const nameIn = (language: string) => new Intl.DisplayNames(language, { type: 'region' }).of(country) ?? country;
  return { text: nameIn(locale), alias: `${nameIn('en')}\n${country}` };
}

function sorted(locale: string, choices: readonly SearchChoice[]): readonly SearchChoice[] {
  const collator = new Intl.Collator(locale);
  return choices.toSorted((one, other) => collator.compare(one.text, other.text));
}
