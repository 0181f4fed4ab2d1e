import type { Translator } from './translator.ts';

/*
 * Names of the bundle `places`. Never those of `Intl`: Node.js and browsers carry different ones, and a page would be
 * rendered with other words than it is taken over with.
 */

type Names = Pick<Translator, 'find'>;

/** What a country (two letters) is called; one without a name by its code. */
export function regionName(translator: Names, code: string): string {
  return translator.find(`region.${code}`) ?? code;
}

export function currencyName(translator: Names, code: string): string {
  return translator.find(`currency.${code}`) ?? code;
}

export function languageName(translator: Names, code: string): string {
  return translator.find(`language.${code}`) ?? code;
}

/** Compares countries by their names, in the order of the language. */
export function compareRegions(translator: Names): (one: string, other: string) => number {
  const order = (translator.find('places.order') ?? '').split(',');
  const places = new Map(order.map((code, place) => [code, place]));
  return (one, other) => (places.get(one) ?? order.length) - (places.get(other) ?? order.length);
}
