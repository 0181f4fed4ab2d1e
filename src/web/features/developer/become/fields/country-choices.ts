import { listCountries, listCountryRegions } from '#domain/countries/countries.ts';
import { compareRegions, regionName } from '#i18n/name-places.ts';
import type { Translator } from '#i18n/translator.ts';
import type { SearchChoice } from '#web/ui/field/search-choices.ts';

/** All countries sorted by name in a language; English names also match. */
export function listCompanyCountries(translator: Translator): readonly SearchChoice[] {
  const codes = listCountryRegions().flatMap(({ countries }) => countries);
  return codes
    .toSorted(compareRegions(translator))
    .map((country) => ({ value: country, ...namesOf(country, translator) }));
}

/** The calling codes, each once with all its countries, sorted by the first of them. */
export function listCallingCodes(translator: Translator): readonly SearchChoice[] {
  const compare = compareRegions(translator);
  const inOrder = listCountries().toSorted((one, other) => compare(one.country, other.country));
  const countries = Map.groupBy(inOrder, ({ callingCode }) => callingCode);
  return [...countries].map(([value, sharing]) => {
    const names = sharing.map(({ country }) => namesOf(country, translator));
    const text = names.map((name) => name.text).join(translator.locale.startsWith('zh') ? '、' : ', ');
    return { value, text, note: `+${value}`, alias: names.map(({ alias }) => alias).join('\n') };
  });
}

function namesOf(country: string, translator: Translator) {
  // Search text only, so differences between browsers do not matter.
  const english = new Intl.DisplayNames('en', { type: 'region' }).of(country) ?? country;
  return { text: regionName(translator, country), alias: `${english}\n${country}` };
}
