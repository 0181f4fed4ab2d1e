import { ERROR } from '#contract/errors/errors.ts';
import { AGE_QUESTIONS, type AgeAnswers, type AgeQuestion } from '../../age/age-questionnaire.ts';
import { type Check, chosen, FINE, isBlank, isFields, record } from '../checks/checks.ts';
import { textCode } from '../checks/value-checks.ts';
import { asIs } from '../field-kinds.ts';

/** The questions in their order. */
export const AGE_QUESTION_NAMES = [
  'violence',
  'horror',
  'sexuality',
  'language',
  'substances',
  'gambling',
] as const satisfies readonly AgeQuestion[];

const answerTo = (question: AgeQuestion) =>
  chosen(textCode((answer) => Object.hasOwn(AGE_QUESTIONS[question], answer), ERROR.invalidFormat));

const answers = record(Object.fromEntries(AGE_QUESTION_NAMES.map((question) => [question, answerTo(question)])));

/** Whether a questionnaire was omitted altogether; one that was started must be completed. */
function isUnanswered(value: unknown): boolean {
  return isBlank(value) || (isFields(value) && AGE_QUESTION_NAMES.every((question) => isBlank(value[question])));
}

const check: Check = (value, siblings) => (isUnanswered(value) ? FINE : answers(value, siblings));

/** The answers if every question has one; undefined otherwise. */
export function readAgeAnswers(value: unknown): AgeAnswers | undefined {
  return isFields(value) && areAgeAnswers(value) ? value : undefined;
}

function areAgeAnswers(value: object): value is AgeAnswers {
  return answers(value, {}).length === 0;
}

function readStoredAnswers(value: unknown): AgeAnswers | null {
  const read = readAgeAnswers(value);
  if (read === undefined) return null;
  const { violence, horror, sexuality, language, substances, gambling } = read;
  return { violence, horror, sexuality, language, substances, gambling };
}

/** The answers of the age questionnaire: all or none. */
export const ageAnswers = {
  normalize: asIs,
  check,
  read: readStoredAnswers,
  difference: {
    kind: 'list',
    texts: (given: AgeAnswers | null) =>
      Object.entries(given ?? {}).map(([question, answer]) => `${question} ${answer}`),
  },
} as const;
