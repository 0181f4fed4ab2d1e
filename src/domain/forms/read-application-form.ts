import { ALL_GAMES_CATEGORY } from '#contract/values/categories.ts';
import { CHANNELS } from '#contract/values/channels.ts';
import { DEFAULT_LOCALE, LOCALES, readLocale } from '#contract/values/locales.ts';
import { isPlatformCode } from '#contract/values/platforms.ts';
import type { AgeAnswers } from '../age/age-questionnaire.ts';
import { readAgeAnswers } from './age-answers-check.ts';
import type { ApplicationForm } from './application-form.ts';
import { type Fields, isFields } from './checks.ts';
import { isAgeRating } from './value-checks.ts';

/** An application as it is kept: the form without gaps, its lists in one order. */
export type KeptApplicationForm = ApplicationForm & { readonly ageAnswers: AgeAnswers | null };

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function numberOf(value: unknown, otherwise = 0): number {
  return typeof value === 'number' ? value : otherwise;
}

function itemsOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function textsOf(value: unknown): string[] {
  return itemsOf(value).filter((item) => typeof item === 'string');
}

function objectsOf(value: unknown): readonly Fields[] {
  return itemsOf(value).filter(isFields);
}

function contentsOf(value: unknown): ApplicationForm['contents'] {
  const entries = objectsOf(value);
  return LOCALES.flatMap((lang) => {
    const entry = entries.find((candidate) => readLocale(candidate.lang) === lang);
    if (entry === undefined) return [];
    const { name, shortDescription, fullDescription } = entry;
    return {
      lang,
      name: textOf(name),
      shortDescription: textOf(shortDescription),
      fullDescription: textOf(fullDescription),
    };
  });
}

function screenshotsOf(value: unknown): ApplicationForm['screenshots'] {
  const { mobile, tablet7, tablet10, computer } = isFields(value) ? value : {};
  return {
    mobile: textsOf(mobile),
    tablet7: textsOf(tablet7),
    tablet10: textsOf(tablet10),
    computer: textsOf(computer),
  };
}

function downloadsOf(value: unknown): ApplicationForm['downloadUrls'] {
  return objectsOf(value)
    .flatMap(({ platform, url, size }) =>
      isPlatformCode(platform) ? { platform, url: textOf(url), size: numberOf(size) } : [],
    )
    .sort((a, b) => a.platform - b.platform);
}

function declarationsOf(value: unknown): ApplicationForm['dataCollection'] {
  return objectsOf(value)
    .map(({ code, collected, shared, optional, ephemeral, purposes }) => ({
      code: numberOf(code),
      collected: collected === true,
      shared: shared === true,
      optional: optional === true,
      ephemeral: ephemeral === true,
      purposes: textsOf(purposes),
    }))
    .sort((a, b) => a.code - b.code);
}

/** Stands for the value of a channel that the account answers for: its owner only says that players may see it. */
const OF_ACCOUNT = 'account';

/**
 * A channel that is left empty is not given. Those of the account are shown to players only where they are given; their
 * values are the account's, whatever was sent (R3.74, O124).
 */
function contactsOf(value: unknown): ApplicationForm['contacts'] {
  const entries = objectsOf(value);
  return CHANNELS.flatMap(({ key, editable }) => {
    const entry = entries.find((candidate) => candidate.key === key);
    const text = textOf(entry?.value);
    return text === '' ? [] : { key, value: editable ? text : OF_ACCOUNT };
  });
}

function answersOf(value: unknown): AgeAnswers | null {
  const answers = readAgeAnswers(value);
  if (answers === undefined) return null;
  const { violence, horror, sexuality, language, substances, gambling } = answers;
  return { violence, horror, sexuality, language, substances, gambling };
}

/**
 * The kept form of fields that `checkApplicationSubmission` has found right, or of a stored application. What is absent
 * gets its default: texts and lists are empty.
 */
export function readApplicationForm(fields: Fields): KeptApplicationForm {
  return {
    appId: textOf(fields.appId),
    contentDefault: readLocale(fields.contentDefault) ?? DEFAULT_LOCALE,
    contents: contentsOf(fields.contents),
    icon: textOf(fields.icon),
    screenshots: screenshotsOf(fields.screenshots),
    promoVideo: textOf(fields.promoVideo),
    promoImage: textOf(fields.promoImage),
    backgroundImage: textOf(fields.backgroundImage),
    category: numberOf(fields.category, ALL_GAMES_CATEGORY),
    defaultCategory: numberOf(fields.defaultCategory, ALL_GAMES_CATEGORY),
    ageRating: isAgeRating(fields.ageRating) ? fields.ageRating : '0+',
    platforms: itemsOf(fields.platforms).filter(isPlatformCode),
    countries: textsOf(fields.countries),
    downloadUrls: downloadsOf(fields.downloadUrls),
    webRedirectUrl: textOf(fields.webRedirectUrl),
    hardwareRequirements: textOf(fields.hardwareRequirements),
    containsAds: fields.containsAds === true,
    isPaidOnce: fields.isPaidOnce === true,
    hasInAppPurchase: fields.hasInAppPurchase === true,
    dataCollection: declarationsOf(fields.dataCollection),
    privacyPolicyUrl: textOf(fields.privacyPolicyUrl),
    contactEmail: textOf(fields.contactEmail),
    contacts: contactsOf(fields.contacts),
    ageAnswers: answersOf(fields.ageAnswers),
  };
}

/** The names of the fields in which two kept forms differ; whatever they are forms of. */
export function findChangedFields<Form extends object>(before: Form, after: Form): readonly string[] {
  const earlier = new Map<string, unknown>(Object.entries(before));
  return Object.entries(after)
    .filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(earlier.get(name)))
    .map(([name]) => name);
}
