import type { LocaleCode } from '#contract/locales.ts';
import { displayNames } from '../../../ui/intl-formats.ts';

/** Of the long names of Hong Kong and others, servers and browsers have their own; the short ones are the same. */
export const COUNTRY_STYLE = { type: 'region', style: 'short' } as const;

/** What a country (two letters) is called in a language. */
export function countryName(country: string, locale: LocaleCode): string {
  return displayNames(locale, COUNTRY_STYLE).of(country) ?? country;
}
