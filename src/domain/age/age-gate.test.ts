import { describe, expect, it } from 'vitest';
import { AGE_RATINGS } from '#contract/values/age-ratings.ts';
import { CATEGORIES } from '#contract/values/categories.ts';
import { ADULT_CATEGORIES, findAgeObstacle, needsAgeConfirmation } from './age-gate.ts';

it('R6.11 asks before games rated 18+, in every category', () => {
  for (const { code } of CATEGORIES) expect(needsAgeConfirmation({ ageRating: '18+', category: code })).toBe(true);
});

it('R6.11 O24 asks before casino, horror and sexy, whatever their rating, and before nothing else', () => {
  for (const ageRating of AGE_RATINGS.filter((rating) => rating !== '18+')) {
    const asked = CATEGORIES.filter(({ code }) => needsAgeConfirmation({ ageRating, category: code }));
    expect(asked.map(({ key }) => key)).toEqual(['casino', 'horror', 'sexy']);
    expect(asked.map(({ code }) => code)).toEqual(ADULT_CATEGORIES);
  }
});

describe('O24 what stands before a game', () => {
  const visitor = { account: null, isConfirmed: false };
  const account = { account: { birthdate: null }, isConfirmed: false };
  const born = { account: { birthdate: '2015-01-01' }, isConfirmed: false };
  const forAdults = { ageRating: '18+', category: 101 };
  const forAll = { ageRating: '0+', category: 101 };

  it.each([
    [{ ...visitor, audience: 'unknown' }, { ageConfirmed: 'field.required' }],
    [{ ...visitor, audience: 'unknown', isConfirmed: true }, undefined],
    [{ ...visitor, audience: 'adult' }, undefined],
    [{ ...visitor, audience: 'younger' }, { ageConfirmed: 'age.too_young' }],
    [{ ...visitor, audience: 'younger', isConfirmed: true }, { ageConfirmed: 'age.too_young' }],
    [{ ...account, audience: 'unknown', isConfirmed: true }, { birthdate: 'field.required' }],
    [{ ...account, audience: 'adult' }, undefined],
    [{ ...born, audience: 'younger', isConfirmed: true }, { birthdate: 'age.too_young' }],
    [{ ...account, audience: 'younger', isConfirmed: true }, { ageConfirmed: 'age.too_young' }],
  ] as const)('for adults, for %j: %j', (player, obstacle) => {
    expect(findAgeObstacle(forAdults, player, 'adult')).toEqual(obstacle);
    expect(findAgeObstacle(forAdults, player, 'everywhere')).toEqual(obstacle);
  });

  it.each([
    [{ ...visitor, audience: 'unknown' }, { ageConfirmed: 'field.required' }],
    [{ ...visitor, audience: 'unknown', isConfirmed: true }, undefined],
    [{ ...visitor, audience: 'younger' }, undefined],
    [{ ...account, audience: 'unknown' }, { birthdate: 'field.required' }],
    [{ ...account, audience: 'younger' }, undefined],
  ] as const)('for everyone, asked everywhere, for %j: %j', (player, obstacle) => {
    expect(findAgeObstacle(forAll, player, 'everywhere')).toEqual(obstacle);
    expect(findAgeObstacle(forAll, player, 'adult')).toBeUndefined();
  });
});
