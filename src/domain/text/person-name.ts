import type { LocaleCode } from '#contract/values/locales.ts';

interface PersonName {
  readonly givenName: string;
  readonly familyName: string;
}

/**
 * A person's whole name for readers of a language. Chinese and Vietnamese put the family name first, Chinese characters do
 * so in every language and have no space between them.
 */
export function writePersonName({ givenName, familyName }: PersonName, locale: LocaleCode): string {
  if (/^[\p{Script=Han}\s]+$/u.test(familyName + givenName)) return familyName + givenName;
  const names = { familyName, givenName };
  return orderNames(['familyName', 'givenName'], locale)
    .map((name) => names[name])
    .join(' ')
    .trim();
}

/** Fields in the order of a language; `fields` has the family name directly before the given name. */
export function orderNames<Field extends string>(fields: readonly Field[], locale: LocaleCode): readonly Field[] {
  const place = fields.findIndex((field) => /familyName$/i.test(field));
  const [family, given] = fields.slice(place, place + 2);
  if (locale !== 'en-US' || place === -1 || family === undefined || given === undefined) return fields;
  return [...fields.slice(0, place), given, family, ...fields.slice(place + 2)];
}
