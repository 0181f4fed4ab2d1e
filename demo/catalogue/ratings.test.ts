import { expect, it } from 'vitest';
import { LIMITS } from '#contract/values/limits.ts';
import { LOCALES } from '#contract/values/locales.ts';
import { demoGames } from './games.ts';
import { demoRatings } from './ratings.ts';

it('is of games that there are, one of a buyer for a game, in every language', () => {
  const known = new Set(demoGames.map(({ appId }) => appId));
  expect(demoRatings.filter(({ appId }) => !known.has(appId))).toEqual([]);
  expect(new Set(demoRatings.map(({ appId, buyer }) => `${appId} ${buyer}`)).size).toBe(demoRatings.length);
  expect(demoRatings.length).toBeGreaterThanOrEqual(36);
  for (const lang of LOCALES) expect(demoRatings.filter((rating) => rating.lang === lang).length).toBeGreaterThan(6);
});

it('keeps to what players can write, and says nothing twice', () => {
  const said = demoRatings.flatMap(({ words }) => (words === '' ? [] : words));
  for (const words of said) {
    expect([...words].length, words).toBeGreaterThanOrEqual(LIMITS.ratingWordsMin);
    expect([...words].length).toBeLessThanOrEqual(LIMITS.ratingWordsMax);
  }
  expect(new Set(said).size).toBe(said.length);
  for (const { stars, buyer, helpful = 0 } of demoRatings) {
    expect([1, 2, 3, 4, 5]).toContain(stars);
    expect(buyer).toBeLessThanOrEqual(12);
    expect(helpful).toBeLessThan(12);
  }
});
