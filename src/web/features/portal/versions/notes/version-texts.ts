import { byLocale } from '#contract/values/by-locale.ts';
import { LOCALES, type LocaleCode } from '#contract/values/locales.ts';
import type { Version, VersionContent } from '#contract/version/entities.ts';
import type { versionTexts } from '#contract/version/version-fields.ts';
import type { StoredVersionForm } from '#domain/forms/version/version-fields.ts';

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
export type SentTexts = ReturnType<typeof toSentTexts>;

/**
 * Converts the index-based field name of a check or of the server to the page's name: `contents.1.description` of the
 * submission becomes `contents.zh-CN`.
 */
export function toFieldName(field: string, { contents }: SentTexts): string {
  const [list = '', place = ''] = field.split('.');
  if (list !== 'contents') return list;
  const lang = contents[Number.parseInt(place, 10)]?.lang ?? contents[0]?.lang;
  return lang === undefined ? list : `${list}.${lang}`;
}
