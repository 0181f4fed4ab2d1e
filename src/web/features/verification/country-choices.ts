import type { LocaleCode } from '#contract/locales.ts';
import { listCountries, preselectCountry } from '#domain/countries.ts';
import type { SearchChoice } from '../../ui/search-choices.ts';

/** A country whose numbers can be bound; its value are two letters of ISO 3166-1. */
export interface CountryChoice extends SearchChoice {
  /** Its calling code with the plus sign. */
  readonly note: string;
}

/** Every country that can be called, by name in the order of a language. English names are found as well. */
export function listCountryChoices(locale: LocaleCode): readonly CountryChoice[] {
  const names = new Intl.DisplayNames(locale, { type: 'region' });
  const englishNames = new Intl.DisplayNames('en', { type: 'region' });
  const { compare } = new Intl.Collator(locale);
  return listCountries()
    .map(({ country, callingCode }) => ({
      value: country,
      text: names.of(country) ?? country,
      note: `+${callingCode}`,
      alias: `${englishNames.of(country)}\n${country}`,
    }))
    .sort((a, b) => compare(a.text, b.text));
}

/** The choice that a form starts with (R3.57): the country of the number that the account has, else the default. */
export function firstCountry(choices: readonly CountryChoice[], callingCode: string): string {
  const own = choices.filter(({ note }) => callingCode !== '' && note === `+${callingCode}`);
  // Countries share calling codes: which of them it is, nobody can tell.
  return preselectCountry(own.length === 1 ? own[0]?.value : undefined);
}
