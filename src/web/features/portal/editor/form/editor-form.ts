import type { DataDeclaration, Screenshots } from '#contract/application/entities.ts';
import type { ChannelKey } from '#contract/values/channels.ts';
import { LOCALES, type LocaleCode } from '#contract/values/locales.ts';
import type { PlatformCode } from '#contract/values/platforms.ts';
import type { AgeAnswers } from '#domain/age/age-questionnaire.ts';
import type { StoredApplicationForm } from '#domain/forms/application-fields.ts';

/** The texts of a language, in the order of the form. */
export const TEXT_FIELDS = ['name', 'shortDescription', 'fullDescription'] as const;
export type TextField = (typeof TEXT_FIELDS)[number];
export type LanguageTexts = Readonly<Record<TextField, string>>;

/** The fields that are answered yes or no. */
export type FlagField = {
  [Field in keyof StoredApplicationForm]: StoredApplicationForm[Field] extends boolean ? Field : never;
}[keyof StoredApplicationForm];

export const SCREENSHOT_KINDS = ['mobile', 'tablet7', 'tablet10', 'computer'] as const satisfies (keyof Screenshots)[];

/** Where a platform's game is downloaded; `size` in bytes, kept as it was where the address stays. */
export interface DownloadAddress {
  readonly url: string;
  readonly size: number;
}

/** Questions, null until they are answered. */
type Answers = {
  readonly [Field in 'category' | 'defaultCategory' | 'ageRating' | FlagField]: StoredApplicationForm[Field] | null;
};

/** Lists that have a key are kept by it, so that a field keeps its name whatever is beside it. */
interface KeyedLists {
  readonly contents: Readonly<Record<LocaleCode, LanguageTexts>>;
  readonly ageAnswers: Partial<AgeAnswers>;
  readonly downloadUrls: Readonly<Partial<Record<PlatformCode, DownloadAddress>>>;
  readonly dataCollection: Readonly<Record<number, DataDeclaration>>;
  readonly contacts: Readonly<Partial<Record<ChannelKey, string>>>;
}

/** What the editor holds otherwise than the server stores it. */
export type EditorParts = Answers & KeyedLists;

/** What the editor holds: every field of the form, empty where nothing is typed. */
export type EditorForm = Readonly<Omit<StoredApplicationForm, keyof EditorParts> & EditorParts>;
export type EditorField = keyof EditorForm;

/** The fields that hold one text. */
export type PlainTextField = {
  [Field in EditorField]: EditorForm[Field] extends string ? (string extends EditorForm[Field] ? Field : never) : never;
}[EditorField];

export const NO_TEXTS: LanguageTexts = { name: '', shortDescription: '', fullDescription: '' };

/** Whether anything is typed in a language; one without a word is left out of what is sent. */
export function hasTexts(texts: LanguageTexts): boolean {
  return TEXT_FIELDS.some((field) => texts[field].trim() !== '');
}

/** The languages that are sent: those with a word, and the default one, whose gaps then have a field to be shown at. */
export function usedLanguages({ contents, contentDefault }: EditorForm): readonly LocaleCode[] {
  return LOCALES.filter((lang) => lang === contentDefault || hasTexts(contents[lang]));
}
