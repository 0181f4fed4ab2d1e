import { expect, it } from 'vitest';
import { readParameter, refusedWith } from '#tests/contract/read-parameter.ts';
import { LIMITS } from '../values/limits.ts';
import { ratingAnswerWords, ratingNumberPlace, ratingPlace, ratingQueuePlace, ratingWords } from './parameters.ts';

const SHORTEST = 'a'.repeat(LIMITS.ratingWordsMin);
const LONGEST = '🎲'.repeat(LIMITS.ratingWordsMax);
const LONGEST_ANSWER = '🎲'.repeat(LIMITS.ratingAnswerLength);

it.each([
  [ratingWords, '', ''],
  [ratingWords, '   ', ''],
  [ratingWords, `  ${SHORTEST}\n`, SHORTEST],
  [ratingWords, LONGEST, LONGEST],
  [ratingAnswerWords, ' a ', 'a'],
  [ratingAnswerWords, LONGEST_ANSWER, LONGEST_ANSWER],
])('case %# keeps words without the spaces around them', (schema, value, words) => {
  expect(readParameter(schema, value)).toBe(words);
});

it.each([
  [ratingWords, undefined, 'field.required'],
  [ratingWords, null, 'field.required'],
  [ratingWords, 5, 'field.invalid'],
  [ratingWords, [SHORTEST], 'field.invalid'],
  [ratingWords, `${SHORTEST}\u0000`, 'field.invalid'],
  [ratingWords, 'a', 'field.tooShort'],
  [ratingWords, ` ${SHORTEST.slice(1)} `, 'field.tooShort'],
  [ratingWords, `${LONGEST}a`, 'field.tooLong'],
  [ratingAnswerWords, undefined, 'field.required'],
  [ratingAnswerWords, ' ', 'field.required'],
  [ratingAnswerWords, `${LONGEST_ANSWER}a`, 'field.tooLong'],
])('case %# refuses words', (schema, value, message) => {
  expect(readParameter(schema, value)).toEqual(refusedWith(message));
});

it.each([
  [ratingPlace, ['1', '1234567890', '1234567890.1234567890'], ['', '1.', '.1', 'x1', '1x', '12345678901', '1.2.3', 7]],
  [ratingNumberPlace, ['1', '1234567890'], ['', '1.2', 'x1', '1x', '12345678901', 7]],
  [
    ratingQueuePlace,
    ['1.2', '1234567890123456.1234567890'],
    ['', '1', '1.', 'x1.2', '1.2x', '12345678901234567.1', 1.2],
  ],
])('case %# takes the places that its lists answer and no others', (schema, places, others) => {
  expect(places.map((place) => readParameter(schema, place))).toEqual(places);
  for (const other of others) expect(readParameter(schema, other)).toEqual(refusedWith('field.invalid'));
});
