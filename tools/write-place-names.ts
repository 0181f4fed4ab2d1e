import { writeFile } from 'node:fs/promises';
import { CURRENCIES } from '#contract/values/limits.ts';
import { LOCALES, type LocaleCode } from '#contract/values/locales.ts';
import { listCountries, listCountryRegions } from '#domain/countries/countries.ts';

/*
 * Writes the names and sort order of countries, currencies and languages in each language into src/i18n/places. Those
 * of Node.js and browsers differ: both use these files, so that hydration matches the server's output.
 */

/** For these, only the short name is in common use. */
const SHORT = ['HK', 'MO', 'PS'];
const FOLDER = new URL('../src/i18n/places/', import.meta.url);

function namesOf(locale: LocaleCode): Readonly<Record<string, string>> {
  const nameOf = (type: 'region' | 'currency' | 'language', code: string) =>
    new Intl.DisplayNames(locale, { type, style: SHORT.includes(code) ? 'short' : 'long' }).of(code) ?? code;
  const codes = listCountryRegions().flatMap(({ countries }) => countries);
  const all = [...new Set([...codes, ...listCountries().map(({ country }) => country)])];
  const named = all.map((code) => [code, nameOf('region', code)] as const);
  const { compare } = new Intl.Collator(locale);
  const inOrder = named.toSorted(([, one], [, other]) => compare(one, other));
  return {
    'places.order': inOrder.map(([code]) => code).join(),
    ...Object.fromEntries(named.toSorted().map(([code, name]) => [`region.${code}`, name])),
    ...Object.fromEntries(CURRENCIES.map((code) => [`currency.${code}`, nameOf('currency', code)])),
    ...Object.fromEntries(LOCALES.map((code) => [`language.${code}`, nameOf('language', code)])),
  };
}

for (const locale of LOCALES) {
  await writeFile(new URL(`${locale}.json`, FOLDER), `${JSON.stringify(namesOf(locale), null, 2)}\n`);
}
