import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR, type ErrorCode } from '#contract/errors/errors.ts';
import { LOCALES, type LocaleCode } from '#contract/values/locales.ts';
import type { Problem, Problems } from '#web/kit/form/problems.ts';
import { type SentTexts, toFieldName } from './version-texts.ts';

/** Codes that concern a single field. */
const FIELD_OF_CODE: Partial<Record<ErrorCode, string>> = {
  [ERROR.duplicateVersionName]: 'versionName',
  [ERROR.duplicateFileName]: 'file',
  [ERROR.noPackageNeeded]: 'file',
};

/** The server's problems by the page's field names; empty if the error concerns none of them. */
export function readRefusals(error: unknown, sent: SentTexts): Problems {
  if (!(error instanceof ApiError)) return new Map();
  const { code, fields = {}, params } = error;
  const field = FIELD_OF_CODE[code];
  // The code's message is more specific than the field's.
  if (field !== undefined) return new Map([[field, { message: `error.${code}` }]]);
  const named = Object.entries(fields).map(([field, message]): [string, Problem] => {
    const name = field === 'uploadId' ? 'file' : toFieldName(field, sent);
    return [name, { message, ...(params && { values: params }) }];
  });
  // The page has no place for problems of other fields.
  return new Map(named.filter(([name]) => isField(name)));
}

/** The fields in the order of the page. */
export const VERSION_FIELDS = ['file', 'versionName', 'minimumVersion', ...LOCALES.map((lang) => `contents.${lang}`)];

/** Whether the page can show a problem of a field. */
function isField(name: string): boolean {
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
