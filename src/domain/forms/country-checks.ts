import { ERROR } from '#contract/errors/errors.ts';
import { listCountryRegions } from '../countries/countries.ts';
import { listOf, required, unless } from './checks.ts';
import { NONE_CHOSEN, textCode } from './value-checks.ts';

const LETTERS = 26;
const FIRST_LETTER = 65;

/**
 * The place of two capital letters in a table of pairs, a place outside of it for anything else. A form names hundreds
 * of countries, and looking each up in a set of texts would take longer than the rest of the form: texts of a request
 * have to be hashed.
 */
function pairPlace(value: unknown): number {
  if (typeof value !== 'string' || value.length !== 2) return -1;
  const first = value.charCodeAt(0) - FIRST_LETTER;
  const second = value.charCodeAt(1) - FIRST_LETTER;
  // A first character that is no capital letter gives a place outside the table anyway; such a second one would give
  // the place of another pair.
  return second >= 0 && second < LETTERS ? first * LETTERS + second : -1;
}

const COUNTRIES = listCountryRegions().flatMap(({ countries }) => countries);
const KNOWN = new Uint8Array(LETTERS * LETTERS);
for (const country of COUNTRIES) KNOWN[pairPlace(country)] = 1;

export const country = textCode((value) => KNOWN[pairPlace(value)] === 1, ERROR.countryNotFound);

/** Answers for one value after the other whether it is a country that was not asked before. */
export function askEachCountryOnce(): (value: unknown) => boolean {
  const left = KNOWN.slice();
  return (value) => {
    const place = pairPlace(value);
    const isLeft = left[place] === 1;
    if (isLeft) left[place] = 0;
    return isLeft;
  };
}

/** With room for some that stand twice, which are then named. */
export const COUNTRY_COUNT_MAX = COUNTRIES.length + 20;

function areCountries(value: unknown): boolean {
  return Array.isArray(value) && value.every(askEachCountryOnce());
}

/** Where something is published or sold: one country or more, each once. */
export const countries = required(
  unless(areCountries, listOf(country, { max: COUNTRY_COUNT_MAX, repeated: 'form.country_repeated' })),
  NONE_CHOSEN,
);
