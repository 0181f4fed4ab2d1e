import type { AgeRating } from '#contract/values/age-ratings.ts';
import { ALL_GAMES_CATEGORY } from '#contract/values/categories.ts';
import { type AgeAnswers, minimumAgeRating } from '../../age/age-questionnaire.ts';
import { type Fields, isFields } from '../checks/checks.ts';
import type { FieldIssue } from '../field-issue.ts';
import { readAgeAnswers } from './age-answers.ts';
import { checkApplicationForm } from './application-form.ts';

/** An unanswered questionnaire: only the category matters. */
const NOTHING_ANSWERED: AgeAnswers = {
  violence: 'none',
  horror: 'none',
  sexuality: 'none',
  language: 'none',
  substances: 'none',
  gambling: 'none',
};

/** The mildest rating allowed by a form's answers and category, as far as they are given. */
export function minimumAgeRatingOf({ ageAnswers, category }: Fields): AgeRating {
  const code = typeof category === 'number' ? category : ALL_GAMES_CATEGORY;
  return minimumAgeRating(readAgeAnswers(ageAnswers) ?? NOTHING_ANSWERED, code);
}

/**
 * Every issue of an application, its age rating bounded by the questionnaire. The server checks whether the ID is
 * available and who owns the pictures.
 */
export function checkApplicationSubmission(form: unknown): readonly FieldIssue[] {
  return checkApplicationForm(form, { minimumAgeRating: minimumAgeRatingOf(isFields(form) ? form : {}) });
}
