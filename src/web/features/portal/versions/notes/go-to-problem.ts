import { LOCALES, type LocaleCode } from '#contract/values/locales.ts';
import type { Problems } from '../../editor/form/check-form.ts';

const ORDER = ['file', 'versionName', 'minimumVersion', ...LOCALES.map((lang) => `contents.${lang}`)];

/** Whether the page has a place for what is wrong with a field. */
export function isField(name: string): boolean {
  return name === 'contents' || ORDER.includes(name);
}

/** The first wrong field in the order of the page. */
export function firstProblem(problems: Problems): string | undefined {
  return [...problems.keys()].toSorted((a, b) => ORDER.indexOf(a) - ORDER.indexOf(b))[0];
}

/** The language whose notes a field is. */
export function languageOfField(name: string): LocaleCode | undefined {
  return LOCALES.find((lang) => name === `contents.${lang}`);
}

/** Gives a field the focus, wherever on the page it is. */
export function focusField(name: string): void {
  const field = document.getElementById(`field-${name}`);
  field?.focus({ preventScroll: true });
  field?.scrollIntoView({ block: 'center' });
}
