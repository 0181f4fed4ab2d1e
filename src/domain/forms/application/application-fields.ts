import type { ApplicationForm } from '#contract/application/application-fields.ts';
import type { Application } from '#contract/application/entities.ts';
import { ALL_GAMES_CATEGORY } from '#contract/values/categories.ts';
import { LIMITS } from '#contract/values/limits.ts';
import { isPlatformCode } from '#contract/values/platforms.ts';
import { sortTags } from '#contract/values/tags.ts';
import type { AgeAnswers } from '../../age/age-questionnaire.ts';
import { chosen, isFields, optional, required } from '../checks/checks.ts';
import { countries } from '../checks/country-checks.ts';
import { icon, screenshots } from '../checks/picture-checks.ts';
import {
  ageRating,
  applicationId,
  category,
  email,
  isAgeRating,
  pictureReference,
  platforms,
  promoVideo,
  tags,
  text,
  webAddress,
} from '../checks/value-checks.ts';
import { asIs, defaultLanguage, itemsOf, line, lines, numberOf, texts, textsOf, yesOrNo } from '../field-kinds.ts';
import { asChoice, asPicture, asText, asValue, type FieldDifference, filledText } from '../form-difference.ts';
import type { FormField } from '../form-table.ts';
import { ageAnswers } from './age-answers.ts';
import { contents } from './application-contents.ts';
import type { ApplicationSection } from './application-sections.ts';
import { captions } from './captions-field.ts';
import { contacts, dataCollection, downloadUrls } from './declaration-fields.ts';
import { screenshotLanguages } from './screenshot-languages-field.ts';

/** A stored application: the form without gaps, its lists in a fixed order. */
export type StoredApplicationForm = ApplicationForm & { readonly ageAnswers: AgeAnswers | null };

interface ApplicationField<Value> extends FormField<Value> {
  /** The editor section that contains it. */
  readonly section: ApplicationSection;
  /** Its column in `applications`; null for a list, which has its own table. */
  readonly column: string | null;
  /** How reviewers see a change; null for fields that never change. */
  readonly difference: FieldDifference<Value> | null;
}
export type ApplicationFields = {
  readonly [Name in keyof StoredApplicationForm]: ApplicationField<StoredApplicationForm[Name]>;
};

const picture = { normalize: asIs, read: line.read, difference: asPicture } as const;
const categoryCode = {
  normalize: asIs,
  read: (value: unknown) => numberOf(value, ALL_GAMES_CATEGORY),
  difference: asChoice,
} as const;

function readScreenshots(value: unknown): Application['screenshots'] {
  const { mobile, tablet7, tablet10, computer } = isFields(value) ? value : {};
  return {
    mobile: textsOf(mobile),
    tablet7: textsOf(tablet7),
    tablet10: textsOf(tablet10),
    computer: textsOf(computer),
  };
}

/**
 * The single list of an application's fields, which defines its checks, stored form, columns, the difference
 * reviewers see, the editor's sections and its empty form (CONTRIBUTING.md, "A field of a form").
 */
export const APPLICATION_FIELDS = {
  appId: { ...line, check: required(applicationId), section: 'texts', column: 'app_id', difference: null },
  contentDefault: {
    ...defaultLanguage,
    section: 'texts',
    column: 'content_default',
    difference: asChoice,
  },
  contents: { ...contents, section: 'texts', column: null },
  icon: { ...picture, check: icon, section: 'pictures', column: 'icon' },
  screenshots: {
    normalize: asIs,
    check: screenshots,
    read: readScreenshots,
    section: 'pictures',
    column: null,
    difference: {
      kind: 'image',
      texts: ({ mobile, tablet7, tablet10, computer }) => ({ mobile, tablet7, tablet10, computer }),
    },
  },
  screenshotLanguages: { ...screenshotLanguages, section: 'pictures', column: 'screenshot_languages' },
  trailer: {
    ...picture,
    check: optional(pictureReference),
    section: 'pictures',
    column: 'trailer',
    difference: { kind: 'video', texts: filledText },
  },
  captions: { ...captions, section: 'pictures', column: 'captions' },
  promoVideo: {
    ...line,
    check: optional(promoVideo),
    section: 'pictures',
    column: 'promo_video',
    difference: asValue,
  },
  promoImage: { ...picture, check: optional(pictureReference), section: 'pictures', column: 'promo_image' },
  backgroundImage: { ...picture, check: optional(pictureReference), section: 'pictures', column: 'background_image' },
  category: { ...categoryCode, check: chosen(category), section: 'rating', column: 'category' },
  defaultCategory: { ...categoryCode, check: optional(category), section: 'rating', column: 'default_category' },
  ageAnswers: { ...ageAnswers, section: 'rating', column: 'age_answers' },
  ageRating: {
    normalize: asIs,
    check: chosen(ageRating),
    read: (value) => (isAgeRating(value) ? value : '0+'),
    section: 'rating',
    column: 'age_rating',
    difference: asChoice,
  },
  platforms: {
    normalize: asIs,
    check: platforms,
    read: (value) => itemsOf(value).filter(isPlatformCode),
    section: 'distribution',
    column: 'platforms',
    difference: { kind: 'list', texts: (codes) => codes.map(String) },
  },
  tags: {
    normalize: asIs,
    check: optional(tags),
    read: (value) => sortTags(itemsOf(value)),
    section: 'rating',
    column: 'tags',
    difference: { kind: 'list', texts: (codes) => codes },
  },
  countries: {
    ...texts,
    check: countries,
    section: 'distribution',
    column: 'countries',
    difference: { kind: 'list', texts: (codes) => codes },
  },
  downloadUrls: { ...downloadUrls, section: 'distribution', column: null },
  webRedirectUrl: {
    ...line,
    check: optional(webAddress),
    section: 'distribution',
    column: 'web_redirect_url',
    difference: asValue,
  },
  hardwareRequirements: {
    ...lines,
    check: optional(text(LIMITS.hardwareRequirementsLength)),
    section: 'distribution',
    column: 'hardware_requirements',
    difference: asText,
  },
  containsAds: { ...yesOrNo, section: 'distribution', column: 'contains_ads', difference: asChoice },
  isPaidOnce: { ...yesOrNo, section: 'distribution', column: 'is_paid_once', difference: asChoice },
  hasInAppPurchase: { ...yesOrNo, section: 'distribution', column: 'has_in_app_purchase', difference: asChoice },
  dataCollection: { ...dataCollection, section: 'data', column: null },
  privacyPolicyUrl: {
    ...line,
    check: optional(webAddress),
    section: 'contact',
    column: 'privacy_policy_url',
    difference: asValue,
  },
  contactEmail: { ...line, check: required(email), section: 'contact', column: 'contact_email', difference: asValue },
  contacts: { ...contacts, section: 'contact', column: null },
} as const satisfies ApplicationFields;

/** The fields stored as columns of `applications`; the others are lists with their own tables. */
export type ApplicationColumnField = {
  [Name in keyof ApplicationFields]: (typeof APPLICATION_FIELDS)[Name]['column'] extends string ? Name : never;
}[keyof ApplicationFields];
export type ApplicationListField = Exclude<keyof ApplicationFields, ApplicationColumnField>;

/** The columns that hold a picture's address. */
export type ApplicationPictureField = {
  [Name in ApplicationColumnField]: (typeof APPLICATION_FIELDS)[Name]['difference'] extends { readonly kind: 'image' }
    ? Name
    : never;
}[ApplicationColumnField];
