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
  const names = locale === 'en-US' ? [givenName, familyName] : [familyName, givenName];
  return names.join(' ').trim();
}
