import { ERROR } from '#contract/errors/errors.ts';
import { listCountryRegions } from '../../countries/countries.ts';
import { listOf, required, unless } from './checks.ts';
import { NONE_CHOSEN, textCode } from './value-checks.ts';

const LETTERS = 26;
const FIRST_LETTER = 65;

/**
 * The index of two capital letters in a table of pairs, out of range for anything else. A form names hundreds of
 * countries, and looking each up in a set of strings would take longer than the rest of the form: strings from a
 * request must be hashed.
 */
function pairPlace(value: unknown): number {
  if (typeof value !== 'string' || value.length !== 2) return -1;
  const first = value.charCodeAt(0) - FIRST_LETTER;
  const second = value.charCodeAt(1) - FIRST_LETTER;
  // An invalid first character gives an index out of range anyway; an invalid second one would give another pair's.
  return second >= 0 && second < LETTERS ? first * LETTERS + second : -1;
}

const COUNTRIES = listCountryRegions().flatMap(({ countries }) => countries);
const KNOWN = new Uint8Array(LETTERS * LETTERS);
for (const country of COUNTRIES) KNOWN[pairPlace(country)] = 1;

export const country = textCode((value) => KNOWN[pairPlace(value)] === 1, ERROR.countryNotFound);

/** Returns a function that tells whether a value is a country it was not asked about before. */
export function createNewCountryCheck(): (value: unknown) => boolean {
  const left = KNOWN.slice();
  return (value) => {
    const place = pairPlace(value);
    const isLeft = left[place] === 1;
    if (isLeft) left[place] = 0;
    return isLeft;
  };
}

/** Leaves room for some repetitions, which are then reported. */
export const COUNTRY_COUNT_MAX = COUNTRIES.length + 20;

function areCountries(value: unknown): boolean {
  return Array.isArray(value) && value.every(createNewCountryCheck());
}

/** Where something is published or sold: one or more distinct countries. */
export const countries = required(
  unless(areCountries, listOf(country, { max: COUNTRY_COUNT_MAX, repeated: 'form.country_repeated' })),
  NONE_CHOSEN,
);
