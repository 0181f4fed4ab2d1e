import { ERROR, type ErrorCode } from '#contract/errors/errors.ts';
import { isApplicationId } from '#contract/schema/application-id.ts';
import { AGE_RATINGS, type AgeRating } from '#contract/values/age-ratings.ts';
import { isCategoryCode } from '#contract/values/categories.ts';
import { LIMITS } from '#contract/values/limits.ts';
import { readLocale } from '#contract/values/locales.ts';
import { isPlatformCode, PLATFORM_CODES } from '#contract/values/platforms.ts';
import { isTag } from '#contract/values/tags.ts';
import { checkPromoVideo } from '../../application/youtube.ts';
import { isCurrencyCode } from '../../money/currencies.ts';
import { contactRules } from '../../rules/contact-rules.ts';
import { fileRules } from '../../rules/file-rules.ts';
import { lengthRules } from '../../rules/length-rules.ts';
import { numberRules } from '../../rules/number-rules.ts';
import { requiredRules } from '../../rules/required-rules.ts';
import { byRule, type Check, every, FINE, listOf, refuse, required } from './checks.ts';

/** A storable text: PostgreSQL rejects null characters and lone surrogates. */
const storable: Check = (value) =>
  typeof value === 'string' && !value.includes('\0') && value.isWellFormed() ? FINE : refuse('field.invalid');

/** A text of at most `max` code points, followed by further checks. */
export function text(max: number, ...checks: readonly Check[]): Check {
  const isShort = byRule(lengthRules.max_length, { max });
  // A text never has more code points than code units, and most are far below their limit.
  const fits: Check = (value, siblings) =>
    typeof value === 'string' && value.length <= max ? FINE : isShort(value, siblings);
  return every(storable, fits, ...checks);
}

export const webAddress = text(LIMITS.urlLength, byRule(fileRules.is_url, {}));
export const email = byRule(contactRules.email, {});
/** An upload's identifier, or the address of a stored picture. */
export const pictureReference = text(LIMITS.urlLength);
export const flag = byRule(requiredRules.yes_or_no, {});

export const applicationId: Check = (value) =>
  typeof value === 'string' && isApplicationId(value) ? FINE : refuse('form.application_id');

export const promoVideo: Check = (value) => {
  if (typeof value !== 'string' || value.length > LIMITS.urlLength) return refuse('field.invalid');
  const answer = checkPromoVideo(value);
  // URL parsers ignore a trailing null character.
  return answer === true ? storable(value, {}) : refuse(answer);
};

/** A text from a known set; any other text fails with `code`. */
export function textCode(isKnown: (value: string) => boolean, code: ErrorCode, message = 'field.choice'): Check {
  return (value) => {
    if (typeof value !== 'string') return refuse('field.invalid');
    return isKnown(value) ? FINE : refuse(message, { code });
  };
}

/** A number from a known set; any other whole number fails with `code`. */
export function numberCode(isKnown: (value: number) => boolean, code: ErrorCode): Check {
  return (value) => {
    if (typeof value !== 'number' || numberRules.integer.check(value, {}) !== true) return refuse('field.integer');
    return isKnown(value) ? FINE : refuse('field.choice', { code });
  };
}

/** Zero or more. */
export const wholeNumber: Check = (value) =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? FINE : refuse('field.integer');

export const language = textCode(
  (value) => readLocale(value) !== undefined,
  ERROR.invalidLanguageFormat,
  'field.language',
);
export const currency = textCode(isCurrencyCode, ERROR.currencyNotFound);
export const platform = numberCode(isPlatformCode, ERROR.platformNotFound);
export const category = numberCode(isCategoryCode, ERROR.categoryNotFound);
export const ageRating = textCode(isAgeRating, ERROR.invalidFormat);

/** The issue of an empty list that needs at least one item. */
export const NONE_CHOSEN = byRule(requiredRules.at_least_one, {})([], {});

export const platforms = required(
  listOf(platform, { max: PLATFORM_CODES.length, repeated: 'form.repeated' }),
  NONE_CHOSEN,
);

export const tags = listOf(textCode(isTag, ERROR.invalidFormat), {
  max: LIMITS.applicationTags,
  repeated: 'form.repeated',
});

export function isAgeRating(value: unknown): value is AgeRating {
  return AGE_RATINGS.some((rating) => rating === value);
}
