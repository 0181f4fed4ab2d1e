import type { CategoryNames, CountryCurrencies, LocaleMessages } from '#contract/static/entities.ts';
import { CATEGORIES } from '#contract/values/categories.ts';
import { LOCALES, type LocaleCode } from '#contract/values/locales.ts';
import { listCountries } from '#domain/countries/countries.ts';
import { CATALOGS } from '#i18n/catalogs.ts';

/** Language → category key → name. */
export function tableCategoryNames(): CategoryNames {
  return Object.fromEntries(
    LOCALES.map((locale) => [
      locale,
      Object.fromEntries(CATEGORIES.map(({ key }) => [key, CATALOGS.catalogue[locale][`category.${key}`]])),
    ]),
  );
}

/** Country → its currency in the shop and its name per language. */
export function tableCountryCurrencies(): CountryCurrencies {
  const namers = LOCALES.map((locale) => ({ locale, namer: new Intl.DisplayNames(locale, { type: 'region' }) }));
  return Object.fromEntries(
    listCountries().map(({ country, currency }) => [
      country,
      {
        currency,
        name: Object.fromEntries(namers.map(({ locale, namer }) => [locale, namer.of(country) ?? country])),
      },
    ]),
  );
}

/** The messages of all areas in one language. */
export function mergeMessages(locale: LocaleCode): LocaleMessages {
  return Object.fromEntries(Object.values(CATALOGS).flatMap((area) => Object.entries(area[locale])));
}
