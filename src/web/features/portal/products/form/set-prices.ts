import type { CurrencyCode } from '#contract/values/limits.ts';
import { type ProductDraft, priceOf } from './product-draft.ts';

/** Sets the price of countries by hand, or lets them follow the default again (null). */
export function setOwnPrice(draft: ProductDraft, countries: readonly string[], own: string | null): ProductDraft {
  const changed = countries.map((country) => [country, { ...priceOf(draft, country), own }] as const);
  return { ...draft, prices: { ...draft.prices, ...Object.fromEntries(changed) } };
}

/** The countries of a draft whose price is in a currency. */
export function countriesIn(draft: ProductDraft, currency: CurrencyCode): readonly string[] {
  return draft.countries.filter((country) => priceOf(draft, country).currency === currency);
}

/** Takes countries in, after those that are there, or out; what was set for one stays, should it come back. */
export function putCountries(draft: ProductDraft, countries: readonly string[], isChosen: boolean): ProductDraft {
  const changed = new Set(countries);
  const kept = draft.countries.filter((code) => !changed.has(code));
  return { ...draft, countries: isChosen ? [...kept, ...countries] : kept };
}
