import { RATING_REASONS } from '../rating/rating-reasons.ts';
import { databaseNumber, locale, text, textChoice, withDefault } from '../schema/parameter-schemas.ts';
import { z } from '../schema/schema.ts';
import { LIMITS } from '../values/limits.ts';
import { LOCALES } from '../values/locales.ts';

export const postId = databaseNumber;
export const postRevision = databaseNumber;
/** Why news should not stand: the reasons for which players report reviews. */
export const postReportReason = textChoice(RATING_REASONS);
export const postNote = withDefault(text({ min: 0, max: LIMITS.reasonLength }), '');

/** One entry for each language that the news is written in. */
export const postContents = z
  .array(
    z.object({
      lang: locale,
      title: text({ max: LIMITS.postTitleLength }),
      body: text({ max: LIMITS.postBodyLength }),
    }),
  )
  .check(z.minLength(1), z.maxLength(LOCALES.length));
