import type { LocaleCode } from '#contract/values/locales.ts';
import { listCountries, preselectCountry } from '#domain/countries/countries.ts';
import { countryOfLanguages } from '#domain/countries/country-of-languages.ts';
import { compareRegions, regionName } from '#i18n/name-places.ts';
import type { Translator } from '#i18n/translator.ts';
import type { SearchChoice } from '#web/ui/field/search-choices.ts';

/** A country whose phone numbers can be linked; its value is an ISO 3166-1 alpha-2 code. */
export interface CountryChoice extends SearchChoice {
  /** Its calling code with the plus sign. */
  readonly note: string;
}

/** All countries with a calling code, sorted by name in a language. English names also match. */
export function listCountryChoices(translator: Translator): readonly CountryChoice[] {
  // Search text only, so differences between browsers do not matter.
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

interface CountryHints {
  /** The calling code of the account's number; empty without one. */
  readonly callingCode: string;
  /** The browser's languages, in order of preference. */
  readonly languages: readonly string[];
  /** The page's language: each but English is that of one country. */
  readonly locale: LocaleCode;
}

/**
 * The initial choice of a form (R3.57): the country of the account's number, or without one that of the browser's
 * languages, then that of the page's, otherwise the default.
 */
export function firstCountry(
  choices: readonly CountryChoice[],
  { callingCode, languages, locale }: CountryHints,
): string {
  const known = locale === 'en-US' ? languages : [...languages, locale];
  if (callingCode === '') return preselectCountry(countryOfLanguages(known));
  const own = choices.filter(({ note }) => note === `+${callingCode}`);
  // Countries share calling codes, so the country may be ambiguous.
  return preselectCountry(own.length === 1 ? own[0]?.value : undefined);
}
