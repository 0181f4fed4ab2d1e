import { AGE_QUESTIONS, minimumAgeRating } from '#domain/age/age-questionnaire.ts';
import { checkApplicationForm, tidyApplicationForm } from '#domain/forms/application-form.ts';
import type { Problem, Problems } from '#web/kit/form/problems.ts';
import type { EditorForm } from './editor-form.ts';
import { toFieldName } from './field-names.ts';
import { isAnswered, toSubmission } from './send-form.ts';

/**
 * Every problem of the form by the same checks that the server has. The questionnaire has to be answered, but for an
 * application that was made before it was asked: that one is bounded once somebody begins to answer.
 */
export function checkForm(form: EditorForm, { needsAnswers }: { readonly needsAnswers: boolean }): Problems {
  const sent = toSubmission(form);
  const minimum =
    isAnswered(form.ageAnswers) && form.category !== null
      ? minimumAgeRating(form.ageAnswers, form.category)
      : undefined;
  const problems = new Map<string, Problem>();
  for (const { field, message, values } of checkApplicationForm(tidyApplicationForm(sent), {
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
