import { listCountryRegions } from '#domain/countries/countries.ts';
import { compareRegions, regionName } from '#i18n/name-places.ts';
import type { Translator } from '#i18n/translator.ts';

/** All countries, sorted by their localized names. */
export function listCountryNames(translator: Translator): readonly (readonly [country: string, name: string])[] {
  return listCountryRegions()
    .flatMap(({ countries }) => countries)
    .sort(compareRegions(translator))
    .map((country) => [country, regionName(translator, country)] as const);
}
