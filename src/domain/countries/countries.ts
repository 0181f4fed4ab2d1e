import { countries, type TContinentCode, type TCountryCode } from 'countries-list';
import { getCountryCallingCode, isSupportedCountry } from 'libphonenumber-js/min';
import { type CurrencyCode, DEFAULT_COUNTRY, DEFAULT_CURRENCY } from '#contract/values/limits.ts';
import { isCurrencyCode } from '../money/currencies.ts';

export interface CountryInfo {
  /** Two letters of ISO 3166-1. */
  readonly country: string;
  /** Digits without the plus sign. */
  readonly callingCode: string;
  readonly currency: CurrencyCode;
}

export interface CountryRegion {
  /** Code that `Intl.DisplayNames` names as a region: 142 is Asia (UN M.49). */
  readonly region: string;
  /** Countries in alphabetical order of their codes. */
  readonly countries: readonly string[];
}

/** Codes in the table that ISO 3166-1 lacks: Ascension and Tristan da Cunha are parts of SH, Kosovo has no code yet. */
const NOT_IN_ISO_3166 = ['AC', 'TA', 'XK'] as const satisfies readonly TCountryCode[];

/** Regions in form order, by the table's continent codes. Antarctica has no M.49 region. */
const REGION_OF_CONTINENT = {
  AS: '142',
  OC: '009',
  EU: '150',
  NA: '003',
  SA: '005',
  AF: '002',
  AN: 'AQ',
} as const satisfies Record<TContinentCode, string>;

/** Whether a text is the two-letter code of a country in ISO 3166-1, in capital letters (R3.10). */
export function isCountryCode(value: string): value is TCountryCode {
  return Object.hasOwn(countries, value) && !NOT_IN_ISO_3166.some((code) => code === value);
}

/** Every country an application can be published in, grouped by region without overlaps. */
export function listCountryRegions(): readonly CountryRegion[] {
  const codes = Object.keys(countries).filter(isCountryCode).sort();
  return Object.entries(REGION_OF_CONTINENT).map(([continent, region]) => ({
    region,
    countries: codes.filter((code) => countries[code].continent === continent),
  }));
}

/** The currency in which the shop sells to a country: its own if supported, else EUR (R3.58, R9.7). */
export function currencyOfCountry(country: string): CurrencyCode {
  if (!isCountryCode(country)) return DEFAULT_CURRENCY;
  return countries[country].currency.find(isCurrencyCode) ?? DEFAULT_CURRENCY;
}

/** The calling code of a country in digits; undefined if it has none. */
export function callingCodeOf(country: string): string | undefined {
  return isSupportedCountry(country) ? getCountryCallingCode(country) : undefined;
}

/** The country to preselect in a form: the given one if known, else the default (R3.57). */
export function preselectCountry(country: string | null | undefined): string {
  return country && callingCodeOf(country) !== undefined ? country : DEFAULT_COUNTRY;
}

/** Every country with a calling code, with that code and its currency (R3.56). */
export function listCountries(): readonly CountryInfo[] {
  return Object.keys(countries)
    .sort()
    .flatMap((country) => {
      const callingCode = callingCodeOf(country);
      return callingCode === undefined ? [] : [{ country, callingCode, currency: currencyOfCountry(country) }];
    });
}
