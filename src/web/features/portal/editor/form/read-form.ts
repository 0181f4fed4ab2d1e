import type { OwnApplication } from '#contract/application/developer-entities.ts';
import type { ApplicationDraftForm } from '#contract/application/draft-entities.ts';
import { AGE_RATINGS } from '#contract/values/age-ratings.ts';
import { CHANNELS } from '#contract/values/channels.ts';
import { findDataType } from '#contract/values/data-catalogue.ts';
import { LOCALES, type LocaleCode, readLocale } from '#contract/values/locales.ts';
import { isPlatformCode, PLATFORM_CODES } from '#contract/values/platforms.ts';
import { AGE_QUESTIONS, type AgeAnswers } from '#domain/age/age-questionnaire.ts';
import { readApplicationForm } from '#domain/forms/application/application-form.ts';
import type { EditorForm, EditorParts, LanguageTexts } from './editor-form.ts';

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
