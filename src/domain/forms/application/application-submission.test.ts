import { expect, it } from 'vitest';
import { AGE_QUESTIONS } from '../../age/age-questionnaire.ts';
import { APPLICATION_EXAMPLE } from '../examples.ts';
import { toFieldErrors } from '../field-issue.ts';
import { AGE_QUESTION_NAMES, readAgeAnswers } from './age-answers.ts';
import { checkApplicationSubmission, minimumAgeRatingOf } from './application-submission.ts';

const MILD = {
  violence: 'none',
  horror: 'none',
  sexuality: 'none',
  language: 'none',
  substances: 'none',
  gambling: 'none',
};
const fieldsOf = (changes: object) => toFieldErrors(checkApplicationSubmission({ ...APPLICATION_EXAMPLE, ...changes }));

it('knows every question', () => {
  expect([...AGE_QUESTION_NAMES].sort()).toEqual(Object.keys(AGE_QUESTIONS).sort());
});

it('takes a form without answers, and with all of them', () => {
  expect(fieldsOf({})).toEqual({});
  for (const ageAnswers of [null, {}, { violence: '' }, MILD]) expect(fieldsOf({ ageAnswers })).toEqual({});
});

it('bounds the rating by the answers and by the category', () => {
  expect(minimumAgeRatingOf({ ageAnswers: { ...MILD, violence: 'gore' }, category: 101 })).toBe('18+');
  expect(fieldsOf({ ageAnswers: { ...MILD, violence: 'realistic' }, ageRating: '12+' })).toEqual({
    ageRating: 'field.choice',
  });
  expect(fieldsOf({ ageAnswers: { ...MILD, violence: 'bloodless' }, ageRating: '12+' })).toEqual({});
  expect(fieldsOf({ category: 118, ageRating: '6+' })).toEqual({ ageRating: 'field.choice' });
});

it('names every question without an answer of its own once one is answered', () => {
  expect(fieldsOf({ ageAnswers: { ...MILD, violence: 'toString', horror: undefined } })).toEqual({
    'ageAnswers.violence': 'field.choice',
    'ageAnswers.horror': 'form.choose',
  });
  expect(fieldsOf({ ageAnswers: 'mild' })).toEqual({ ageAnswers: 'field.invalid' });
  expect(readAgeAnswers({ ...MILD, gambling: 'real_money' })).toBeUndefined();
});
