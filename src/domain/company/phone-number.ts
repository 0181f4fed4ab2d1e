// The full metadata: the small one knows lengths only and would accept numbers that no country has given out.
import parsePhoneNumber, { getCountryCallingCode, isSupportedCountry } from 'libphonenumber-js/max';

/**
 * A number as people write it: ASCII digits, single ones in a row or in brackets, parted by spaces, hyphens and periods.
 * The library would also read letters, extensions and other scripts' digits, and drop what stands around a number.
 */
const WRITTEN_NUMBER = /^\+?(?:[0-9]|\([0-9]+\))(?:[ .-]{0,3}(?:[0-9]|\([0-9]+\)))*$/;

/** Whether a text is a valid number of a country (two capital letters of ISO 3166-1); no number is one of an unknown country. */
export function isPhoneNumberOf(country: string, text: string): boolean {
  return toE164(country, text) !== undefined;
}

/** A country's number as `+886912345678`; undefined when it is not valid there or has another country's calling code. */
export function toE164(country: string, text: string): string | undefined {
  if (!isSupportedCountry(country) || !WRITTEN_NUMBER.test(text)) return undefined;
  const number = parsePhoneNumber(text, { defaultCountry: country, extract: false });
  if (number?.countryCallingCode !== getCountryCallingCode(country)) return undefined;
  // Countries share calling codes, and free numbers belong to several: the question is whether this country has it.
  number.country = country;
  return number.isValid() ? number.number : undefined;
}

/** Whether a text is a valid number of whatever country, with a plus sign and its calling code. */
export function isInternationalPhoneNumber(text: string): boolean {
  if (!text.startsWith('+') || !WRITTEN_NUMBER.test(text)) return false;
  return parsePhoneNumber(text, { extract: false })?.isValid() === true;
}
