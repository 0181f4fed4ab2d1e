import { ERROR } from '#contract/errors/errors.ts';
import { DEFAULT_LOCALE, LOCALES, type LocaleCode, readLocale } from '#contract/values/locales.ts';
import {
  type Check,
  FINE,
  type Fields,
  filled,
  inside,
  isBlank,
  isFields,
  listOf,
  record,
  refuse,
  required,
} from '../checks/checks.ts';
import { language } from '../checks/value-checks.ts';
import type { FieldIssue } from '../field-issue.ts';

/** Every language twice, so that a repeated one can be named. */
const CONTENTS_MAX = 2 * LOCALES.length;

/**
 * The texts of a form per language (R5.32-R5.34, O57): every language present is complete and occurs once, and the
 * default language named in `contentDefault` is present (`defaultLanguageMissing`). `needed` lists further required
 * languages.
 */
export function contentsCheck(texts: Readonly<Record<string, Check>>, needed: readonly LocaleCode[] = []): Check {
  const areFull = listOf(record({ lang: required(language), ...texts }), { max: CONTENTS_MAX });
  return (value, form) => {
    const entries = isBlank(value) ? [] : value;
    if (!Array.isArray(entries) || entries.length > CONTENTS_MAX) return areFull(entries, form);
    const languages = entries.map((entry) => (isFields(entry) ? readLocale(entry.lang) : undefined));
    const defaultLanguage = defaultLanguageOf(form);
    return [
      ...areFull(entries, form).map((issue) => requireIfDefault(issue, languages, defaultLanguage)),
      ...findRepeated(languages),
      ...findMissing(languages, { needed, defaultLanguage }),
    ];
  };
}

const INCOMPLETE = 'form.language_incomplete';

/** A text required in each language present. */
export function inEachLanguage(check: Check): Check {
  return filled(check, refuse(INCOMPLETE));
}

/** The texts of the default language cannot be left blank, as those of the others can. */
function requireIfDefault(
  issue: FieldIssue,
  languages: Languages,
  defaultLanguage: LocaleCode | undefined,
): FieldIssue {
  const lang = languages[Number.parseInt(issue.field, 10)];
  const isNeeded = issue.message === INCOMPLETE && lang !== undefined && lang === defaultLanguage;
  return isNeeded ? { ...issue, message: 'field.required' } : issue;
}

/** A text required in every language. */
export function inEveryLanguage(check: Check): Check {
  return filled(check, refuse('form.language_needed'));
}

/** Undefined if the form names an unknown language. */
function defaultLanguageOf({ contentDefault }: Fields): LocaleCode | undefined {
  return isBlank(contentDefault) ? DEFAULT_LOCALE : readLocale(contentDefault);
}

/** An entry without a known language is undefined, and an issue of its own. */
type Languages = readonly (LocaleCode | undefined)[];

function findRepeated(languages: Languages): readonly FieldIssue[] {
  return languages.flatMap((lang, index) => {
    const isRepeated = lang !== undefined && languages.indexOf(lang) < index;
    return isRepeated ? inside(index, inside('lang', refuse('form.repeated'))) : FINE;
  });
}

function findMissing(
  languages: Languages,
  { needed, defaultLanguage }: { readonly needed: readonly LocaleCode[]; readonly defaultLanguage?: LocaleCode },
): readonly FieldIssue[] {
  const wanted = new Set(defaultLanguage === undefined ? needed : [defaultLanguage, ...needed]);
  return [...wanted].flatMap((lang) => {
    if (languages.includes(lang)) return FINE;
    const code = lang === defaultLanguage ? ERROR.defaultLanguageMissing : ERROR.invalidFormat;
    return refuse('form.language_missing', { values: { lang }, code });
  });
}
