import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { AGE_BY_RATING, AGE_RATINGS } from '#contract/values/age-ratings.ts';
import { CATEGORIES } from '#contract/values/categories.ts';
import { buildAgeAnswers } from '#tests/factories/build-age-answers.ts';
import {
  AGE_QUESTIONS,
  type AgeAnswers,
  ageAnswerKey,
  isAgeRatingAllowed,
  minimumAgeRating,
} from './age-questionnaire.ts';

const NOTHING = buildAgeAnswers();

const PUZZLE = 110;
const CASINO = 106;

const SINGLE_ANSWERS: readonly (readonly [Partial<AgeAnswers>, string])[] = [
  [{}, '0+'],
  [{ violence: 'cartoon' }, '6+'],
  [{ violence: 'bloodless' }, '12+'],
  [{ violence: 'realistic' }, '15+'],
  [{ violence: 'gore' }, '18+'],
  [{ horror: 'mild' }, '12+'],
  [{ horror: 'strong' }, '15+'],
  [{ sexuality: 'mild' }, '12+'],
  [{ sexuality: 'suggestive' }, '15+'],
  [{ sexuality: 'nudity' }, '18+'],
  [{ language: 'coarse' }, '12+'],
  [{ substances: 'alcohol_tobacco' }, '15+'],
  [{ substances: 'drugs' }, '18+'],
  [{ gambling: 'virtual_coins' }, '6+'],
];

it.each(SINGLE_ANSWERS)('%j makes a puzzle at least %s', (answers, rating) => {
  expect(minimumAgeRating({ ...NOTHING, ...answers }, PUZZLE)).toBe(rating);
});

it('counts the strictest of several answers', () => {
  const mild = { ...NOTHING, violence: 'cartoon', language: 'coarse', gambling: 'virtual_coins' } as const;
  expect(minimumAgeRating(mild, PUZZLE)).toBe('12+');
  expect(minimumAgeRating({ ...mild, substances: 'drugs' }, PUZZLE)).toBe('18+');
});

it('raises the rating of casino, horror and sexy games, and of no other category', () => {
  const raised = CATEGORIES.map(({ code, key }) => [key, minimumAgeRating(NOTHING, code)]);
  expect(raised.filter(([, rating]) => rating !== '0+')).toEqual([
    ['casino', '6+'],
    ['horror', '12+'],
    ['sexy', '15+'],
  ]);
});

it.each([104, 105, CASINO])('makes a game of category %d for virtual coins at least 6+', (category) => {
  expect(minimumAgeRating({ ...NOTHING, gambling: 'virtual_coins' }, category)).toBe('6+');
});

it('allows a rating from the minimum upwards', () => {
  for (const [place, minimum] of AGE_RATINGS.entries()) {
    expect(AGE_RATINGS.filter((rating) => isAgeRatingAllowed(rating, minimum))).toEqual(AGE_RATINGS.slice(place));
  }
});

it('asks in the words of the catalog, every question and answer of it', () => {
  const catalog: object = JSON.parse(
    readFileSync(new URL('../../i18n/catalogs/rules/en-US.json', import.meta.url), 'utf8'),
  );
  const keys = Object.entries(AGE_QUESTIONS).flatMap(([question, answers]) => [
    `ageQuestion.${question}`,
    ...Object.keys(answers).map((answer) => ageAnswerKey(question, answer)),
  ]);
  expect(
    Object.keys(catalog)
      .filter((key) => /^age(Question|Answer)\./.test(key))
      .sort(),
  ).toEqual([...new Set(keys)].sort());
});

/** The answers of a question from the mildest to the strictest. */
function gradesOf<Grade extends string>(grades: Readonly<Record<Grade, unknown>>): Grade[] {
  const names: Grade[] = [];
  for (const name in grades) names.push(name);
  return names;
}

const GRADES = {
  violence: gradesOf(AGE_QUESTIONS.violence),
  horror: gradesOf(AGE_QUESTIONS.horror),
  sexuality: gradesOf(AGE_QUESTIONS.sexuality),
  language: gradesOf(AGE_QUESTIONS.language),
  substances: gradesOf(AGE_QUESTIONS.substances),
  gambling: gradesOf(AGE_QUESTIONS.gambling),
};

const answers = fc.record({
  violence: fc.constantFrom(...GRADES.violence),
  horror: fc.constantFrom(...GRADES.horror),
  sexuality: fc.constantFrom(...GRADES.sexuality),
  language: fc.constantFrom(...GRADES.language),
  substances: fc.constantFrom(...GRADES.substances),
  gambling: fc.constantFrom(...GRADES.gambling),
});

/** The stricter of two answers to each question. */
function stricter(first: AgeAnswers, second: AgeAnswers): AgeAnswers {
  const pick = <Grade extends string>(grades: readonly Grade[], one: Grade, other: Grade): Grade =>
    grades.indexOf(one) > grades.indexOf(other) ? one : other;
  return {
    violence: pick(GRADES.violence, first.violence, second.violence),
    horror: pick(GRADES.horror, first.horror, second.horror),
    sexuality: pick(GRADES.sexuality, first.sexuality, second.sexuality),
    language: pick(GRADES.language, first.language, second.language),
    substances: pick(GRADES.substances, first.substances, second.substances),
    gambling: pick(GRADES.gambling, first.gambling, second.gambling),
  };
}

it('never lowers the rating for a stricter answer, in any category', () => {
  fc.assert(
    fc.property(answers, answers, fc.integer({ min: 90, max: 130 }), (first, second, category) => {
      const before = minimumAgeRating(first, category);
      const after = minimumAgeRating(stricter(first, second), category);
      expect(AGE_RATINGS).toContain(before);
      expect(AGE_BY_RATING[after]).toBeGreaterThanOrEqual(AGE_BY_RATING[before]);
    }),
  );
});
