import type { AgeRating } from '#contract/values/age-ratings.ts';
import { ALL_GAMES_CATEGORY } from '#contract/values/categories.ts';
import {
  AGE_QUESTIONS,
  type AgeAnswers,
  type AgeQuestion,
  isAgeRatingAllowed,
  minimumAgeRating,
} from '#domain/age/age-questionnaire.ts';

/** The mildest answers; an unanswered question imposes no limit. */
const MILDEST: AgeAnswers = {
  violence: 'none',
  horror: 'none',
  sexuality: 'none',
  language: 'none',
  substances: 'none',
  gambling: 'none',
};

export interface LeastRating {
  readonly rating: AgeRating;
  /** What requires the rating; empty if the mildest rating is allowed. */
  readonly reasons: readonly (AgeQuestion | 'category')[];
}

/** The mildest rating that the answers and the category allow, and which of them require it. */
export function leastRating(answers: Partial<AgeAnswers>, category: number | null): LeastRating {
  const code = category ?? ALL_GAMES_CATEGORY;
  const rating = minimumAgeRating({ ...MILDEST, ...answers }, code);
  if (rating === '0+') return { rating, reasons: [] };
  const asks = (least: AgeRating) => isAgeRatingAllowed(least, rating);
  const questions = Object.keys(AGE_QUESTIONS).filter((key): key is AgeQuestion => Object.hasOwn(AGE_QUESTIONS, key));
  const reasons = questions.filter((question) =>
    asks(minimumAgeRating({ ...MILDEST, [question]: answers[question] ?? 'none' }, ALL_GAMES_CATEGORY)),
  );
  return { rating, reasons: asks(minimumAgeRating(MILDEST, code)) ? [...reasons, 'category'] : reasons };
}
