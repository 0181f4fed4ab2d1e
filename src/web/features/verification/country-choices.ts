import type { LocaleCode } from '#contract/locales.ts';
import { listCountries, preselectCountry } from '#domain/countries.ts';

/** A country whose numbers can be bound. */
export interface CountryChoice {
  /** Two letters of ISO 3166-1. */
  readonly country: string;
  /** In the language of the page. */
  readonly name: string;
  /** With the plus sign. */
  readonly callingCode: string;
  /** What a search is compared with. */
  readonly searched: string;
}

/** Every country that can be called, by name in the order of a language. English names are found as well. */
export function listCountryChoices(locale: LocaleCode): readonly CountryChoice[] {
  const names = new Intl.DisplayNames(locale, { type: 'region' });
  const englishNames = new Intl.DisplayNames('en', { type: 'region' });
  return listCountries()
    .map(({ country, callingCode }) => {
      const name = names.of(country) ?? country;
      const searched = [name, englishNames.of(country), country, `+${callingCode}`].join('\n');
      return { country, name, callingCode: `+${callingCode}`, searched: foldText(searched) };
    })
    .sort((a, b) => new Intl.Collator(locale).compare(a.name, b.name));
}

/** The countries that a typed text means: all for none, else those that contain it, in any case and without accents. */
export function searchCountries(choices: readonly CountryChoice[], typed: string): readonly CountryChoice[] {
  const text = foldText(typed.trim());
  if (text === '') return choices;
  const found = choices.filter(({ searched }) => searched.includes(text));
  // Whoever types `tai` or `886` looks for what begins with it.
  const begins = ({ searched }: CountryChoice) =>
    searched.split('\n').some((part) => part.replace('+', '').startsWith(text));
  return [...found.filter(begins), ...found.filter((choice) => !begins(choice))];
}

/** The choice that a form starts with (R3.57): the country of the number that the account has, else the default. */
export function firstCountry(choices: readonly CountryChoice[], callingCode: string): string {
  const own = choices.filter((choice) => callingCode !== '' && choice.callingCode === `+${callingCode}`);
  // Countries share calling codes: which of them it is, nobody can tell.
  return preselectCountry(own.length === 1 ? own[0]?.country : undefined);
}

function foldText(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('đ', 'd').replaceAll('Đ', 'D').toLowerCase();
}
