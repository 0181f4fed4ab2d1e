import { listCountryCodes } from './country-codes.ts';

/** More exceptions than these are rather counted the other way round. */
const EXCEPTIONS_MAX = 10;
/** So many countries are named; more are counted. */
const NAMED_MAX = 5;

/** Where a game can be had, in short: everywhere, everywhere but in a few countries, or in some. */
export type CountrySummary =
  | { readonly kind: 'everywhere' }
  | { readonly kind: 'except' | 'few' | 'many'; readonly countries: readonly string[] };

export function summarizeCountries(countries: readonly string[]): CountrySummary {
  const missing = listCountryCodes().filter((code) => !countries.includes(code));
  if (missing.length === 0) return { kind: 'everywhere' };
  if (missing.length <= EXCEPTIONS_MAX) return { kind: 'except', countries: missing };
  return { kind: countries.length <= NAMED_MAX ? 'few' : 'many', countries };
}
