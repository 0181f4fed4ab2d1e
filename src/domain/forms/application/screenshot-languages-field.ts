import type { Application } from '#contract/application/entities.ts';
import { readLocale } from '#contract/values/locales.ts';
import { type Check, FINE, isFields, optional, refuse } from '../checks/checks.ts';
import { asIs } from '../field-kinds.ts';

type Languages = Application['screenshotLanguages'];

const areLanguages: Check = (value) =>
  isFields(value) && Object.values(value).every((lang) => readLocale(lang) !== undefined)
    ? FINE
    : refuse('field.invalid');

function readLanguages(value: unknown): Languages {
  const known = Object.entries(isFields(value) ? value : {}).flatMap(([url, given]) => {
    const lang = readLocale(given);
    return lang === undefined ? [] : [[url, lang] as const];
  });
  return Object.fromEntries(known);
}

/** The languages of screenshots, by their uploads or stored addresses; those without suit all languages. */
export const screenshotLanguages = {
  normalize: asIs,
  check: optional(areLanguages),
  read: readLanguages,
  difference: {
    kind: 'list',
    texts: (given: Languages) => Object.entries(given).map(([url, lang]) => `${lang} ${url}`),
  },
} as const;
