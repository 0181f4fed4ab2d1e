import { LOCALES, type LocaleCode } from '#contract/values/locales.ts';
import type { Problems } from '#web/kit/form/problems.ts';

/** The fields in the order of the page. */
export const VERSION_FIELDS = ['file', 'versionName', 'minimumVersion', ...LOCALES.map((lang) => `contents.${lang}`)];

/** Whether the page can show a problem of a field. */
export function isField(name: string): boolean {
  return name === 'contents' || VERSION_FIELDS.includes(name);
}

/** The first invalid field in the order of the page. */
export function firstProblem(problems: Problems): string | undefined {
  return [...problems.keys()].toSorted((a, b) => VERSION_FIELDS.indexOf(a) - VERSION_FIELDS.indexOf(b))[0];
}

/** The language of a release notes field. */
export function languageOfField(name: string): LocaleCode | undefined {
  return LOCALES.find((lang) => name === `contents.${lang}`);
}
