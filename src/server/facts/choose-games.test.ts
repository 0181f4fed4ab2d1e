import fc from 'fast-check';
import { expect, it } from 'vitest';
import { AGE_BY_RATING, AGE_RATINGS } from '#contract/values/age-ratings.ts';
import { CATEGORIES } from '#contract/values/categories.ts';
import { AGE_FILTERS, PLATFORM_FILTERS, PRICE_FILTERS, RATING_FILTERS } from '#contract/values/game-filters.ts';
import { LOCALES } from '#contract/values/locales.ts';
import { PLATFORM_CODES } from '#contract/values/platforms.ts';
import { sortTags, TAGS } from '#contract/values/tags.ts';
import { needsAgeConfirmation } from '#domain/age/age-gate.ts';
import { FILTER_NAMES, PLATFORM_FILTER_NAMES } from '#domain/search/game-filters.ts';
import { presentFacets } from '../features/catalogue/present-facets.ts';
import { chooseGames, type GameChoice } from './choose-games.ts';
import type { GameFacts } from './fact-queries.ts';
import { FactsTable } from './facts-table.ts';

// Few values of each kind, so that filters often match.
const SOME_TAGS = [TAGS[0], TAGS[31], TAGS[32], TAGS[59]].flatMap((tag) => tag ?? []);
const someTags = fc.subarray(SOME_TAGS).map(sortTags);

const ratings = fc.constantFrom(
  { ratingCount: 0, ratingSum: 0 },
  { ratingCount: 1, ratingSum: 1 },
  { ratingCount: 20, ratingSum: 59 },
  { ratingCount: 20, ratingSum: 80 },
);

const others = fc.record({
  category: fc.constantFrom(101, 106, 119),
  platforms: fc.nat(15),
  languages: fc.nat(15),
  isPaid: fc.boolean(),
  saleBegin: fc.constantFrom(0, 90, 110),
  saleEnd: fc.constantFrom(0, 100, 200),
  age: fc.nat(AGE_RATINGS.length - 1),
  position: fc.constant(0),
  publishedAt: fc.constant(0),
  views: fc.constant(0),
  plays: fc.constant(0),
  trend: fc.constant(0),
  tags: someTags.map((tags) => tags.join(',')),
});

const facts = fc.tuple(others, ratings).map(([game, rated]) => ({ ...game, ...rated }));

/** The moment of all choices. */
const AT = 100;

const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined });
const choices: fc.Arbitrary<GameChoice> = fc.record({
  category: fc.constantFrom(100, 100, 101, 119),
  isForYounger: fc.boolean(),
  at: fc.constant(AT),
  platform: maybe(fc.constantFrom(...PLATFORM_FILTER_NAMES)),
  price: maybe(fc.constantFrom(...PRICE_FILTERS)),
  age: maybe(fc.constantFrom(...AGE_FILTERS)),
  rating: maybe(fc.constantFrom(...RATING_FILTERS)),
  language: maybe(fc.constantFrom(...LOCALES)),
  tags: someTags.map((tags) => (tags.length === 0 ? undefined : tags)),
});

type Facts = Omit<GameFacts, 'id'>;

/** The same in plain words. */
function isChosen(game: Facts, choice: GameChoice): boolean {
  const { category, isForYounger, platform, price, age, rating, language, tags = [] } = choice;
  const ageRating = AGE_RATINGS[game.age] ?? '18+';
  const has = game.tags.split(',');
  const average = game.ratingCount === 0 ? 0 : Math.round((10 * game.ratingSum) / game.ratingCount) / 10;
  return (
    (category === 100 || game.category === category) &&
    !(isForYounger && needsAgeConfirmation({ ageRating, category: game.category })) &&
    (platform === undefined || ((game.platforms >> PLATFORM_CODES.indexOf(PLATFORM_FILTERS[platform])) & 1) === 1) &&
    (price === undefined || game.isPaid === (price !== 'free')) &&
    (price !== 'sale' || (game.saleBegin <= AT && AT < game.saleEnd)) &&
    (age === undefined || AGE_BY_RATING[ageRating] <= age) &&
    (rating === undefined || average >= rating) &&
    (language === undefined || ((game.languages >> LOCALES.indexOf(language)) & 1) === 1) &&
    tags.every((tag) => has.includes(tag))
  );
}

