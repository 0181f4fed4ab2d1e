import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR, type ErrorCode } from '#contract/errors/errors.ts';
import { byLocale } from '#contract/values/by-locale.ts';
import { LOCALES, type LocaleCode } from '#contract/values/locales.ts';
import type { PlatformCode } from '#contract/values/platforms.ts';
import type { Version, VersionContent } from '#contract/version/entities.ts';
import type { versionTexts } from '#contract/version/version-fields.ts';
import type { StoredVersionForm } from '#domain/forms/version/version-fields.ts';
import { checkVersionForm } from '#domain/forms/version/version-form.ts';
import { findVersionNameObstacle } from '#domain/version/version-name.ts';
import type { Problem, Problems } from '#web/kit/form/form-errors.ts';

/** The texts of a version in the form. */
export interface VersionTexts extends Omit<StoredVersionForm, 'platform' | 'contents'> {
  /** Release notes by language; empty if there are none. */
  readonly notes: Readonly<Record<LocaleCode, string>>;
}

export const NO_NOTES: VersionTexts['notes'] = byLocale(() => '');

export const NO_TEXTS: VersionTexts = { versionName: '', minimumVersion: '', notes: NO_NOTES };

export function notesOf(contents: readonly VersionContent[]): VersionTexts['notes'] {
  return { ...NO_NOTES, ...Object.fromEntries(contents.map(({ lang, description }) => [lang, description])) };
}

export function textsOf({ versionName, minimumVersion, contents }: Version): VersionTexts {
  return { versionName, minimumVersion, notes: notesOf(contents) };
}

/** The texts in the format of the API: languages of the application and any others with a text. */
export function toSentTexts({ versionName, minimumVersion, notes }: VersionTexts, languages: readonly LocaleCode[]) {
  const contents = LOCALES.filter((lang) => languages.includes(lang) || notes[lang].trim() !== '').map((lang) => ({
    lang,
    description: notes[lang].trim(),
  }));
  return { versionName: versionName.trim(), minimumVersion: minimumVersion.trim(), contents } satisfies Record<
    keyof typeof versionTexts,
    unknown
  >;
}
type SentTexts = ReturnType<typeof toSentTexts>;

/**
 * Converts the index-based field name of a check or of the server to the page's name: `contents.1.description` of the
 * submission becomes `contents.zh-CN`.
 */
function toFieldName(field: string, { contents }: SentTexts): string {
  const [list = '', place = ''] = field.split('.');
  if (list !== 'contents') return list;
  const lang = contents[Number.parseInt(place, 10)]?.lang ?? contents[0]?.lang;
  return lang === undefined ? list : `${list}.${lang}`;
}

interface TextSurroundings {
  readonly platform: PlatformCode;
  /** Languages of the application. */
  readonly languages: readonly LocaleCode[];
  readonly contentDefault: LocaleCode;
  /** Names of the application's other versions. */
  readonly otherNames: readonly string[];
}

/** Validates the texts of a version with the server's rules; problems have the page's field names. */
export function checkTexts(texts: VersionTexts, surroundings: TextSurroundings): Problems {
  const { platform, otherNames, ...application } = surroundings;
  const sent = toSentTexts(texts, application.languages);
  const problems = new Map<string, Problem>();
  for (const { field, message, values } of checkVersionForm({ platform, ...sent }, application)) {
    const name = toFieldName(field, sent);
    if (!problems.has(name)) problems.set(name, { message, ...(values && { values }) });
  }
  const taken = findVersionNameObstacle(sent.versionName, otherNames);
  if (taken !== undefined && !problems.has('versionName')) problems.set('versionName', { message: `error.${taken}` });
  return problems;
}

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
