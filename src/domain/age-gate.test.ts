import { expect, it } from 'vitest';
import { AGE_RATINGS } from '#contract/age-ratings.ts';
import { CATEGORIES } from '#contract/categories.ts';
import { needsAgeConfirmation } from './age-gate.ts';

it('R6.11 asks before games rated 18+, in every category', () => {
  for (const { code } of CATEGORIES) expect(needsAgeConfirmation({ ageRating: '18+', category: code })).toBe(true);
});

it('R6.11 O24 asks before casino, horror and sexy, whatever their rating, and before nothing else', () => {
  for (const ageRating of AGE_RATINGS.filter((rating) => rating !== '18+')) {
    const asked = CATEGORIES.filter(({ code }) => needsAgeConfirmation({ ageRating, category: code }));
    expect(asked.map(({ key }) => key)).toEqual(['casino', 'horror', 'sexy']);
  }
});
