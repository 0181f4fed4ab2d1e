import { AGE_BY_RATING, type AgeRating } from '#contract/values/age-ratings.ts';
import { type CategoryKey, findCategoryKey } from '#contract/values/categories.ts';

/**
 * The questions for a developer, their answers from mildest to strictest, and the minimum rating each answer
 * requires: Taiwan's five grades as `ageRating.*.about` words them. Games with virtual coins are at least 6+.
 */
export const AGE_QUESTIONS = {
  violence: { none: '0+', cartoon: '6+', bloodless: '12+', realistic: '15+', gore: '18+' },
  horror: { none: '0+', mild: '12+', strong: '15+' },
  sexuality: { none: '0+', mild: '12+', suggestive: '15+', nudity: '18+' },
  language: { none: '0+', coarse: '12+' },
  substances: { none: '0+', alcohol_tobacco: '15+', drugs: '18+' },
  gambling: { none: '0+', virtual_coins: '6+' },
} as const satisfies Record<string, Readonly<Record<string, AgeRating>>>;
export type AgeQuestion = keyof typeof AGE_QUESTIONS;

/** The message of an answer; `none` reads alike for every question. */
export function ageAnswerKey(question: string, answer: string) {
  return answer === 'none' ? 'ageAnswer.none' : (`ageAnswer.${question}.${answer}` as const);
}
export type AgeAnswers = { readonly [Question in AgeQuestion]: keyof (typeof AGE_QUESTIONS)[Question] };

/**
 * Minimum rating of a category, whatever the answers: casino games are played for coins, horror games frighten, sexy
 * games are suggestive. Who may open these games is decided by `needsAgeConfirmation`.
 */
const CATEGORY_MINIMUMS: { readonly [Key in CategoryKey]?: AgeRating } = { casino: '6+', horror: '12+', sexy: '15+' };

/** The mildest rating allowed for a game of this category (code) with these answers; reviewers may raise it. */
export function minimumAgeRating(answers: AgeAnswers, category: number): AgeRating {
  const key = findCategoryKey(category);
  const minimums: readonly AgeRating[] = [
    AGE_QUESTIONS.violence[answers.violence],
    AGE_QUESTIONS.horror[answers.horror],
    AGE_QUESTIONS.sexuality[answers.sexuality],
    AGE_QUESTIONS.language[answers.language],
    AGE_QUESTIONS.substances[answers.substances],
    AGE_QUESTIONS.gambling[answers.gambling],
    (key && CATEGORY_MINIMUMS[key]) ?? '0+',
  ];
  return minimums.reduce((strictest, rating) => (isAgeRatingAllowed(strictest, rating) ? strictest : rating));
}

/** Whether a rating is at least as strict as the minimum. */
export function isAgeRatingAllowed(rating: AgeRating, minimum: AgeRating): boolean {
  return AGE_BY_RATING[rating] >= AGE_BY_RATING[minimum];
}
