import { AGE_BY_RATING, AGE_RATINGS } from '#contract/values/age-ratings.ts';
import { ALL_GAMES_CATEGORY } from '#contract/values/categories.ts';
import { PLATFORM_FILTERS, type PlatformFilter } from '#contract/values/game-filters.ts';
import { LOCALES } from '#contract/values/locales.ts';
import { PLATFORM_CODES } from '#contract/values/platforms.ts';
import { TAGS } from '#contract/values/tags.ts';
import type { GameFilters } from '#domain/search/game-filters.ts';
import { ChoiceCounts, countTags, GROUPS, increment } from './count-choices.ts';
import { COST, costChangesAt, costOf, type FactColumns, type FactsTable, hasTag } from './facts-table.ts';

export interface GameChoice extends GameFilters {
  /** 100: all. */
  readonly category: number;
  /** Excludes games for adults. */
  readonly isForYounger: boolean;
  /** Of prices, unix milliseconds. */
  readonly at: number;
  /** Only these games, by ID; all of them if absent. */
  readonly isFound?: ((id: number) => boolean) | undefined;
}

export interface ChosenGames {
  /** In order of ID. */
  readonly ids: Int32Array;
  readonly counts: ChoiceCounts;
  /** When a discount begins or ends that changes this, unix milliseconds; infinite if none is known. */
  readonly changesAt: number;
}

/** The bit of a platform in `FactColumns.platforms`. */
export function platformBit(platform: PlatformFilter): number {
  return PLATFORM_CODES.indexOf(PLATFORM_FILTERS[platform]);
}

/** The ratings up to an age, as the index of the last one in `AGE_RATINGS`. */
export function lastRatingFor(age: number): number {
  return AGE_RATINGS.filter((rating) => AGE_BY_RATING[rating] <= age).length - 1;
}

/** What each column has to be; without a filter, a value that lets everything pass. */
function readFilter({ category, platform, price, age, rating, language, tags = [] }: GameChoice) {
  return {
    /** 0: any. */
    category: category - ALL_GAMES_CATEGORY,
    /** Has one of these bits. */
    platforms: platform === undefined ? ANY_BITS : 1 << platformBit(platform),
    languages: language === undefined ? ANY_BITS : 1 << LOCALES.indexOf(language),
    /** The costs that pass, both ends included. */
    leastCost: price === undefined ? COST.free : COST[price],
    mostCost: price === 'free' ? COST.free : COST.sale,
    age: age === undefined ? AGE_RATINGS.length : lastRatingFor(age),
    rating: (rating ?? 0) * 10,
    tags: tags.map((tag) => TAGS.indexOf(tag)),
  };
}

type Wanted = ReturnType<typeof readFilter>;

/** A game without any platform or text has no bit: `matchesBits` lets it pass. */
const ANY_BITS = -1;

function matchesBits(has: number, wanted: number): boolean {
  return wanted === ANY_BITS || (has & wanted) !== 0;
}

/**
 * The games that pass all filters, and how many there would be with each other choice: one pass over all games, which takes
 * about a millisecond for 100,000.
 */
export function chooseGames(table: FactsTable, choice: GameChoice): ChosenGames {
  const { columns, length } = table;
  const { isShown, isAdult } = columns;
  const { isForYounger, isFound, at } = choice;
  const wanted = readFilter(choice);
  const counts = new ChoiceCounts();
  const ids = new Int32Array(length);
  let count = 0;
  let changesAt = Number.POSITIVE_INFINITY;
  for (let id = 0; id < length; id += 1) {
    if (isShown[id] === 0 || (isForYounger && isAdult[id] === 1)) continue;
    if (isFound !== undefined && !isFound(id)) continue;
    const cost = costOf(columns, id, at);
    changesAt = Math.min(changesAt, costChangesAt(columns, id, at));
    const failed = failedGroups(columns, wanted, id, cost);
    // A game that two groups exclude is in no count.
    if ((failed & (failed - 1)) !== 0) continue;
    if (failed === 0) {
      ids[count] = id;
      count += 1;
      countTags(counts.tags, columns, id);
    } else noteExcluded(counts, columns, id, failed, wanted.tags);
    countValues(counts, columns, id, failed);
    if ((failed & ~BIT.price) === 0) increment(counts.price, cost);
  }
  return { ids: ids.subarray(0, count), counts, changesAt };
}

/** One bit for each of `GROUPS`, set if its filter excludes the game. */
const BIT = { category: 1, platform: 2, price: 4, age: 8, rating: 16, language: 32, tags: 64 } as const;

function failedGroups(columns: FactColumns, wanted: Wanted, id: number, cost: number): number {
  let failed = 0;
  if (wanted.category !== 0 && columns.category[id] !== wanted.category) failed |= BIT.category;
  if (!matchesBits(columns.platforms[id] ?? 0, wanted.platforms)) failed |= BIT.platform;
  if (cost < wanted.leastCost || cost > wanted.mostCost) failed |= BIT.price;
  if ((columns.age[id] ?? 0) > wanted.age) failed |= BIT.age;
  if ((columns.rating[id] ?? 0) < wanted.rating) failed |= BIT.rating;
  if (!matchesBits(columns.languages[id] ?? 0, wanted.languages)) failed |= BIT.language;
  if (!wanted.tags.every((tag) => hasTag(columns, id, tag))) failed |= BIT.tags;
  return failed;
}

/** Counts a game, but for its cost, in each group whose filter alone excludes it, or in all. */
function countValues(counts: ChoiceCounts, columns: FactColumns, id: number, failed: number): void {
  if ((failed & ~BIT.category) === 0) increment(counts.category, columns.category[id] ?? 0);
  if ((failed & ~BIT.platform) === 0) increment(counts.platform, columns.platforms[id] ?? 0);
  if ((failed & ~BIT.age) === 0) increment(counts.age, columns.age[id] ?? 0);
  if ((failed & ~BIT.rating) === 0) increment(counts.rating, columns.rating[id] ?? 0);
  if ((failed & ~BIT.language) === 0) increment(counts.language, columns.languages[id] ?? 0);
}

/** Counts a game that one group excludes; of tags, only if it lacks just one of them. */
function noteExcluded(
  counts: ChoiceCounts,
  columns: FactColumns,
  id: number,
  failed: number,
  tags: readonly number[],
): void {
  const group = GROUPS[31 - Math.clz32(failed)];
  if (group !== undefined) counts.excluded[group] += 1;
  if (failed !== BIT.tags) return;
  const lacked = tags.filter((tag) => !hasTag(columns, id, tag));
  const [only] = lacked;
  if (lacked.length === 1 && only !== undefined) increment(counts.withoutTag, only);
}
