import type { Translator } from './translator.ts';

/* Names of the bundle `places`. Never use `Intl` for them: Node.js and browsers ship different data, which would
   break hydration. */

type Names = Pick<Translator, 'find'>;

/** The name of a country (two letters); falls back to its code. */
export function regionName(translator: Names, code: string): string {
  return translator.find(`region.${code}`) ?? code;
}

export function currencyName(translator: Names, code: string): string {
  return translator.find(`currency.${code}`) ?? code;
}

export function languageName(translator: Names, code: string): string {
  return translator.find(`language.${code}`) ?? code;
}

/** Compares countries by name, in the language's order. */
export function compareRegions(translator: Names): (one: string, other: string) => number {
  const order = (translator.find('places.order') ?? '').split(',');
  const places = new Map(order.map((code, place) => [code, place]));
  return (one, other) => (places.get(one) ?? order.length) - (places.get(other) ?? order.length);
}
