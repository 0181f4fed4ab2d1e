import type { Application } from '#contract/application/entities.ts';
import { LIMITS } from '#contract/values/limits.ts';
import { LOCALES, readLocale } from '#contract/values/locales.ts';
import { markupRules } from '../../rules/markup-rules.ts';
import { byRule, type Check, isFields } from '../checks/checks.ts';
import { eachOf, normalizeLanguage, normalizeLine, normalizeLines } from '../checks/normalize-values.ts';
import { text } from '../checks/value-checks.ts';
import { objectsOf, textOf } from '../field-kinds.ts';
import { filledText } from '../form-difference.ts';
import { contentsCheck, inEachLanguage } from './contents-check.ts';

/** The texts of an application per language (R3.2, R5.32, R5.33). */
export const APPLICATION_TEXT_CHECKS = {
  name: inEachLanguage(text(LIMITS.applicationNameLength)),
  shortDescription: inEachLanguage(text(LIMITS.shortDescriptionLength)),
  // Check the length first: parsing tags takes time proportional to it.
  fullDescription: inEachLanguage(text(LIMITS.fullDescriptionLength, byRule(markupRules.html, {}))),
} as const satisfies Readonly<Record<string, Check>>;
export type ApplicationTextField = keyof typeof APPLICATION_TEXT_CHECKS;

type Contents = Application['contents'];

function normalizeContent(entry: unknown): unknown {
  if (!isFields(entry)) return entry;
  const { lang, name, shortDescription, fullDescription } = entry;
  return {
    lang: normalizeLanguage(lang),
    name: normalizeLine(name),
    shortDescription: normalizeLine(shortDescription),
    fullDescription: normalizeLines(fullDescription),
  } satisfies Record<keyof Contents[number], unknown>;
}

/** The texts of the languages present, in our language order. */
function readContents(value: unknown): Contents {
  const entries = objectsOf(value);
  return LOCALES.flatMap((lang) => {
    const entry = entries.find((candidate) => readLocale(candidate.lang) === lang);
    if (entry === undefined) return [];
    const { name, shortDescription, fullDescription } = entry;
    return {
      lang,
      name: textOf(name),
      shortDescription: textOf(shortDescription),
      fullDescription: textOf(fullDescription),
    };
  });
}

/** The texts of an application, by language. */
export const contents = {
  normalize: (value: unknown) => eachOf(value, normalizeContent),
  check: contentsCheck(APPLICATION_TEXT_CHECKS),
  read: readContents,
  difference: {
    kind: 'text',
    texts: (value: Contents) =>
      Object.fromEntries(
        value.flatMap(({ lang, ...texts }) =>
          Object.entries(texts).map(([name, text]) => [`${lang}.${name}`, filledText(text)] as const),
        ),
      ),
  },
} as const;