it('chooses what passes all filters, and counts for each choice what choosing it would give', () => {
  fc.assert(
    fc.property(fc.array(facts, { maxLength: 40 }), choices, fc.integer({ min: 1, max: 3 }), (games, choice, step) => {
      const table = new FactsTable(games.length + 5);
      for (const [id, game] of games.entries()) table.set({ ...game, id });
      const among = step === 1 ? undefined : [...games.keys()].filter((id) => id % step === 0);
      const count = (other: GameChoice) =>
        games.filter((game, id) => isChosen(game, other) && (among?.includes(id) ?? true)).length;
      const { ids, counts } = chooseGames(table, { ...choice, among });
      expect(ids).toHaveLength(count(choice));
      expect([...ids].every((id) => isChosen(games[id] ?? expect.fail(), choice))).toBe(true);
      const view = { ...choice, lang: 'en-US' } as const;
      const facets = presentFacets({ count: ids.length, counts }, view);
      const expected = {
        categories: CATEGORIES.map(({ code }) => count({ ...choice, category: code })),
        platforms: PLATFORM_FILTER_NAMES.map((platform) => count({ ...choice, platform })),
        prices: PRICE_FILTERS.map((price) => count({ ...choice, price })),
        ages: AGE_FILTERS.map((age) => count({ ...choice, age })),
        ratings: RATING_FILTERS.map((rating) => count({ ...choice, rating })),
        languages: LOCALES.map((language) => count({ ...choice, language })),
      } as const;
      for (const group of Object.keys(expected) as (keyof typeof expected)[]) {
        expect(
          facets[group].map((one) => one.count),
          group,
        ).toEqual(expected[group]);
      }
      const { tags = [] } = choice;
      for (const { value, count: withTag } of facets.tags) {
        expect(withTag).toBe(count({ ...choice, tags: sortTags([...tags, value]) }));
      }
      for (const { filter, tag, count: without } of facets.without) {
        const others = tags.filter((other) => other !== tag);
        const wider = filter === 'tags' ? { tags: others } : { [filter]: filter === 'category' ? 100 : undefined };
        expect(without, filter).toBe(count({ ...choice, ...wider }));
      }
      expect(facets.without).toHaveLength(
        (choice.category === 100 ? 0 : 1) +
          FILTER_NAMES.filter((name) => name !== 'tags' && choice[name] !== undefined).length +
          tags.length,
      );
    }),
    { numRuns: 300 },
  );
});

it('forgets a game that is removed, with its ratings', () => {
  const table = new FactsTable(10);
  const game = { ...fc.sample(facts, { numRuns: 1, seed: 1 })[0], id: 3, ratingCount: 2, ratingSum: 9 } as GameFacts;
  table.set(game);
  table.set({ ...game, ratingSum: 10 });
  expect(table.allRatings).toEqual({ sum: 10, count: 2 });
  table.remove(3);
  table.remove(3);
  expect(table.allRatings).toEqual({ sum: 0, count: 0 });
  expect(chooseGames(table, { category: 100, isForYounger: false, at: AT }).ids).toHaveLength(0);
});

it('tells when a discount begins or ends next', () => {
  const table = new FactsTable(10);
  const [game] = fc.sample(facts, { numRuns: 1, seed: 1 });
  const put = (id: number, saleBegin: number, saleEnd: number) =>
    table.set({ ...game, id, saleBegin, saleEnd, age: 0, category: 101 } as GameFacts);
  const changesAt = (at: number) => chooseGames(table, { category: 100, isForYounger: false, at }).changesAt;
  put(1, 0, 0);
  expect(changesAt(50)).toBe(Number.POSITIVE_INFINITY);
  put(2, 100, 200);
  put(3, 150, 160);
  expect([50, 100, 155, 199, 200].map(changesAt)).toEqual([100, 150, 160, 200, Number.POSITIVE_INFINITY]);
});
