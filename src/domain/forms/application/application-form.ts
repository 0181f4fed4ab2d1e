import type { AgeRating } from '#contract/values/age-ratings.ts';
import { isAgeRatingAllowed } from '../../age/age-questionnaire.ts';
import { type Fields, inside, isFields, refuse } from '../checks/checks.ts';
import { isAgeRating } from '../checks/value-checks.ts';
import type { FieldIssue } from '../field-issue.ts';
import { defineForm } from '../form-table.ts';
import { APPLICATION_FIELDS, type StoredApplicationForm } from './application-fields.ts';

const application = defineForm<StoredApplicationForm>(APPLICATION_FIELDS);

/** Normalizes a form for checking and storing. */
export function normalizeApplicationForm(fields: Fields): Fields {
  return application.normalize(fields);
}

/**
 * Every issue of a new application, or of an edited one as it would become. Ratings below the minimum of the
 * questionnaire are rejected. The server checks whether the ID is available and the pictures exist.
 */
export function checkApplicationForm(
  form: unknown,
  { minimumAgeRating = '0+' }: { readonly minimumAgeRating?: AgeRating } = {},
): readonly FieldIssue[] {
  const issues = application.check(form);
  const rating = isFields(form) ? form.ageRating : undefined;
  const isTooMild = isAgeRating(rating) && !isAgeRatingAllowed(rating, minimumAgeRating);
  return isTooMild ? [...issues, ...inside('ageRating', refuse('field.choice'))] : issues;
}

/** The stored form of fields that passed `checkApplicationSubmission`, or of a stored application. */
export function readApplicationForm(fields: Fields): StoredApplicationForm {
  return application.read(fields);
}
