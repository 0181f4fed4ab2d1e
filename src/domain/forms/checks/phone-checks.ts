import { ERROR } from '#contract/errors/errors.ts';
import { isCountryCode, listCountries } from '../../countries/countries.ts';
import { contactRules } from '../../rules/contact-rules.ts';
import { byRule, type Check, FINE, refuse } from './checks.ts';
import { textCode } from './value-checks.ts';

/** A phone number of a country; while no country is chosen, only the country is reported. */
export function phoneOf(country: unknown): Check {
  const isKnown = typeof country === 'string' && isCountryCode(country);
  return isKnown ? byRule(contactRules.phone_number, { country }) : () => FINE;
}

const COUNTRIES = listCountries();

/** Digits without the plus sign; a code no country has is `invalidCountryCode`. */
export const callingCode = textCode(
  (value) => COUNTRIES.some((country) => country.callingCode === value),
  ERROR.invalidCountryCode,
);

/** A phone number of one of the countries that share the calling code in the named field. */
export function phoneWithCallingCode(name: string): Check {
  return (value, siblings) => {
    const countries = COUNTRIES.filter((country) => country.callingCode === siblings[name]);
    const isValid = countries.some(({ country }) => contactRules.phone_number.check(value, { country }) === true);
    return isValid || countries.length === 0 ? FINE : refuse('rule.phone_number');
  };
}
