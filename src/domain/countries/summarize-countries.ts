import { listCountryCodes } from './country-codes.ts';

/** With more exceptions than this, list the available countries instead. */
const EXCEPTIONS_MAX = 10;
/** Maximum number of countries named; more are counted. */
const NAMED_MAX = 5;

/** Where a game is available: everywhere, everywhere except a few countries, or in some. */
export type CountrySummary =
  | { readonly kind: 'everywhere' }
  | { readonly kind: 'except' | 'few' | 'many'; readonly countries: readonly string[] };

export function summarizeCountries(countries: readonly string[]): CountrySummary {
  const missing = listCountryCodes().filter((code) => !countries.includes(code));
  if (missing.length === 0) return { kind: 'everywhere' };
  if (missing.length <= EXCEPTIONS_MAX) return { kind: 'except', countries: missing };
  return { kind: countries.length <= NAMED_MAX ? 'few' : 'many', countries };
}
