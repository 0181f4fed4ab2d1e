import type { OwnApplication } from '#contract/application/developer-entities.ts';
import type { ApplicationDraftForm } from '#contract/application/draft-entities.ts';
import { AGE_RATINGS } from '#contract/values/age-ratings.ts';
import { CHANNELS } from '#contract/values/channels.ts';
import { findDataType } from '#contract/values/data-catalogue.ts';
import { LOCALES, readLocale } from '#contract/values/locales.ts';
import { isPlatformCode, PLATFORM_CODES } from '#contract/values/platforms.ts';
import { AGE_QUESTIONS, type AgeAnswers } from '#domain/age/age-questionnaire.ts';
import { type EditorForm, EMPTY_FORM, type LanguageTexts } from './editor-form.ts';

type Loose = ApplicationDraftForm;

/** Reads a draft, or the form of an application; what is missing or unknown is empty. */
export function readForm(loose: Loose): EditorForm {
  const text = (value: string | null | undefined) => value ?? '';
  return {
    ...EMPTY_FORM,
    appId: text(loose.appId),
    contentDefault: readLocale(loose.contentDefault) ?? EMPTY_FORM.contentDefault,
    contents: readContents(loose),
    icon: text(loose.icon),
    screenshots: readScreenshots(loose),
    promoVideo: text(loose.promoVideo),
    promoImage: text(loose.promoImage),
    backgroundImage: text(loose.backgroundImage),
    category: loose.category ?? null,
    defaultCategory: loose.defaultCategory ?? null,
    ageAnswers: readAnswers(loose),
    ageRating: AGE_RATINGS.find((rating) => rating === loose.ageRating) ?? null,
    platforms: PLATFORM_CODES.filter((code) => loose.platforms?.includes(code)),
    countries: loose.countries ?? [],
    downloadUrls: readDownloadUrls(loose),
    webRedirectUrl: text(loose.webRedirectUrl),
    hardwareRequirements: text(loose.hardwareRequirements),
    containsAds: loose.containsAds ?? null,
    isPaidOnce: loose.isPaidOnce ?? null,
    hasInAppPurchase: loose.hasInAppPurchase ?? null,
    dataCollection: readDeclarations(loose),
    privacyPolicyUrl: text(loose.privacyPolicyUrl),
    contactEmail: text(loose.contactEmail),
    contacts: readContacts(loose),
  };
}

/** The form of an application as it is stored. */
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

function readScreenshots({ screenshots }: Loose): EditorForm['screenshots'] {
  return {
    mobile: screenshots?.mobile ?? [],
    tablet7: screenshots?.tablet7 ?? [],
    tablet10: screenshots?.tablet10 ?? [],
    computer: screenshots?.computer ?? [],
  };
}

/** An answer that the questionnaire does not know any more is none. */
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
