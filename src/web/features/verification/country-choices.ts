import { listCountries, preselectCountry } from '#domain/countries/countries.ts';
import { compareRegions, regionName } from '#i18n/name-places.ts';
import type { Translator } from '#i18n/translator.ts';
import type { SearchChoice } from '#web/ui/field/search-choices.ts';

/** A country whose numbers can be bound; its value are two letters of ISO 3166-1. */
export interface CountryChoice extends SearchChoice {
  /** Its calling code with the plus sign. */
  readonly note: string;
}

/** Every country that can be called, by name in the order of a language. English names are found as well. */
export function listCountryChoices(translator: Translator): readonly CountryChoice[] {
  // Searched and never shown, so that it may be another browser's.
  const englishNames = new Intl.DisplayNames('en', { type: 'region' });
  const compare = compareRegions(translator);
  return listCountries()
    .toSorted((one, other) => compare(one.country, other.country))
    .map(({ country, callingCode }) => ({
      value: country,
      text: regionName(translator, country),
      note: `+${callingCode}`,
      alias: `${englishNames.of(country)}\n${country}`,
    }));
}

/** The choice that a form starts with (R3.57): the country of the number that the account has, else the default. */
export function firstCountry(choices: readonly CountryChoice[], callingCode: string): string {
  const own = choices.filter(({ note }) => callingCode !== '' && note === `+${callingCode}`);
  // Countries share calling codes: which of them it is, nobody can tell.
  return preselectCountry(own.length === 1 ? own[0]?.value : undefined);
}
