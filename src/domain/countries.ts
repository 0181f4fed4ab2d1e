import { countries, type TCountryCode } from 'countries-list';
import { getCountryCallingCode, isSupportedCountry } from 'libphonenumber-js/min';
import { type CurrencyCode, DEFAULT_COUNTRY, DEFAULT_CURRENCY } from '#contract/limits.ts';
import { isCurrencyCode } from './currencies.ts';

export interface CountryInfo {
  /** Two letters of ISO 3166-1. */
  readonly country: string;
  /** Digits without the plus sign. */
  readonly callingCode: string;
  readonly currency: CurrencyCode;
}

/** The currency in which the shop sells to a country: its own where the shop has it, else EUR (R3.58, R9.7). */
export function currencyOfCountry(country: string): CurrencyCode {
  if (!isCountryCode(country)) return DEFAULT_CURRENCY;
  return countries[country].currency.find(isCurrencyCode) ?? DEFAULT_CURRENCY;
}

/** The calling code of a country in digits; undefined for those without telephone numbers of their own. */
export function callingCodeOf(country: string): string | undefined {
  return isSupportedCountry(country) ? getCountryCallingCode(country) : undefined;
}

/** The country to preselect in a form: the given one where it is known, else the default (R3.57). */
export function preselectCountry(country: string | null | undefined): string {
  return country && callingCodeOf(country) !== undefined ? country : DEFAULT_COUNTRY;
}

/** Every country that can be called, by code, with calling code and currency (R3.56). */
export function listCountries(): readonly CountryInfo[] {
  return Object.keys(countries)
    .sort()
    .flatMap((country) => {
      const callingCode = callingCodeOf(country);
      return callingCode === undefined ? [] : [{ country, callingCode, currency: currencyOfCountry(country) }];
    });
}

function isCountryCode(value: string): value is TCountryCode {
  return Object.hasOwn(countries, value);
}
