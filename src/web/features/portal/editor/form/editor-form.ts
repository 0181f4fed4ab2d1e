import type { DataDeclaration, Screenshots } from '#contract/application/entities.ts';
import type { AgeRating } from '#contract/values/age-ratings.ts';
import type { ChannelKey } from '#contract/values/channels.ts';
import { DEFAULT_LOCALE, LOCALES, type LocaleCode } from '#contract/values/locales.ts';
import type { PlatformCode } from '#contract/values/platforms.ts';
import type { AgeAnswers } from '#domain/age/age-questionnaire.ts';

/** The texts of a language, in the order of the form. */
export const TEXT_FIELDS = ['name', 'shortDescription', 'fullDescription'] as const;
export type TextField = (typeof TEXT_FIELDS)[number];
export type LanguageTexts = Readonly<Record<TextField, string>>;

export const FLAG_FIELDS = ['containsAds', 'isPaidOnce', 'hasInAppPurchase'] as const;
export type FlagField = (typeof FLAG_FIELDS)[number];

export const SCREENSHOT_KINDS = ['mobile', 'tablet7', 'tablet10', 'computer'] as const satisfies (keyof Screenshots)[];

/** Where a platform's game is downloaded; `size` in bytes, kept as it was where the address stays. */
export interface DownloadAddress {
  readonly url: string;
  readonly size: number;
}

/**
 * What the editor holds: every field is there, empty where nothing is typed. Lists that have a key (languages, platforms'
 * addresses, channels, declarations) are kept by it, so that a field keeps its name whatever stands beside it.
 */
export interface EditorForm {
  readonly appId: string;
  readonly contentDefault: LocaleCode;
  readonly contents: Readonly<Record<LocaleCode, LanguageTexts>>;
  readonly icon: string;
  readonly screenshots: Readonly<Record<keyof Screenshots, readonly string[]>>;
  readonly promoVideo: string;
  readonly promoImage: string;
  readonly backgroundImage: string;
  readonly category: number | null;
  readonly defaultCategory: number | null;
  readonly ageAnswers: Partial<AgeAnswers>;
  readonly ageRating: AgeRating | null;
  readonly platforms: readonly PlatformCode[];
  readonly countries: readonly string[];
  readonly downloadUrls: Readonly<Partial<Record<PlatformCode, DownloadAddress>>>;
  readonly webRedirectUrl: string;
  readonly hardwareRequirements: string;
  readonly containsAds: boolean | null;
  readonly isPaidOnce: boolean | null;
  readonly hasInAppPurchase: boolean | null;
  readonly dataCollection: Readonly<Record<number, DataDeclaration>>;
  readonly privacyPolicyUrl: string;
  readonly contactEmail: string;
  readonly contacts: Readonly<Partial<Record<ChannelKey, string>>>;
}
export type EditorField = keyof EditorForm;

/** The fields that hold one text. */
export type PlainTextField = {
  [Field in EditorField]: EditorForm[Field] extends string ? (string extends EditorForm[Field] ? Field : never) : never;
}[EditorField];

export const NO_TEXTS: LanguageTexts = { name: '', shortDescription: '', fullDescription: '' };

/** The form of an application that is begun now. */
export const EMPTY_FORM: EditorForm = {
  appId: '',
  contentDefault: DEFAULT_LOCALE,
  contents: { 'zh-TW': NO_TEXTS, 'zh-CN': NO_TEXTS, 'vi-VN': NO_TEXTS, 'en-US': NO_TEXTS },
  icon: '',
  screenshots: { mobile: [], tablet7: [], tablet10: [], computer: [] },
  promoVideo: '',
  promoImage: '',
  backgroundImage: '',
  category: null,
  defaultCategory: null,
  ageAnswers: {},
  ageRating: null,
  platforms: [],
  countries: [],
  downloadUrls: {},
  webRedirectUrl: '',
  hardwareRequirements: '',
  containsAds: null,
  isPaidOnce: null,
  hasInAppPurchase: null,
  dataCollection: {},
  privacyPolicyUrl: '',
  contactEmail: '',
  contacts: {},
};

/** Whether anything is typed in a language; one without a word is left out of what is sent. */
export function hasTexts(texts: LanguageTexts): boolean {
  return TEXT_FIELDS.some((field) => texts[field].trim() !== '');
}

/** The languages that are sent: those with a word, and the default one, whose gaps then have a field to be shown at. */
export function usedLanguages({ contents, contentDefault }: EditorForm): readonly LocaleCode[] {
  return LOCALES.filter((lang) => lang === contentDefault || hasTexts(contents[lang]));
}
