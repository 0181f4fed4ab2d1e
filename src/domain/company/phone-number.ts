// The full metadata: the small set only checks lengths and would accept numbers that no country has issued.
import parsePhoneNumber, { getCountryCallingCode, isSupportedCountry } from 'libphonenumber-js/max';

/**
 * A number as people write it: ASCII digits, optionally in brackets, separated by spaces, hyphens and periods. The
 * library would also accept letters, extensions and other scripts' digits, and ignore text around a number.
 */
const WRITTEN_NUMBER = /^\+?(?:[0-9]|\([0-9]+\))(?:[ .-]{0,3}(?:[0-9]|\([0-9]+\)))*$/;

/**
 * Whether a text is a valid number of a country (two capital letters, ISO 3166-1); always false for unknown
 * countries.
 */
export function isPhoneNumberOf(country: string, text: string): boolean {
  return toE164(country, text) !== undefined;
}

/** A country's number as `+886912345678`; undefined if it is invalid there or has another country's calling code. */
export function toE164(country: string, text: string): string | undefined {
  if (!isSupportedCountry(country) || !WRITTEN_NUMBER.test(text)) return undefined;
  const number = parsePhoneNumber(text, { defaultCountry: country, extract: false });
  if (number?.countryCallingCode !== getCountryCallingCode(country)) return undefined;
  // Countries share calling codes, and toll-free numbers belong to several: check the number against this country.
  number.country = country;
  return number.isValid() ? number.number : undefined;
}

/** Whether a text is a valid number of any country, with plus sign and calling code. */
export function isInternationalPhoneNumber(text: string): boolean {
  if (!text.startsWith('+') || !WRITTEN_NUMBER.test(text)) return false;
  return parsePhoneNumber(text, { extract: false })?.isValid() === true;
}
