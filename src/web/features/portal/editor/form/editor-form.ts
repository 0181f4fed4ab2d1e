import type { OwnApplication } from '#contract/application/developer-entities.ts';
import type { ApplicationDraftForm } from '#contract/application/draft-entities.ts';
import type { DataDeclaration, Screenshots } from '#contract/application/entities.ts';
import { AGE_RATINGS } from '#contract/values/age-ratings.ts';
import { CHANNELS, type ChannelKey } from '#contract/values/channels.ts';
import { DATA_TYPES, findDataType } from '#contract/values/data-catalogue.ts';
import { LOCALES, type LocaleCode, readLocale } from '#contract/values/locales.ts';
import { isPlatformCode, PLATFORM_CODES, type PlatformCode } from '#contract/values/platforms.ts';
import { AGE_QUESTIONS, type AgeAnswers } from '#domain/age/age-questionnaire.ts';
import type { StoredApplicationForm } from '#domain/forms/application/application-fields.ts';
import { readApplicationForm } from '#domain/forms/application/application-form.ts';

/** The texts of a language, in the order of the form. */
export const TEXT_FIELDS = ['name', 'shortDescription', 'fullDescription'] as const;
export type TextField = (typeof TEXT_FIELDS)[number];
type LanguageTexts = Readonly<Record<TextField, string>>;

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
type EditorParts = Answers & KeyedLists;

/** The form in the editor: every field, empty if nothing has been entered. */
export type EditorForm = Readonly<Omit<StoredApplicationForm, keyof EditorParts> & EditorParts>;
type EditorField = keyof EditorForm;

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
function usedLanguages({ contents, contentDefault }: EditorForm): readonly LocaleCode[] {
  return LOCALES.filter((lang) => lang === contentDefault || hasTexts(contents[lang]));
}

type Loose = ApplicationDraftForm;

/** Reads a draft or an application's form; missing and unknown values become empty. */
export function readForm(loose: Loose): EditorForm {
  const parts: EditorParts = {
    contents: readContents(loose),
    category: loose.category ?? null,
    defaultCategory: loose.defaultCategory ?? null,
    ageAnswers: readAnswers(loose),
    ageRating: AGE_RATINGS.find((rating) => rating === loose.ageRating) ?? null,
    downloadUrls: readDownloadUrls(loose),
    containsAds: loose.containsAds ?? null,
    isPaidOnce: loose.isPaidOnce ?? null,
    hasInAppPurchase: loose.hasInAppPurchase ?? null,
    dataCollection: readDeclarations(loose),
    contacts: readContacts(loose),
  };
  const form = readApplicationForm(loose);
  return { ...form, platforms: PLATFORM_CODES.filter((code) => form.platforms.includes(code)), ...parts };
}

export const EMPTY_FORM: EditorForm = readForm({});

/** The form of a new application, whose developer most likely writes in the language of the page first. */
export function newForm(locale: LocaleCode): EditorForm {
  return { ...EMPTY_FORM, contentDefault: locale };
}

/** The form of a stored application. */
export function formOf(application: OwnApplication): EditorForm {
  return readForm(application);
}

function readContents({ contents }: Loose): EditorForm['contents'] {
  const textsOf = (lang: string): LanguageTexts => {
    const found = contents?.find((content) => readLocale(content.lang) === lang);
    return {
      name: found?.name ?? '',
      shortDescription: found?.shortDescription ?? '',
      fullDescription: found?.fullDescription ?? '',
    };
  };
  const [first, second, third, fourth] = LOCALES;
  return {
    [first]: textsOf(first),
    [second]: textsOf(second),
    [third]: textsOf(third),
    [fourth]: textsOf(fourth),
  };
}

/** Discards answers that the questionnaire no longer offers. */
function readAnswers({ ageAnswers }: Loose): Partial<AgeAnswers> {
  const known = Object.entries(AGE_QUESTIONS).flatMap(([question, answers]) => {
    const answer = ageAnswers?.[question];
    return answer !== undefined && Object.hasOwn(answers, answer) ? [[question, answer]] : [];
  });
  return Object.fromEntries(known);
}

function readDownloadUrls({ downloadUrls }: Loose): EditorForm['downloadUrls'] {
  const known = downloadUrls?.flatMap(({ platform, url, size }) =>
    isPlatformCode(platform) ? [[platform, { url: url ?? '', size: size ?? 0 }] as const] : [],
  );
  return Object.fromEntries(known ?? []);
}

function readDeclarations({ dataCollection }: Loose): EditorForm['dataCollection'] {
  const known = dataCollection?.flatMap(({ code, collected, shared, optional, ephemeral, purposes }) => {
    if (typeof code !== 'number' || findDataType(code) === undefined) return [];
    const flags = { collected: collected ?? false, shared: shared ?? false };
    const rest = { optional: optional ?? false, ephemeral: ephemeral ?? false, purposes: purposes ?? [] };
    return [[code, { code, ...flags, ...rest }] as const];
  });
  return Object.fromEntries(known ?? []);
}

function readContacts({ contacts }: Loose): EditorForm['contacts'] {
  const known = CHANNELS.flatMap(({ key }) => {
    const value = contacts?.find((contact) => contact.key === key)?.value;
    return value ? [[key, value] as const] : [];
  });
  return Object.fromEntries(known);
}

/** The lists of a form for submission, in an order independent of the order of input. */
function listsOf(form: EditorForm) {
  return {
    screenshots: Object.fromEntries(Object.entries(form.screenshots).map(([kind, urls]) => [kind, [...urls]])),
    platforms: PLATFORM_CODES.filter((code) => form.platforms.includes(code)),
    countries: [...form.countries],
    downloadUrls: PLATFORM_CODES.flatMap((platform) => {
      const address = form.downloadUrls[platform];
      return address === undefined || address.url === '' ? [] : [{ platform, ...address }];
    }),
    dataCollection: DATA_TYPES.flatMap(({ code }) => {
      const declaration = form.dataCollection[code];
      return declaration === undefined ? [] : [{ ...declaration, purposes: [...declaration.purposes] }];
    }),
    // A channel taken from the account has an entry only if players may see it.
    contacts: CHANNELS.flatMap(({ key }) => {
      const value = form.contacts[key]?.trim() ?? '';
      return value === '' ? [] : [{ key, value }];
    }),
  };
}

/** The form as stored in a draft, including incomplete values. */
export function toDraft(form: EditorForm): ApplicationDraftForm {
  const langs = LOCALES.filter((lang) => hasTexts(form.contents[lang]));
  return {
    ...form,
    ...listsOf(form),
    ageAnswers: { ...form.ageAnswers },
    contents: langs.map((lang) => ({ lang, ...form.contents[lang] })),
  };
}

/** The form as validated and submitted. `ageAnswers` are included only if all questions are answered. */
export function toSubmission(form: EditorForm) {
  return {
    ...form,
    ...listsOf(form),
    ageAnswers: isAnswered(form.ageAnswers) ? form.ageAnswers : null,
    contents: usedLanguages(form).map((lang) => ({ lang, ...form.contents[lang] })),
  };
}
export type Submission = ReturnType<typeof toSubmission>;

/** Whether every question of the age questionnaire is answered. */
export function isAnswered(answers: Partial<AgeAnswers>): answers is AgeAnswers {
  return Object.keys(AGE_QUESTIONS).every((question) => Object.hasOwn(answers, question));
}
