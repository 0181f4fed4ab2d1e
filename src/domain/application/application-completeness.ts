import type { Completeness, TextState } from '#contract/application/developer-entities.ts';
import { LOCALES, type LocaleCode, readLocale } from '#contract/values/locales.ts';
import { APPLICATION_TEXT_CHECKS, type ApplicationTextField } from '../forms/application/application-contents.ts';
import { type Fields, isFields } from '../forms/checks/checks.ts';

/**
 * Completeness of an application's texts per language, for a stored application or a form being typed. A language is
 * complete when all of its texts are filled; languages left out are empty.
 */
export function findCompleteness(form: { readonly contents?: unknown }): Completeness {
  const entries: readonly unknown[] = Array.isArray(form.contents) ? form.contents : [];
  const languages = LOCALES.map((lang) => {
    const texts = findTexts(entries, lang);
    const state = (field: ApplicationTextField) => findTextState(texts, field);
    return {
      lang,
      name: state('name'),
      shortDescription: state('shortDescription'),
      fullDescription: state('fullDescription'),
    };
  });
  const states = languages.flatMap(({ name, shortDescription, fullDescription }) => [
    name,
    shortDescription,
    fullDescription,
  ]);
  return { filled: states.filter((state) => state === 'filled').length, total: states.length, languages };
}

function findTexts(entries: readonly unknown[], lang: LocaleCode): Fields {
  return entries.filter(isFields).find((entry) => readLocale(entry.lang) === lang) ?? {};
}

function findTextState(texts: Fields, field: ApplicationTextField): TextState {
  const value = texts[field];
  if (value === undefined || value === null || (typeof value === 'string' && value.trim() === '')) return 'empty';
  return APPLICATION_TEXT_CHECKS[field](value, texts).length === 0 ? 'filled' : 'wrong';
}
