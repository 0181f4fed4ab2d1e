import { byLocale } from '#contract/values/by-locale.ts';
import { LOCALES, type LocaleCode } from '#contract/values/locales.ts';
import type { Version, VersionContent } from '#contract/version/entities.ts';
import type { versionTexts } from '#contract/version/version-fields.ts';
import type { StoredVersionForm } from '#domain/forms/version-fields.ts';

/** What a developer types of a version, as it stands in the fields. */
export interface VersionTexts extends Omit<StoredVersionForm, 'platform' | 'contents'> {
  /** What is new, by language; empty where nothing is written. */
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

/** The texts as calls take them: the languages that the application has, and any other that has something. */
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
 * The page's name of a field that a check or the server names by its place in a list: `contents.1.description` of what
 * was sent is `contents.zh-CN`.
 */
export function toFieldName(field: string, { contents }: SentTexts): string {
  const [list = '', place = ''] = field.split('.');
  if (list !== 'contents') return list;
  const lang = contents[Number.parseInt(place, 10)]?.lang ?? contents[0]?.lang;
  return lang === undefined ? list : `${list}.${lang}`;
}
