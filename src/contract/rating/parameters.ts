import { wireType } from '../openapi/wire-type.ts';
import {
  databaseNumber,
  integer,
  isStorableText,
  locale,
  optional,
  text,
  textChoice,
  withDefault,
} from '../schema/parameter-schemas.ts';
import { LIMITS } from '../values/limits.ts';
import { RATING_PARTS, RATING_REASONS } from './rating-reasons.ts';

export const STARS_MAX = 5;

export const ratingId = databaseNumber;
export const stars = integer({ min: 1, max: STARS_MAX });
export const ratingReason = textChoice(RATING_REASONS);
/** The rating where nothing is said. */
export const ratingPart = withDefault(textChoice(RATING_PARTS), 'rating');
/** Which words were decided on. */
export const ratingRevision = databaseNumber;
/** What is added to a reason. */
export const ratingNote = text({ min: 0, max: LIMITS.reasonLength });

/** What lists of ratings are cut down to. */
export const ratingFilter = { stars: optional(stars), language: optional(locale) };

/** Plain words of a rating: none, or enough to say something. */
export const ratingWords = plainWords((length) => {
  if (length > 0 && length < LIMITS.ratingWordsMin) return 'field.tooShort';
  return length > LIMITS.ratingWordsMax ? 'field.tooLong' : undefined;
}, LIMITS.ratingWordsMax);

/** Plain words of an answer: it says something. */
export const ratingAnswerWords = plainWords((length) => {
  if (length === 0) return 'field.required';
  return length > LIMITS.ratingAnswerLength ? 'field.tooLong' : undefined;
}, LIMITS.ratingAnswerLength);

/** Words by their length in characters; spaces around them do not count, and are not kept. */
// @__NO_SIDE_EFFECTS__
function plainWords(findFault: (length: number) => string | undefined, maxLength: number) {
  return wireType<string, string>({
    read: (raw, refuse) => {
      if (raw === undefined || raw === null) return refuse('field.required');
      if (typeof raw !== 'string' || !isStorableText(raw)) return refuse('field.invalid');
      const words = raw.trim();
      const fault = findFault([...words].length);
      return fault === undefined ? words : refuse(fault);
    },
    jsonSchema: { type: 'string', maxLength },
  });
}

/** Where the page before ended, as its reply told. */
export const ratingPlace = place(/^\d{1,10}(\.\d{1,10})?$/);
/** The same of developers' lists, which begin with the newest. */
export const ratingNumberPlace = place(/^\d{1,10}$/);
/** And of the operators' lists, which are ordered by time. */
export const ratingQueuePlace = place(/^\d{1,16}\.\d{1,10}$/);

// @__NO_SIDE_EFFECTS__
function place(pattern: RegExp) {
  return wireType<string, string>({
    read: (raw, refuse) => (typeof raw === 'string' && pattern.test(raw) ? raw : refuse('field.invalid')),
    jsonSchema: { type: 'string', pattern: pattern.source },
  });
}
