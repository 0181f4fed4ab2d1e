import type { AgeRating } from '#contract/values/age-ratings.ts';
import { ALL_GAMES_CATEGORY } from '#contract/values/categories.ts';
import { type AgeAnswers, minimumAgeRating } from '../age/age-questionnaire.ts';
import { ageAnswersCheck, readAgeAnswers } from './age-answers-check.ts';
import { checkApplicationForm } from './application-form.ts';
import { type Fields, inside, isFields } from './checks.ts';
import type { FieldIssue } from './field-issue.ts';

/** What a questionnaire that nobody has filled in says: the category alone counts. */
const NOTHING_ANSWERED: AgeAnswers = {
  violence: 'none',
  horror: 'none',
  sexuality: 'none',
  language: 'none',
  substances: 'none',
  gambling: 'none',
};

/** The mildest rating that a form may have, by its answers and its category as far as they are there. */
export function minimumAgeRatingOf({ ageAnswers, category }: Fields): AgeRating {
  const code = typeof category === 'number' ? category : ALL_GAMES_CATEGORY;
  return minimumAgeRating(readAgeAnswers(ageAnswers) ?? NOTHING_ANSWERED, code);
}

/**
 * Every issue of an application together with the answers of its age questionnaire, in the order of the form. This is
 * what page and server ask; whether the ID is free and whose pictures they are is for the server to see.
 */
export function checkApplicationSubmission(form: unknown): readonly FieldIssue[] {
  const fields = isFields(form) ? form : {};
  return [
    ...checkApplicationForm(fields, { minimumAgeRating: minimumAgeRatingOf(fields) }),
    ...inside('ageAnswers', ageAnswersCheck(fields.ageAnswers, fields)),
  ];
}
