import { expect, it } from 'vitest';
import { isSameRatingChoice, ratingChoiceParameters, readRatingChoice, USUAL_RATING_CHOICE } from './rating-choice.ts';

it('reads what it writes, without what is as usual', () => {
  for (const parameters of [{}, { sort: 'newest' }, { sort: 'lowest', stars: '1', language: 'vi-VN' }]) {
    expect(ratingChoiceParameters(readRatingChoice(parameters))).toEqual(parameters);
  }
  expect(ratingChoiceParameters(readRatingChoice({ sort: 'helpful', stars: '', language: '' }))).toEqual({});
});

it.each([
  { sort: 'best', stars: '6', language: 'fr' },
  { sort: ['newest'], stars: 5, language: null },
  { sort: 'NEWEST', stars: '05', language: 'en-us' },
])('takes what it does not understand for the usual (%j)', (parameters) => {
  expect(readRatingChoice(parameters)).toEqual(USUAL_RATING_CHOICE);
});

it('tells choices apart by each of their parts', () => {
  const choice = { sort: 'newest', stars: 5, language: 'zh-TW' } as const;
  expect(isSameRatingChoice(choice, { ...choice })).toBe(true);
  for (const change of [{ sort: 'lowest' }, { stars: 4 }, { language: undefined }] as const) {
    expect(isSameRatingChoice(choice, { ...choice, ...change })).toBe(false);
  }
});
