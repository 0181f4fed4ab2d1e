import type { CurrencyCode } from '#contract/values/limits.ts';
import { type ProductDraft, priceOf } from './product-draft.ts';

/** Sets the manual price of countries, or resets them to the default (null). */
export function setOwnPrice(draft: ProductDraft, countries: readonly string[], own: string | null): ProductDraft {
  const changed = countries.map((country) => [country, { ...priceOf(draft, country), own }] as const);
  return { ...draft, prices: { ...draft.prices, ...Object.fromEntries(changed) } };
}

/** The countries of a draft whose price is in a currency. */
export function countriesIn(draft: ProductDraft, currency: CurrencyCode): readonly string[] {
  return draft.countries.filter((country) => priceOf(draft, country).currency === currency);
}

/** Appends or removes countries. The price of a removed country is preserved in case the country is added again. */
export function putCountries(draft: ProductDraft, countries: readonly string[], isChosen: boolean): ProductDraft {
  const changed = new Set(countries);
  const kept = draft.countries.filter((code) => !changed.has(code));
  return { ...draft, countries: isChosen ? [...kept, ...countries] : kept };
}
