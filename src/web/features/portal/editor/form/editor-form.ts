import type { DataDeclaration, Screenshots } from '#contract/application/entities.ts';
import type { ChannelKey } from '#contract/values/channels.ts';
import { LOCALES, type LocaleCode } from '#contract/values/locales.ts';
import type { PlatformCode } from '#contract/values/platforms.ts';
import type { AgeAnswers } from '#domain/age/age-questionnaire.ts';
import type { StoredApplicationForm } from '#domain/forms/application/application-fields.ts';

/** The texts of a language, in the order of the form. */
export const TEXT_FIELDS = ['name', 'shortDescription', 'fullDescription'] as const;
export type TextField = (typeof TEXT_FIELDS)[number];
export type LanguageTexts = Readonly<Record<TextField, string>>;

/** Fields that are answered with yes or no. */
export type FlagField = {
  [Field in keyof StoredApplicationForm]: StoredApplicationForm[Field] extends boolean ? Field : never;
}[keyof StoredApplicationForm];

export const SCREENSHOT_KINDS = ['mobile', 'tablet7', 'tablet10', 'computer'] as const satisfies (keyof Screenshots)[];

/** The download address of a platform; `size` in bytes, preserved while the address is unchanged. */
export interface DownloadAddress {
  readonly url: string;
  readonly size: number;
}

/** Questions; null until they are answered. */
type Answers = {
  readonly [Field in 'category' | 'defaultCategory' | 'ageRating' | FlagField]: StoredApplicationForm[Field] | null;
};

/** Lists whose entries have a key are stored by that key, so that a field's name does not depend on its neighbors. */
interface KeyedLists {
  readonly contents: Readonly<Record<LocaleCode, LanguageTexts>>;
  readonly ageAnswers: Partial<AgeAnswers>;
  readonly downloadUrls: Readonly<Partial<Record<PlatformCode, DownloadAddress>>>;
  readonly dataCollection: Readonly<Record<number, DataDeclaration>>;
  readonly contacts: Readonly<Partial<Record<ChannelKey, string>>>;
}

/** The parts that the editor represents differently from the server. */
export type EditorParts = Answers & KeyedLists;

/** The form in the editor: every field, empty if nothing has been entered. */
export type EditorForm = Readonly<Omit<StoredApplicationForm, keyof EditorParts> & EditorParts>;
export type EditorField = keyof EditorForm;

/** Fields with a single text. */
export type PlainTextField = {
  [Field in EditorField]: EditorForm[Field] extends string ? (string extends EditorForm[Field] ? Field : never) : never;
}[EditorField];

export const NO_TEXTS: LanguageTexts = { name: '', shortDescription: '', fullDescription: '' };

/** Whether a language has any text; languages without text are not submitted. */
export function hasTexts(texts: LanguageTexts): boolean {
  return TEXT_FIELDS.some((field) => texts[field].trim() !== '');
}

/** The languages to submit: those with text and the default one, whose missing texts are reported at its fields. */
export function usedLanguages({ contents, contentDefault }: EditorForm): readonly LocaleCode[] {
  return LOCALES.filter((lang) => lang === contentDefault || hasTexts(contents[lang]));
}
