import type { Application } from '#contract/application/entities.ts';
import type { AgeRating } from '#contract/values/age-ratings.ts';
import { LIMITS } from '#contract/values/limits.ts';
import { isAgeRatingAllowed } from '../age/age-questionnaire.ts';
import { APPLICATION_TEXT_CHECKS } from './application-texts.ts';
import { type Check, chosen, inside, isFields, optional, record, refuse, required } from './checks.ts';
import { contentsCheck } from './contents-check.ts';
import { countries } from './country-checks.ts';
import { contacts, dataCollection, downloadUrls } from './declaration-checks.ts';
import type { FieldIssue } from './field-issue.ts';
import { icon, screenshots } from './picture-checks.ts';
import {
  ageRating,
  applicationId,
  category,
  email,
  flag,
  isAgeRating,
  language,
  pictureReference,
  platforms,
  promoVideo,
  text,
  webAddress,
} from './value-checks.ts';

type KeptByServer = 'id' | 'publishDate' | 'viewCount' | 'status' | 'createdAt' | 'updatedAt';
type SetElsewhere = 'pinned' | 'sort' | 'onlineVersionId';

/** What a developer fills in of an application (R3.1-R3.17). Prices are those of its products. */
export type ApplicationForm = Omit<Application, KeptByServer | SetElsewhere>;

const CHECKS = {
  appId: required(applicationId),
  contentDefault: optional(language),
  contents: contentsCheck(APPLICATION_TEXT_CHECKS),
  icon,
  screenshots,
  promoVideo: optional(promoVideo),
  promoImage: optional(pictureReference),
  backgroundImage: optional(pictureReference),
  category: chosen(category),
  defaultCategory: optional(category),
  ageRating: chosen(ageRating),
  platforms,
  countries,
  downloadUrls: optional(downloadUrls),
  webRedirectUrl: optional(webAddress),
  hardwareRequirements: optional(text(LIMITS.hardwareRequirementsLength)),
  containsAds: chosen(flag),
  isPaidOnce: chosen(flag),
  hasInAppPurchase: chosen(flag),
  dataCollection: optional(dataCollection),
  privacyPolicyUrl: optional(webAddress),
  contactEmail: required(email),
  contacts: optional(contacts),
} as const satisfies Record<keyof ApplicationForm, Check>;

const check = record(CHECKS);

/**
 * Every issue of an application to be made, or of one as it would be after an edit. With the least age rating that the
 * questionnaire allows, a milder one is refused. Whether the ID is free and pictures exist is for the server to see.
 */
export function checkApplicationForm(
  form: unknown,
  { minimumAgeRating = '0+' }: { readonly minimumAgeRating?: AgeRating } = {},
): readonly FieldIssue[] {
  const fields = isFields(form) ? form : {};
  const issues = check(fields, fields);
  const isTooMild = isAgeRating(fields.ageRating) && !isAgeRatingAllowed(fields.ageRating, minimumAgeRating);
  return isTooMild ? [...issues, ...inside('ageRating', refuse('field.choice'))] : issues;
}
