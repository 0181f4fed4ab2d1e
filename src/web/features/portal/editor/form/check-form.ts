import { AGE_QUESTIONS, minimumAgeRating } from '#domain/age/age-questionnaire.ts';
import { checkApplicationForm, normalizeApplicationForm } from '#domain/forms/application/application-form.ts';
import type { Problem, Problems } from '#web/kit/form/form-errors.ts';
import { type EditorForm, isAnswered, toSubmission } from './editor-form.ts';
import { toFieldName } from './editor-store.ts';

/**
 * Validates the form with the same rules as the server. The questionnaire is required except for applications created
 * before it was introduced; for those its rules apply once an answer is given.
 */
export function checkForm(form: EditorForm, { needsAnswers }: { readonly needsAnswers: boolean }): Problems {
  const sent = toSubmission(form);
  const minimum =
    isAnswered(form.ageAnswers) && form.category !== null
      ? minimumAgeRating(form.ageAnswers, form.category)
      : undefined;
  const problems = new Map<string, Problem>();
  for (const { field, message, values } of checkApplicationForm(normalizeApplicationForm(sent), {
    minimumAgeRating: minimum,
  })) {
    const name = toFieldName(field, sent);
    if (!problems.has(name)) problems.set(name, { message, ...(values && { values }) });
  }
  const isBegun = Object.keys(form.ageAnswers).length > 0;
  for (const question of Object.keys(AGE_QUESTIONS)) {
    const isMissing = (needsAnswers || isBegun) && !Object.hasOwn(form.ageAnswers, question);
    if (isMissing) problems.set(`ageAnswers.${question}`, { message: 'field.required' });
  }
  return problems;
}
